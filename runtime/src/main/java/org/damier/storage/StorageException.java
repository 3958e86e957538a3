package org.damier.storage;

/** A stored text that cannot be used: damaged, of a version not known here, or of other rules than those at hand. */
public final class StorageException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  StorageException(String sentence) {
    super(sentence);
  }

  StorageException(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
