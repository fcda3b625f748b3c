package nqueens.report.page;

import java.util.Optional;
import java.util.stream.Collectors;

import nqueens.board.Drawing;
import nqueens.judge.result.CheckResult;
import nqueens.problem.Fault;
import nqueens.problem.Hint;
import nqueens.report.text.ForeignText.Excerpt;
import nqueens.report.text.ForeignText;

/**
 * The failing case of a check that is neither accepted nor hidden. It shows finding, board and rule if there is a
 * board, else the message; and the hint if the case decides.
 */
record FailingCase(CheckResult check, String title, String boardId, Optional<Hint> hint) {

    Excerpt message() {
        return ForeignText.onPage(check.message()).beginning();
    }

    Excerpt before() {
        return board().isPresent() ? ForeignText.onPage(check.fault().finding()).beginning() : message();
    }

    Optional<String> boardMarkup() {
        return board().map(board -> new BoardSvg(board, boardId).markup());
    }

    /** The columns of its queens, row by row, for the board to play on. */
    Optional<String> placement() {
        return board().map(board -> board.placement().stream().map(String::valueOf).collect(Collectors.joining(",")));
    }

    Optional<Excerpt> after() {
        return board().map(board -> ForeignText.onPage(check.fault().rule()).beginning());
    }

    Optional<Excerpt> output() {
        return Optional.ofNullable(check.output()).filter(output -> !output.isBlank())
                .map(output -> ForeignText.onPage(output).beginning());
    }

    private Optional<Drawing> board() {
        return Optional.ofNullable(check.board())
                .filter(board -> check.fault() != null && !board.placement().isEmpty())
                .filter(board -> board.placement().size() <= Fault.LARGEST_BOARD);
    }
}
