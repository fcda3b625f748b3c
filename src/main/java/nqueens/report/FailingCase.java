package nqueens.report;

import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

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

    private static final Pattern BACKTICKS = Pattern.compile("`+");
    private static final Pattern COMMAND = Pattern.compile("(?m)^(\\s*):(?=:)|##(?=\\w*\\[)");
    private static final int SHORTEST_FENCE = 3;
    /** Boards of failing cases are small; a larger one would be no picture. */
    private static final int LARGEST_BOARD = 32;

    /** A text in a fence of backticks that is longer than any within the text. */
    record Fence(String ticks, ForeignText content) {

        static Fence around(String text) {
            ForeignText beginning = ForeignText.beginningOf(text.stripTrailing());
            ForeignText content = new ForeignText(inert(beginning.text()), beginning.note());
            int longest = BACKTICKS.matcher(content.text()).results()
                    .mapToInt(ticks -> ticks.group().length()).max().orElse(0);
            return new Fence("`".repeat(Math.max(SHORTEST_FENCE, longest + 1)), content);
        }
    }

    /** Takes the meaning from what a CI system carries out where it meets it in a log. */
    static String inert(String text) {
        return COMMAND.matcher(text).replaceAll(FailingCase::parted);
    }

    private static String parted(MatchResult command) {
        return command.group().startsWith("#") ? "## " : command.group() + " ";
    }

    Fence messageFence() {
        return Fence.around(check.message());
    }

    Optional<Fence> outputFence() {
        return Optional.ofNullable(check.output()).filter(output -> !output.isBlank()).map(Fence::around);
    }

    ForeignText before() {
        int start = drawingStart();
        return ForeignText.beginningOf(start < 0 ? check.message() : check.message().substring(0, start).strip());
    }

    Optional<String> boardMarkup() {
        return board().map(board -> new BoardSvg(board, boardId).markup());
    }

    ForeignText after() {
        int start = drawingStart();
        return ForeignText.beginningOf(
                start < 0 ? "" : check.message().substring(start + drawing().length()).strip());
    }

    Optional<ForeignText> output() {
        return Optional.ofNullable(check.output()).filter(output -> !output.isBlank())
                .map(ForeignText::beginningOf);
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
