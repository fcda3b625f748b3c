package nqueens.judge.result;

import java.util.Objects;
import java.util.Optional;

import nqueens.board.Drawing;
import nqueens.problem.Fault;
import nqueens.problem.Hint;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;

/**
 * The result of one check of one problem; components are named as in {@code results.json}.
 *
 * @param points the points earned: all if accepted; otherwise none or, in the exercise {@code tests}, a share
 * @param message the lines of the failing case, separated by {@code \n}; empty if accepted
 * @param fault the fault of the failing case, in parts; null if accepted
 * @param board the board of the failing case, which the message also contains; null unless each row has a queen
 * @param output the beginning of the submission's output up to the fault; null if accepted, or if nothing was printed
 * @param hidden whether only the instructor sees message, board and output
 */
public record CheckResult(
        String id, String title, Verdict verdict, int points, int maxPoints, String message, ReportedFault fault,
        Drawing board, String output, boolean hidden) {

    /** Maximum number of characters in a text; class names, for example, may be as long as a source. */
    private static final int LONGEST = 4096;
    private static final int MOST_LINES = 120;
    private static final int NOTE = 40;

    /** Creates a result; texts that are too long are cut. */
    public CheckResult {
        Objects.requireNonNull(title, "title");
        Objects.requireNonNull(verdict, "verdict");
        message = truncated(message);
        output = output == null ? null : truncated(output);
    }

    /**
     * The fault of a failing case, in parts. Reports show the board of the check between the finding and the rule.
     *
     * @param rule the broken rule; empty if the finding states the rule
     * @param hint the hint that helps; null for the default hint of the kind
     */
    public record ReportedFault(Fault.Kind kind, String finding, String rule, Hint hint) {

        /** Creates a fault; texts that are too long are cut. */
        public ReportedFault {
            Objects.requireNonNull(kind, "kind");
            finding = truncated(Objects.requireNonNull(finding, "finding"));
            rule = truncated(Objects.requireNonNull(rule, "rule"));
        }

        /** Copies the parts of a fault. */
        public static ReportedFault of(Fault fault) {
            return new ReportedFault(fault.kind(), fault.finding(), fault.rule(), fault.hint().orElse(null));
        }

        /** {@return the problem's hint for this fault, or empty if no hint helps} */
        public Optional<Hint> hint(Problem problem) {
            return Optional.ofNullable(hint).or(() -> problem.hint(kind));
        }
    }

    /** {@return a text, cut after 4096 characters or 120 lines, with a note; a tiny rest isn't cut} */
    public static String truncated(String text) {
        int end = Math.min(text.length(), LONGEST);
        int lines = 0;
        for (int i = 0; i < end; i++) {
            if (text.charAt(i) == '\n' && ++lines == MOST_LINES) {
                end = i;
            }
        }
        int more = text.length() - end;
        // a text that was cut before stays as it is
        return more > NOTE ? text.substring(0, end) + "\n... and " + more + " characters more" : text;
    }
}
