package nqueens.interview;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import nqueens.judge.result.CheckResult;
import nqueens.judge.result.Cost;
import nqueens.judge.result.ProblemResult;
import nqueens.problem.Verdict;
import nqueens.report.console.ConsoleReport;
import nqueens.report.text.ConsoleText;

/** An event of an interview, timed in seconds by the interview's clock. The names are those of {@code log.jsonl}. */
sealed interface InterviewEvent {

    long second();

    Note kind();

    /** Returns the event's text, which may be empty: the words asked, typed or said, a grade, or a verdict. */
    String text();

    enum Note {
        CLOCK, SAVED, ASKED, PROMPTED, THOUGHT, SUBMITTED, CASE, DIAGNOSIS, HINT, ANSWERED, ANSWERED_ALOUD,
        MODEL_ANSWER, DISCUSSED, STAGE_LEFT, GRADED;

        private static final Set<Note> SILENT = Set.of(CLOCK, SAVED, DISCUSSED, GRADED);

        String words() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    record Noted(long second, Note kind, String text) implements InterviewEvent {

        public Noted {
            if (kind == Note.SUBMITTED || kind == Note.GRADED && !text.matches("[1-4]")) {
                throw new IllegalArgumentException("no " + kind.words() + ": " + text);
            }
        }
    }

    /**
     * The verdict on a solver; finding and message are empty if the solver is accepted.
     *
     * @param message the complete failing case
     * @param n the number of queens in the failing case, or 0
     * @param costs the steps of two calls, for n - 1 and n; empty if the solver isn't accepted, or wasn't measured
     */
    record Tried(long second, Verdict verdict, String finding, String message, int n, List<Cost> costs)
            implements InterviewEvent {

        /** Matches n in the call of a finding, such as {@code count(6) gave 3}. */
        private static final Pattern N = Pattern.compile("\\w\\((\\d{1,9})");

        public Tried {
            costs = List.copyOf(costs);
        }

        static Tried of(long second, ProblemResult result) {
            String finding = result.deciding().map(CheckResult::fault)
                    .map(fault -> ConsoleText.shown(fault.finding().split("\n")[0])).orElse("");
            Matcher n = N.matcher(finding);
            List<Cost> costs = result.cost();
            List<Cost> last = costs.subList(Math.max(0, costs.size() - 2), costs.size());
            boolean isGrowing = last.size() == 2 && last.get(1).n() == last.get(0).n() + 1;
            return new Tried(second, result.verdict(), finding,
                    result.deciding().map(each -> String.join("\n", ConsoleReport.failingCase(each))).orElse(""),
                    n.find() ? Integer.parseInt(n.group(1)) : 0,
                    isGrowing && result.verdict() == Verdict.ACCEPTED ? last : List.of());
        }

        @Override
        public Note kind() {
            return Note.SUBMITTED;
        }

        @Override
        public String text() {
            return verdict.words() + (finding.isEmpty() ? "" : ", " + finding);
        }
    }

    default String time() {
        return clock(second());
    }

    /** Formats a time of the clock, such as {@code 12:05}. */
    static String clock(long seconds) {
        Duration time = Duration.ofSeconds(seconds);
        return String.format(Locale.ROOT, "%d:%02d", time.toMinutes(), time.toSecondsPart());
    }

    /** Returns the event's line in the timeline, or an empty string if the timeline doesn't show the event. */
    default String words() {
        return Note.SILENT.contains(kind()) ? "" : kind().words() + (text().isEmpty() ? "" : ": " + text());
    }
}
