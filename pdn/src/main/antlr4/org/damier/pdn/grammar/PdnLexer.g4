/*
 * The words of a file of games. Files come from many programs and from hands, so whatever can be understood is: blanks
 * within moves, typographers' quotes and dashes, comments that are never closed.
 */
lexer grammar PdnLexer;

BLANKS : BLANK+ -> skip ;

// A line that begins with a percent sign is for other programs; elsewhere the sign means nothing either.
ESCAPE : '%' ~[\n]* -> skip ;

TAG_OPEN : '[' -> pushMode(TAG) ;

// A line that begins like a tag ends a comment that nobody closed, so that the games after it are not lost.
COMMENT : '{' REST_OF_LINE ( '\n' COMMENT_LINE )* '}' | ';' ~[\n]* ;
OPEN_COMMENT : '{' REST_OF_LINE ( '\n' COMMENT_LINE )* ;

RESULT
  : '1' BLANK* DASH BLANK* [01]
  | '0' BLANK* DASH BLANK* [012]
  | '2' BLANK* DASH BLANK* '0'
  | HALF ( BLANK* DASH BLANK* HALF )?
  ;

// A result, or, right behind a move, the mark of a forced one.
STAR : '*' ;

MOVE_NUMBER : DIGIT+ BLANK* '.'+ | '.'+ ;

MOVE
  : DIGIT+ ( BLANK* SEPARATOR BLANK* DIGIT+ )+
  | LETTER DIGIT+ ( BLANK* SEPARATOR BLANK* LETTER DIGIT+ | LETTER DIGIT+ )+
  ;

STRENGTH : [!?]+ | '(' [!?]+ ')' ;

NAG : '$' DIGIT+ ;

// A position set up between moves: /W:W31,K5:B12/.
SETUP : '/' BLANK* [WBwb] BLANK* ':' ~[/\n{}]* '/' ;

OPEN : '(' ;

CLOSE : ')' ;

// Runs of anything else are one word, so that noise makes one mistake and not a thousand.
NOISE : DIGIT+ | ~[ \t\r\n\f\u00A0\u2007\u202F\uFEFF%[{;0-9.!?$()*a-zA-Z]+ | LETTER+ DIGIT* | . ;

fragment REST_OF_LINE : ~[}\n]* ;
fragment COMMENT_LINE : ( ~[[}\n] ~[}\n]* | '[' ~[A-Z}\n] ~[}\n]* )? ;
fragment HALF : '1/2' | '\u00BD' ;
fragment DASH : [-\u2010-\u2015\u2212] ;
fragment SEPARATOR : [-xX:\u00D7\u2010-\u2015\u2212] ;
fragment BLANK : [ \t\r\n\f\u00A0\u2007\u202F\uFEFF] ;
fragment LETTER : [a-zA-Z] ;
fragment DIGIT : [0-9] ;

mode TAG;

TAG_BLANKS : [ \t\r\f\u00A0\u2007\u202F]+ -> skip ;

TAG_NAME : [\p{L}_] [\p{L}\p{N}_\-]* ;

// Quotes within the value are part of it, but for the last before the tag's end.
TAG_VALUE : QUOTE ( ESCAPED | ~["\\\n\u201C-\u201F\u00AB\u00BB] | QUOTES ( ESCAPED | INNER ) )* QUOTES? QUOTE ;

TAG_CLOSE : ']' -> popMode ;

// A tag does not go over the end of its line.
TAG_BROKEN : '\n' -> popMode ;

TAG_NOISE : . ;

fragment ESCAPED : '\\' ~[\n] ;
fragment QUOTES : ( QUOTE INNER_BLANK* )+ ;
fragment INNER : ~[\] \t\r\n\u00A0"\\\u201C-\u201F\u00AB\u00BB] ;
fragment QUOTE : ["\u201C-\u201F\u00AB\u00BB] ;
fragment INNER_BLANK : [ \t\r\u00A0] ;
