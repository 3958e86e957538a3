/*
 * The variant language: a file is a list of blocks, a block is a list of clauses, a clause is a rule.
 * Line ends mean nothing to the grammar; only recovery from a mistake looks at them.
 *
 * Every choice of words is made on the first word, so that a mistake is found where it stands. To that end the
 * grammar accepts a little more than is legal (the parts after a comma in any order, for one); the checks explain
 * the rest.
 */
grammar Variant;

options { superClass = ClauseParser; }

// What VariantText cuts the text into; the words of this grammar are names there, and looked up (Tokens). The lexer that ANTLR makes
// of this grammar is not used. LINE_NAME is a word that the language does not know at the beginning of a line: most often a
// clause misspelt.
tokens { DIAGRAM, FENCE, TEXT, SIZE, RANGE, NUMBER, SQUARE, NAME, LINE_NAME, NOISE }

file : block* EOF ;

block : header | board | notation | gameType | zoneClause | setup | piece | capture | play | ending ;

// --- Name and parent ---

header : 'variant' title ('extends' parent)? ;
catch [RecognitionException mistake] { abandon(_localctx, mistake); }

title : TEXT ;

parent : NAME | LINE_NAME | TEXT ;

// --- Board and notation ---

board : 'board' size (',' boardPart)* ;
catch [RecognitionException mistake] { abandon(_localctx, mistake); }

size : NUMBER 'x' NUMBER | SIZE ;

boardPart
  : 'all' 'squares'
  | 'dark' 'squares'
  | hand 'corner' shade
  | 'hexes'
  | 'trimmed' 'by' NUMBER
  | 'lines' line+
  | 'forward' compass ('and' compass)*
  ;

line : square '-' square | RANGE ;

hand : 'left' | 'right' ;

shade : 'dark' | 'light' ;

compass : 'north' | 'northeast' | 'east' | 'southeast' | 'south' | 'southwest' | 'west' | 'northwest' ;

notation : 'notation' style (',' notationPart)* ;
catch [RecognitionException mistake] { abandon(_localctx, mistake); }

style : 'letters' | 'numbers' ;

notationPart
  : square 'at' edge hand
  | 'step' 'sign' TEXT
  | 'capture' 'sign' TEXT
  ;

edge : 'top' | 'bottom' ;

gameType : 'game' 'type' NUMBER ;
catch [RecognitionException mistake] { abandon(_localctx, mistake); }

// --- Zones ---

zoneClause : 'zone' TEXT (sideZone (',' sideZone)* | squareItem+) ;
catch [RecognitionException mistake] { abandon(_localctx, mistake); }

// --- Setup ---

setup : 'setup' setupClause* ;

setupClause : placement | diagram ;

placement : side rank (image | 'none' | 'on' place | squares) ;
catch [RecognitionException mistake] { abandon(_localctx, mistake); }

image : 'mirrored' | 'rotated' ;

squares : squareItem (','? squareItem)* ;

squareItem
  : square ('-' square)?
  | RANGE
  | ('row' | 'rows') (NUMBER ('-' NUMBER)? | RANGE)
  ;

square : SQUARE | NUMBER ;

diagram : DIAGRAM ;

side : 'white' | 'black' ;

rank : 'man' | 'king' ;

// --- Pieces ---

piece : pieceHead pieceClause* ;

pieceHead : 'piece' rank ;
catch [RecognitionException mistake] { abandon(_localctx, mistake); }

pieceClause : moves | captures | promotes | rests ;

moves : 'moves' ('never' | movement ('and' movement)*) ;
catch [RecognitionException mistake] { abandon(_localctx, mistake); }

movement : gait directions (',' directions)* ;

gait : 'step' | 'slide' | 'line' | 'leap' | 'vault' ;

directions : direction+ ;

direction : 'forward' | 'backward' | 'sideways' | 'orthogonal' | 'diagonal' | 'any' ;

captures : 'captures' ('never' | capturing ('and' capturing)*) ;
catch [RecognitionException mistake] { abandon(_localctx, mistake); }

capturing : leap directions (',' capturingPart)* ;

leap : 'jump' | 'fly' ;

capturingPart
  : directions
  | 'landing' landing
  | 'over' overWhat
  | 'from' 'afar'
  ;

overWhat
  : victims 'only'
  | 'own' 'pieces' 'too'
  ;

landing : landingManner ('on' place)? | 'on' place ;

landingManner
  : 'anywhere' ('but' 'next' 'to' 'a' 'king' 'taken' 'last' ('of' 'several')?)?
  | 'next'
  | 'beyond'
  | 'where' 'it' 'can' 'continue'
  ;

victims : 'men' | 'kings' ;

promotes : 'promotes' ('never' | 'to' 'king' 'on' zone (',' promotionPart)*) ;
catch [RecognitionException mistake] { abandon(_localctx, mistake); }

zone : place | sideZone ;

sideZone : side (image | squareItem+) ;

promotionPart
  : sideZone
  | 'at' moment
  | 'stopping'
  | 'continuing'
  ;

rests : 'rests' ('never' | 'after' NUMBER ('move' | 'moves') 'in' 'a' 'row' (',' 'while' 'its' 'side' 'has' 'men')?) ;
catch [RecognitionException mistake] { abandon(_localctx, mistake); }

moment : 'end' 'of' 'move' | 'once' ;

// --- Capture ---

capture : 'capture' captureClause* ;

captureClause : duty | continuation | majority | removal | reversal | captor ;

duty
  : 'mandatory' ('against' 'the' 'piece' 'moved' 'last')?
  | 'optional'
  | 'forfeit' ('of' ('kings' 'only' | 'one' 'piece'))?
  ;
catch [RecognitionException mistake] { abandon(_localctx, mistake); }

continuation
  : 'must' 'go' 'on'
  | 'may' 'stop' (',' 'kings' 'only')?
  | 'single' 'jump'
  ;
catch [RecognitionException mistake] { abandon(_localctx, mistake); }

majority : 'majority' ('none' | criterion (',' majorityPart)*) ;
catch [RecognitionException mistake] { abandon(_localctx, mistake); }

majorityPart : 'then' criterion | worth | scope ;

scope : 'of' ('the' 'chosen' 'piece' | 'all' 'pieces') ;

// Which words a criterion has is no matter of the grammar: all criteria stand in one place of the rule model.
criterion : criterionWord+ | 'value' worth ;

criterionWord : 'most' | 'by' | 'man' | 'men' | 'king' | 'kings' | 'pieces' | 'soonest' | NAME ;

worth : rank NUMBER ('/' NUMBER)? ;

removal : 'removal' 'at' moment ;
catch [RecognitionException mistake] { abandon(_localctx, mistake); }

reversal : 'reversal' leave ;
catch [RecognitionException mistake] { abandon(_localctx, mistake); }

leave : 'allowed' | 'forbidden' ;

captor : 'captor' ('keeps' | 'changes') 'side' ;
catch [RecognitionException mistake] { abandon(_localctx, mistake); }

// --- Play ---

play : 'play' playClause* ;

playClause : first | hook ;

first : side 'first' ;
catch [RecognitionException mistake] { abandon(_localctx, mistake); }

hook : 'hook' hookKind ('none' | TEXT script) ;
catch [RecognitionException mistake] { abandon(_localctx, mistake); }

hookKind : 'moves' | 'permit' | 'promotion' | 'ending' ;

script : 'from' TEXT | FENCE ;

// --- Endings ---

ending : 'ending' endingClause* ;

endingClause : condition verdict ;
catch [RecognitionException mistake] { abandon(_localctx, mistake); }

condition
  : 'no' 'move'
  | 'singleton'
  | 'king' ('on' place)?
  | 'repetition' NUMBER?
  | 'any' 'count' 'of' 'moves'
  | clock
  | NUMBER (clock | balance)
  ;

clock : ('moves' | 'move') clockPart+ ;

clockPart
  : 'by' 'kings' 'only'
  | 'without' 'capture' ('or' 'promotion')?
  | 'of' NUMBER balance
  | 'with' 'pauses'
  ;

// The first number stands before the balance, where it tells a balance from a clock.
balance : amount (total | force* ('or' forces)* ('against' forces)?) ;

total : 'in' 'all' (',' 'kings' 'on' 'both' 'sides')? ;

forces : force+ ;

force : NUMBER amount ;

amount : extent? unit ('on' place)? ;

place : 'first' 'row' | 'last' 'row' | 'long' 'diagonal' | TEXT ;

extent : 'or' 'more' | 'to' NUMBER ;

unit : 'man' | 'men' | 'king' | 'kings' | 'piece' | 'pieces' ;

verdict : 'loses' | 'wins' | 'draws' | 'plays' 'on' ;
