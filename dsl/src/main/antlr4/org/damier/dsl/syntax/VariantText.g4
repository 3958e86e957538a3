/*
 * How a text is cut before anybody asks which of its names are words of the language. That there are few rules here and not one for
 * each word makes the first text of a program quicker to read: whatever the lexer meets for the first time it tries with every rule.
 */
lexer grammar VariantText;

options { tokenVocab = Variant; }

DIAGRAM : '"""' .*? ('"""' | EOF) ;
FENCE : '```' .*? ('```' | EOF) ;
// A text stands in one line. One that goes on below, to a quotation mark that follows a word as those at the end do, is cut as one
// nevertheless, so that it is one mistake; else it has no end.
TEXT : '"' ~["\n]* ('"' | ('\n' FURTHER [ \t]*)* '\n' FURTHER '"')? ;

COMMENT : '//' ~[\n]* -> skip ;
SPACE : [ \t\n\f\u00A0]+ -> skip ;

SIZE : DIGIT+ 'x' DIGIT+ ;
RANGE : DIGIT+ '-' DIGIT+ | LETTER DIGIT+ '-' LETTER DIGIT+ ;
NUMBER : DIGIT+ ;
SQUARE : LETTER DIGIT+ ;
NAME : (LETTER | '_' | ABROAD {Letters.isLetter(_input)}?)
       (LETTER | DIGIT | [_\-] | ABROAD {Letters.isPartOfWord(_input)}?)* ;

// Runs of anything else are one token, so that noise makes one mistake and not a thousand.
NOISE : (~[ \t\n\f"`,/a-zA-Z_0-9\-\u0080-\u{10FFFF}] | ABROAD {Letters.isNoise(_input)}?)+ | . ;

fragment FURTHER : [ \t]* INK (~["`\n]* INK)? ;
fragment INK : ~["` \t\n] ;
fragment LETTER : [a-zA-Z] ;
fragment DIGIT : [0-9] ;
// What is a letter there is asked of Java: as ranges, of which there are hundreds, it took a sixth of the time of a first file.
fragment ABROAD : [\u0080-\u{10FFFF}] ;
