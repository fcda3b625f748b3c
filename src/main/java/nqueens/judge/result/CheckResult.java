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
 * @param points the points earned: all if accepted, otherwise none, or a share in {@code tests}
 * @param message the lines of the failing case, separated by {@code \n}; empty if accepted
 * @param fault the same fault in parts; null if accepted
 * @param board the board of the failing case, which the message also contains; null if a row has no queen
 * @param output the beginning of the submission's output so far; null if accepted, or if nothing was printed
 * @param hidden whether only the instructor sees message, board and output
 */
public record CheckResult(
        String id, String title, Verdict verdict, int points, int maxPoints, String message, FoundFault fault,
        Drawing board, String output, boolean hidden) {

    /** Maximum length of a message in characters; class names, for example, may be as long as a source. */
    private static final int LONGEST = 4000;

    /**
     * The fault of a failing case, in parts. Reports show the board of the check between the finding and the rule.
     *
     * @param rule the broken rule; empty if the finding states the rule
     * @param hint the hint that helps; null for the default hint of the kind
     */
    public record FoundFault(Fault.Kind kind, String finding, String rule, Hint hint) {

        /** Creates a fault. */
        public FoundFault {
            Objects.requireNonNull(kind, "kind");
            Objects.requireNonNull(finding, "finding");
            Objects.requireNonNull(rule, "rule");
        }

        /** Copies the parts of a fault; a part that is too long is truncated. */
        public static FoundFault of(Fault fault) {
            return new FoundFault(fault.kind(), cut(fault.finding()), cut(fault.rule()), fault.hint().orElse(null));
        }

        /** {@return the problem's hint for this fault, or empty if no hint helps} */
        public Optional<Hint> hint(Problem problem) {
            return Optional.ofNullable(hint).or(() -> problem.hint(kind));
        }
    }

    /** {@return a message, or its first 4000 characters and the number of remaining ones} */
    public static String cut(String message) {
        int more = message.length() - LONGEST;
        return more > 0 ? message.substring(0, LONGEST) + "\n... and " + more + " characters more" : message;
    }
}
