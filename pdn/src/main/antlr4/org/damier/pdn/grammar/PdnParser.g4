/*
 * One game of a file. Where a game ends has been found before, so that a mistake in one game never reaches the next.
 */
parser grammar PdnParser;

options { tokenVocab = PdnLexer; }

game : tag* line EOF ;

tag : TAG_OPEN TAG_NAME TAG_VALUE TAG_CLOSE ;

line : COMMENT* turn* number* RESULT? ;

turn : ( number | SETUP )* MOVE mark* ;

// Whatever is said between a number and its move is said before the move.
number : MOVE_NUMBER COMMENT* ;

mark : STRENGTH | NAG | COMMENT | variation ;

variation : OPEN line CLOSE ;
