package org.damier.dsl.syntax;

import org.damier.dsl.diagnostic.Span;

/** Something a person wrote, and where. */
public record Located<T>(T value, Span span) {}
