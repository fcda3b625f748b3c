package nqueens.interview;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import nqueens.judge.result.CheckResult;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.ProblemResult.Cost;
import nqueens.problem.Verdict;
import nqueens.report.console.ConsoleReport;
import nqueens.report.text.ConsoleText;

/**
 * An event of an interview, timed in seconds by the interview's clock. The components are fields of {@code log.jsonl}.
 *
 * @param text the words asked, typed or said, a grade, or a verdict; may be empty
 * @param tried details of the verdict on a submission; null for other events
 */
record InterviewEvent(long second, EventKind kind, String text, Attempt tried) {

    enum EventKind {
        CLOCK, SAVED, ASKED, THOUGHT, SUBMITTED, CASE, DIAGNOSIS, HINT, ANSWERED, ANSWERED_ALOUD,
        MODEL_ANSWER, DISCUSSED, STAGE_LEFT, GRADED;

        String words() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    /**
     * The verdict on a solver; finding and message are empty if the solver is accepted.
     *
     * @param n the number of queens in the failing case, or 0
     * @param costs the steps of the measured calls with the two largest n; empty if the solver isn't accepted
     */
    record Attempt(Verdict verdict, String finding, String message, int n, List<Cost> costs) {

        /** Matches n in the call of a finding, such as {@code count(6) gave 3}. */
        private static final Pattern N = Pattern.compile("\\w\\((\\d{1,9})");

        Attempt {
            Stream.of(verdict, finding, message).forEach(Objects::requireNonNull);
            costs = List.copyOf(costs);
        }
    }

    InterviewEvent {
        Stream.of(kind, text).forEach(Objects::requireNonNull);
        if (kind == EventKind.GRADED && !text.matches("[1-4]") || (kind == EventKind.SUBMITTED) == (tried == null)) {
            throw new IllegalArgumentException("no " + kind.words() + ": " + text);
        }
    }

    static InterviewEvent submitted(long second, ProblemResult result) {
        String finding = result.decidingCheck().map(CheckResult::fault)
                .map(fault -> ConsoleText.shown(fault.finding().split("\n")[0])).orElse("");
        String message = result.decidingCheck().map(each -> String.join("\n", ConsoleReport.failingCase(each)))
                .orElse("");
        Matcher n = Attempt.N.matcher(finding);
        List<Cost> costs = result.verdict() == Verdict.ACCEPTED ? result.cost() : List.of();
        return new InterviewEvent(second, EventKind.SUBMITTED, result.verdict().words()
                + (finding.isEmpty() ? "" : ", ") + finding, new Attempt(result.verdict(), finding, message,
                n.find() ? Integer.parseInt(n.group(1)) : 0,
                        costs.subList(Math.max(0, costs.size() - 2), costs.size())));
    }

    static String clock(long seconds) {
        return String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60);
    }

    String words() {
        return kind == EventKind.CLOCK || kind == EventKind.SAVED ? ""
                : clock(second) + " " + kind.words() + (text.isEmpty() ? "" : ": " + text);
    }
}
