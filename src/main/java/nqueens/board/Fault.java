package nqueens.board;

import java.util.Objects;
import java.util.Optional;

/**
 * What is wrong with a list of placements, in words and, where one can be drawn, as a board.
 *
 * @param finding where the fault is, such as {@code solution 3 of 5 is [1, 3, 5, 2, 0, 4]}
 * @param drawing the board, empty if there is none to draw
 * @param rule the rule that is broken, a sentence without a full stop
 */
public record Fault(String finding, Optional<Drawing> drawing, String rule) {

    /** Creates a fault. */
    public Fault {
        Objects.requireNonNull(finding, "finding");
        Objects.requireNonNull(drawing, "drawing");
        Objects.requireNonNull(rule, "rule");
    }

    /** Gives the finding, the drawing indented by two blanks, and the rule, each on lines of its own. */
    @Override
    public String toString() {
        return finding + "\n" + drawing.map(board -> board.toString().indent(2)).orElse("") + rule;
    }
}
