package org.damier.dsl.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.damier.board.Rank;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.Diagnostics;

/** Makes the syntax tree from what the parser found, leaving out malformed clauses. */
final class TreeBuilder {

  /** More clauses than any rulebook has rules: some ten times as many as the largest. */
  private static final int MOST_CLAUSES = 500;

  private final Diagnostics diagnostics;
  private final List<VariantFile.Header> headers = new ArrayList<>();
  private final List<Clause> clauses = new ArrayList<>();
  private final List<VariantFile.Broken> broken = new ArrayList<>();
  private boolean full;

  TreeBuilder(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  VariantFile file(
      VariantParser.FileContext file,
      List<VariantFile.Broken> alreadyBroken,
      VariantFile.Extent extent) {
    broken.addAll(alreadyBroken);
    file.block().forEach(this::block);
    return new VariantFile(headers, clauses, broken, extent);
  }

  private void block(VariantParser.BlockContext block) {
    BoardTrees boards = new BoardTrees(diagnostics);
    if (block.header() != null) {
      header(block.header());
    } else if (block.board() != null) {
      clause(VariantFile.NO_BLOCK, block.board(), boards::board);
    } else if (block.notation() != null) {
      clause(VariantFile.NO_BLOCK, block.notation(), boards::notation);
    } else if (block.gameType() != null) {
      clause(VariantFile.NO_BLOCK, block.gameType(), BoardTrees::gameType);
    } else if (block.zoneClause() != null) {
      clause(VariantFile.NO_BLOCK, block.zoneClause(), SquareTrees::zone);
    } else if (block.setup() != null) {
      block.setup().setupClause().forEach(this::setup);
    } else if (block.piece() != null) {
      piece(block.piece());
    } else if (block.capture() != null) {
      block.capture().captureClause().forEach(this::capture);
    } else if (block.play() != null) {
      block.play().playClause().forEach(this::play);
    } else if (block.ending() != null) {
      EndingTrees endings = new EndingTrees(diagnostics);
      block.ending().endingClause().forEach(ending -> clause("ending", ending, endings::ending));
    }
  }

  private void header(VariantParser.HeaderContext header) {
    if (isBroken(VariantFile.NO_BLOCK, header)) {
      return;
    }
    List<Located<String>> parents = new ArrayList<>();
    if (header.parent() != null) {
      Token name = header.parent().getStart();
      parents.add(
          name.getType() == VariantParser.TEXT
              ? Parts.text(name)
              : new Located<>(name.getText(), Tokens.span(name)));
    }
    Located<String> title = Parts.text(header.title().getStart());
    headers.add(new VariantFile.Header(title, parents, Parts.span(header)));
  }

  private void setup(VariantParser.SetupClauseContext setup) {
    if (setup.placement() != null) {
      clause("setup", setup.placement(), SquareTrees::placement);
    } else {
      clause("setup", setup.diagram(), SquareTrees::diagram);
    }
  }

  private void piece(VariantParser.PieceContext piece) {
    if (isBroken(VariantFile.NO_BLOCK, piece.pieceHead())) {
      return;
    }
    Rank rank = SquareTrees.rank(piece.pieceHead().rank());
    String block = "piece " + rank.word();
    PieceTrees pieces = new PieceTrees(rank, diagnostics);
    for (VariantParser.PieceClauseContext clause : piece.pieceClause()) {
      if (clause.moves() != null) {
        clause(block, clause.moves(), pieces::moves);
      } else if (clause.captures() != null) {
        clause(block, clause.captures(), pieces::captures);
      } else if (clause.promotes() != null) {
        clause(block, clause.promotes(), pieces::promotes);
      } else if (clause.rests() != null) {
        clause(block, clause.rests(), pieces::rests);
      }
    }
  }

  private void capture(VariantParser.CaptureClauseContext capture) {
    CaptureTrees trees = new CaptureTrees(diagnostics);
    if (capture.duty() != null) {
      clause("capture", capture.duty(), CaptureTrees::duty);
    } else if (capture.continuation() != null) {
      clause("capture", capture.continuation(), CaptureTrees::continuation);
    } else if (capture.majority() != null) {
      clauseIfReadable("capture", capture.majority(), trees::majority);
    } else if (capture.removal() != null) {
      clause("capture", capture.removal(), CaptureTrees::removal);
    } else if (capture.reversal() != null) {
      clause("capture", capture.reversal(), CaptureTrees::reversal);
    } else if (capture.captor() != null) {
      clause("capture", capture.captor(), CaptureTrees::captor);
    }
  }

  private void play(VariantParser.PlayClauseContext play) {
    if (play.first() != null) {
      clause("play", play.first(), PlayTrees::first);
    } else if (play.hook() != null) {
      clause("play", play.hook(), PlayTrees::hook);
    }
  }

  private <C extends ParserRuleContext> void clause(
      String block, C context, Function<C, Clause> reading) {
    clauseIfReadable(block, context, clause -> Optional.of(reading.apply(clause)));
  }

  /** Of clauses whose words may mean nothing although they stand where words may; what they mean not has been reported. */
  private <C extends ParserRuleContext> void clauseIfReadable(
      String block, C context, Function<C, Optional<Clause>> reading) {
    if (full) {
      return;
    }
    if (clauses.size() == MOST_CLAUSES) {
      diagnostics.add(
          Code.TOO_MANY_CLAUSES,
          Tokens.span(context.getStart()),
          String.format("The file has more than %,d clauses.", MOST_CLAUSES),
          "The clauses from here on have not been read.");
      full = true;
    } else if (!isBroken(block, context)) {
      reading
          .apply(context)
          .ifPresentOrElse(clauses::add, () -> broken.add(brokenClause(block, context)));
    }
  }

  private boolean isBroken(String block, ParserRuleContext clause) {
    // An open end swallows what follows, so nothing can be said about such a clause.
    boolean good = clause.exception == null
        && (clause.getStop() == null || Tokens.isClosed(clause.getStop()))
        && Tokens.isClosed(clause.getStart());
    if (good) {
      return false;
    }
    broken.add(brokenClause(block, clause));
    return true;
  }

  private static VariantFile.Broken brokenClause(String block, ParserRuleContext clause) {
    return new VariantFile.Broken(block, clause.getStart().getText());
  }
}
