package nqueens.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import nqueens.judge.CheckResult;
import nqueens.judge.ExerciseResult;
import nqueens.judge.Results;
import nqueens.judge.Verdict;

/**
 * What a learner is told of a submission, as the templates of a page and of Markdown fill it in. What
 * is hidden from learners is not in it.
 *
 * @param name the submission's name, legible
 * @param graded whether the points count: not where the judge failed
 * @param points the points, of {@code maxPoints}
 * @param maxPoints what all exercises are worth
 * @param accepted how many exercises are accepted, of {@code count}
 * @param count how many exercises were judged
 * @param conditions under which they were judged, a phrase
 * @param parts the exercises
 */
record Feedback(
        String name, boolean graded, int points, int maxPoints, long accepted, int count, String conditions,
        List<Part> parts) {

    private static final String UNGRADED = "not graded";

    /** One exercise; its number is for ids, from 1. */
    record Part(
            int number, ExerciseResult result, boolean uniform, List<FailingCase> cases, boolean hidden,
            Optional<NextStep> next) {

        static Part of(int number, ExerciseResult result) {
            boolean uniform = result.checks().stream().map(Part::mistake).distinct().count() == 1;
            List<CheckResult> failing = result.checks().stream()
                    .filter(check -> check.verdict() != Verdict.ACCEPTED).toList();
            return new Part(number, result, uniform, failingCase(number, uniform, result.verdict(), failing),
                    hides(failing),
                    result.verdict() == Verdict.ACCEPTED ? Optional.empty() : Optional.of(NextStep.after(result)));
        }

        /** Whether something is kept back: not where an error of the compiler, say, stands with another check. */
        private static boolean hides(List<CheckResult> failing) {
            Set<String> told = failing.stream().filter(check -> !check.hidden()).map(Part::mistake)
                    .collect(Collectors.toSet());
            return failing.stream().anyMatch(check -> check.hidden() && !told.contains(mistake(check)));
        }

        private static String mistake(CheckResult check) {
            return check.verdict() + check.message();
        }

        String id() {
            return result.id();
        }

        String verdict() {
            return result.verdict().words();
        }

        String points() {
            return Feedback.points(result.verdict(), result.points(), result.maxPoints());
        }

        boolean graded() {
            return result.verdict() != Verdict.JUDGE_ERROR;
        }

        Look look() {
            return Look.of(result.verdict());
        }

        /** How much of the points' bar is full, in percent. */
        int percent() {
            return result.maxPoints() == 0 ? 0
                    : Math.max(0, Math.min(100, result.points() * 100 / result.maxPoints()));
        }

        /** What is noted of the exercise, each on a line. */
        List<String> notes() {
            return result.notes().stream().map(note -> ForeignText.onPage(note).shortLine()).toList();
        }

        /** The same, each as a code span. */
        List<String> noteSpans() {
            return notes().stream().map(note -> new Backticks(new LogText(note).inert()).span()).toList();
        }

        int checkCount() {
            return result.checks().size();
        }

        List<Row> checks() {
            return result.checks().stream().map(Row::new).toList();
        }

        String cpuSeconds() {
            return String.format(Locale.ROOT, "%.1f", result.cpuSeconds());
        }

        /** That of the check which gives the exercise its verdict, or else of the first that may be told. */
        private static List<FailingCase> failingCase(
                int number, boolean uniform, Verdict verdict, List<CheckResult> failing) {
            Predicate<CheckResult> decides = check -> check.verdict() == verdict;
            List<CheckResult> told = failing.stream().filter(check -> !check.hidden()).toList();
            return told.stream().filter(decides).findFirst().or(() -> told.stream().findFirst())
                    .map(check -> new FailingCase(check, uniform ? check.verdict().words()
                            : check.id() + ": " + check.verdict().words(), "board-" + number))
                    .stream().toList();
        }
    }

    /** One check in the table of its exercise. */
    record Row(CheckResult result) {

        String id() {
            return result.id();
        }

        String title() {
            return result.title();
        }

        String verdict() {
            return result.verdict().words();
        }

        String points() {
            return Feedback.points(result.verdict(), result.points(), result.maxPoints());
        }

        Look look() {
            return Look.of(result.verdict());
        }
    }

    /**
     * Chooses what learners are told.
     *
     * @param results what the submission came to
     * @return the feedback
     */
    static Feedback of(Results results) {
        List<Part> parts = new ArrayList<>();
        for (ExerciseResult exercise : results.exercises()) {
            parts.add(Part.of(parts.size() + 1, exercise));
        }
        return new Feedback(ForeignText.onPage(results.submission()).name(), results.verdict() != Verdict.JUDGE_ERROR,
                results.points(), results.maxPoints(),
                results.exercises().stream().filter(each -> each.verdict() == Verdict.ACCEPTED).count(),
                results.exercises().size(), conditions(results), parts);
    }

    /** The name as a code span: nothing in it means anything to Markdown, nor to a CI system. */
    String nameSpan() {
        return new Backticks(new LogText(name).inert()).span();
    }

    static String points(Verdict verdict, int points, int maxPoints) {
        return verdict == Verdict.JUDGE_ERROR ? UNGRADED : points + " of " + maxPoints;
    }

    private static String conditions(Results results) {
        String isolation = results.isolation().equals("none") ? "in-process: no limits, not for grading"
                : "isolation: " + results.isolation();
        return results.timeScale() == 1 ? isolation : isolation + ", time limits x " + results.timeScale();
    }
}
