package nqueens.interview;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import nqueens.judge.result.CheckResult;
import nqueens.judge.result.Cost;
import nqueens.judge.result.ProblemResult;
import nqueens.problem.Verdict;
import nqueens.report.console.ConsoleReport;
import nqueens.report.text.ConsoleText;

/** An event of an interview, at a second of its clock. The names are those of {@code log.jsonl}. */
sealed interface InterviewEvent {

    /** The second of the clock. */
    long second();

    /** Something that a few words tell, which may be empty: what was asked, typed, said or opened. */
    record Noted(long second, Note kind, String text) implements InterviewEvent {
    }

    /** The kinds of events. */
    enum Note {
        CLOCK, SAVED, ASKED, PROMPTED, THOUGHT, CASE, DIAGNOSIS, HINT, ANSWERED, ANSWERED_ALOUD, MODEL_ANSWER,
        DISCUSSED, STAGE_LEFT, GRADED;

        /** Finds what of this kind was noted, each by its text. */
        Stream<String> of(List<InterviewEvent> events) {
            return events.stream().flatMap(event -> event instanceof Noted noted && noted.kind() == this
                    ? Stream.of(noted.text()) : Stream.empty());
        }

        /** Whether something of this kind was noted. */
        boolean isIn(List<InterviewEvent> events) {
            return of(events).findFirst().isPresent();
        }
    }

    /**
     * A solver was judged; of a mistake finding and the whole message are told, which are empty if there is none.
     *
     * @param n the number of queens for which it failed, 0 where that is not known
     * @param costs what two calls took whose growth shows what it costs; empty where that is not known
     */
    record Tried(long second, Verdict verdict, String finding, String message, int n, List<Cost> costs)
            implements InterviewEvent {

        /** The n of a case, by its name: {@code n = 6}, or {@code count(6)}; others are about several calls. */
        private static final Pattern N = Pattern.compile("(?:n = |\\w+\\()(\\d{1,9})");

        /** Takes over what was judged; {@code failed} is the name of the case that failed, or empty. */
        static Tried of(long second, ProblemResult result, String failed) {
            Matcher n = N.matcher(failed);
            List<Cost> costs = result.cost();
            int last = costs.size() - 1;
            boolean isGrowing = last > 0 && costs.get(last).n() == costs.get(last - 1).n() + 1;
            return new Tried(second, result.verdict(),
                    result.deciding().map(CheckResult::fault).map(fault -> ConsoleText.shown(fault.finding()))
                            .orElse(""),
                    result.deciding().map(each -> String.join("\n", ConsoleReport.failingCase(each))).orElse(""),
                    n.lookingAt() ? Integer.parseInt(n.group(1)) : 0,
                    isGrowing && result.verdict() == Verdict.ACCEPTED ? costs.subList(last - 1, last + 1) : List.of());
        }
    }

    /** {@return the time of the clock} */
    default String time() {
        return InterviewState.clock(second());
    }

    /** {@return a line of the timeline; empty for what needs none} */
    default String words() {
        if (this instanceof Noted noted) {
            return switch (noted.kind()) {
                case CLOCK, SAVED, DISCUSSED, GRADED -> "";
                default -> noted.kind().name().toLowerCase(Locale.ROOT).replace('_', ' ')
                        + (noted.text().isEmpty() ? "" : ": " + noted.text());
            };
        }
        Tried tried = (Tried) this;
        return "submitted: " + tried.verdict().words() + (tried.finding().isEmpty() ? "" : ", " + tried.finding());
    }
}
