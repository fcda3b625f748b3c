package nqueens.report;

import java.nio.file.Path;
import java.util.Optional;

import nqueens.judge.CheckResult;
import nqueens.judge.DrawnBoard;
import nqueens.judge.ProjectFolder;
import nqueens.report.ForeignText.Excerpt;

/**
 * What is shown of a check that was not accepted: finding, board and rule where there is a board to draw, else its
 * message; Markdown has the message, which has the board as text.
 *
 * @param check the check; not a hidden one
 * @param title what failed, a line
 * @param boardId the id of the board's title in the page
 * @param hint where the hint that fits stands, if this case decides and there is one
 * @param folder where the page is going to lie
 */
record FailingCase(CheckResult check, String title, String boardId, Optional<HintPlace> hint, Path folder) {

    /** Boards of failing cases are small; a larger one would be no picture. */
    private static final int LARGEST_BOARD = 32;
    private static final Path USUAL_FOLDER = ProjectFolder.own().resolve("target/judge");

    Look look() {
        return Look.of(check.verdict());
    }

    Excerpt message() {
        return ForeignText.onPage(check.message().stripTrailing()).beginning();
    }

    Excerpt before() {
        return ForeignText.onPage(board().isPresent() ? check.fault().finding() : check.message()).beginning();
    }

    Optional<String> boardMarkup() {
        return board().map(board -> new BoardSvg(board, boardId).markup());
    }

    Excerpt after() {
        return ForeignText.onPage(board().isPresent() ? check.fault().rule() : "").beginning();
    }

    Optional<Excerpt> output() {
        return Optional.ofNullable(check.output()).filter(output -> !output.isBlank())
                .map(output -> ForeignText.onPage(output).beginning());
    }

    /** The same for Markdown, where an empty line at the end would be shown. */
    Optional<Excerpt> printed() {
        return output().map(all -> ForeignText.onPage(check.output().stripTrailing()).beginning());
    }

    String hintWords() {
        return hint.map(place -> place.number() + " in " + place.file()).orElse("");
    }

    /** Gives the address of the hints, if the page lies where the kata has it. */
    Optional<String> hintAddress() {
        return hint.map(place -> "../../" + place.file() + "#hints")
                .filter(address -> folder.normalize().equals(USUAL_FOLDER));
    }

    private Optional<DrawnBoard> board() {
        return Optional.ofNullable(check.board())
                .filter(board -> check.fault() != null && !board.placement().isEmpty())
                .filter(board -> board.placement().size() <= LARGEST_BOARD);
    }
}
