/**
 * Hub, version 2: the text protocol between a draughts engine and the program that shows the board. {@link
 * org.damier.protocols.hub.HubServer} is an engine, {@link org.damier.protocols.hub.HubClient} plays against one.
 */
package org.damier.protocols.hub;
