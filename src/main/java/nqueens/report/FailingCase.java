package nqueens.report;

import java.util.Optional;

import nqueens.board.Drawing;
import nqueens.board.Square;
import nqueens.judge.CheckResult;
import nqueens.judge.DrawnBoard;

/**
 * What a page shows of a check that was not accepted. The templates ask for one of two things: the
 * message as it is, in a fence of Markdown, or the message parted where the board stands, and the board
 * as an SVG in its place.
 *
 * @param check the check; not a hidden one
 * @param title what failed, a line
 * @param boardId the id of the board's title in the page
 */
record FailingCase(CheckResult check, String title, String boardId) {

    /** Boards of failing cases are small; a larger one would be no picture. */
    private static final int LARGEST_BOARD = 32;

    /** A text in a fence of backticks that is longer than any within the text. */
    record Fence(String ticks, Excerpt content) {

        static Fence around(String text) {
            Excerpt beginning = ForeignText.onPage(text.stripTrailing()).beginning();
            String content = new LogText(beginning.text()).inert();
            return new Fence(new Backticks(content).fence(), new Excerpt(content, beginning.note()));
        }
    }

    Fence messageFence() {
        return Fence.around(check.message());
    }

    Optional<Fence> outputFence() {
        return Optional.ofNullable(check.output()).filter(output -> !output.isBlank()).map(Fence::around);
    }

    Excerpt before() {
        int start = drawingStart();
        return excerpt(start < 0 ? check.message() : check.message().substring(0, start).strip());
    }

    Optional<String> boardMarkup() {
        return board().map(board -> new BoardSvg(board, boardId).markup());
    }

    Excerpt after() {
        int start = drawingStart();
        return excerpt(start < 0 ? "" : check.message().substring(start + drawing().length()).strip());
    }

    Optional<Excerpt> output() {
        return Optional.ofNullable(check.output()).filter(output -> !output.isBlank()).map(FailingCase::excerpt);
    }

    private static Excerpt excerpt(String text) {
        return ForeignText.onPage(text).beginning();
    }

    private Optional<DrawnBoard> board() {
        return Optional.ofNullable(check.board()).filter(board -> !board.placement().isEmpty())
                .filter(board -> board.placement().size() <= LARGEST_BOARD);
    }

    /** Where the board stands in the message as whole lines, or below 0 if it does not. */
    private int drawingStart() {
        String drawing = drawing();
        return drawing.isEmpty() ? -1 : ("\n" + check.message()).indexOf("\n" + drawing);
    }

    /** The lines that {@link nqueens.board.Fault} has for the board, or nothing if there is no board. */
    private String drawing() {
        return board().map(board -> Drawing.of(board.placement().stream().mapToInt(column -> column).toArray())
                .marking(board.attack().toArray(new Square[0])).toString().indent(2)).orElse("");
    }
}
