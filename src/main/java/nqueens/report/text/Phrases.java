package nqueens.report.text;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import nqueens.judge.result.CheckResult;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.ProblemResult.Cost;
import nqueens.judge.result.Results;
import nqueens.problem.Hint;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.problem.catalogue.Catalogue;

/** Phrases that several reports share. */
public final class Phrases {

    public static final String NOT_GRADED = "not graded: the judge failed, not the submission";
    public static final String HIDDEN = "What this check asks for is not shown.";

    public static final String UNFIT_TESTS = "Your tests fail a correct solver, or miss faulty ones: ask what the"
            + " contract promises, and let a test fail where an answer breaks it.";

    private static final ResourceBundle ADVICE = ResourceBundle.getBundle("nqueens.report.advice");
    private static final int MILLION = 1_000_000;
    private static final double HUNDRED = 99.95;

    private Phrases() {
    }

    /** {@return the first few names, separated by commas, and how many more there are} */
    public static String first(int most, List<String> names) {
        return names.stream().limit(most).collect(Collectors.joining(", "))
                + (names.size() > most ? " and " + (names.size() - most) + " more" : "");
    }

    /** Formats a number for people, such as {@code 46,752}, {@code 2.1 M} or {@code 1,514 M}. */
    public static String rounded(long number) {
        if (number < MILLION) {
            return String.format(Locale.ROOT, "%,d", number);
        }
        double millions = number / (double) MILLION;
        return String.format(Locale.ROOT, millions < HUNDRED ? "%.1f M" : "%,.0f M", millions);
    }

    /** {@return the number of graded exercises that are accepted} */
    public static long accepted(Results results) {
        return results.graded().stream().filter(each -> each.verdict() == Verdict.ACCEPTED).count();
    }

    /** {@return the cost of the call that must be fast, or empty if the call wasn't answered} */
    public static Optional<Cost> speedCost(ProblemResult exercise) {
        return Catalogue.find(exercise.id()).flatMap(Problem::speed).flatMap(speed ->
                exercise.cost().stream().filter(each -> each.call().equals(speed.toString())).findFirst());
    }

    /** {@return the points of a submission and their maximum, or "not graded"} */
    public static String earned(Results results) {
        return results.verdict().isGraded() ? results.points() + " of " + results.maxPoints() : "not graded";
    }

    /** {@return the CPU time of all exercises, in seconds} */
    public static double cpuSeconds(Results results) {
        return results.exercises().stream().mapToDouble(ProblemResult::cpuSeconds).sum();
    }

    /** Describes a submission's isolation and time limits in a phrase. */
    public static String conditions(Results results) {
        return "isolation: " + results.isolation()
                + (results.isolation().equals("none") ? " (no limits, not for grading)" : "")
                + (results.timeScale() == 1 ? "" : ", time limits x " + results.timeScale());
    }

    /** Summarises a submission in one line for the learner: each exercise, or the reason for no grade. */
    public static String comment(Results results) {
        return results.verdict() == Verdict.JUDGE_ERROR ? NOT_GRADED
                : !results.verdict().isGraded() ? reason(results)
                : results.exercises().stream().map(each -> each.id() + " " + each.points() + "/" + each.maxPoints()
                        + " " + each.verdict().words().toLowerCase(Locale.ROOT)
                        + decidingCheck(each).map(id -> " in " + id).orElse("")).collect(Collectors.joining("; "));
    }

    /** {@return why a submission has no grade, for the instructor; nothing if there is a grade} */
    public static Stream<String> reasonForNoGrade(Results results) {
        return Stream.of(results).filter(each -> !each.verdict().isGraded()).map(each ->
                (each.verdict() == Verdict.JUDGE_ERROR ? "not graded: " : "") + reason(each));
    }

    /** {@return lines on rejected exercises, on files that weren't judged, and on how files were read} */
    public static List<String> notes(Results results) {
        return Stream.of(rejected(results).stream(),
                Objects.requireNonNullElse(results.notes(), List.<String>of()).stream(),
                results.exercises().stream().flatMap(exercise -> exercise.notes().stream()))
                .flatMap(lines -> lines).map(note -> ForeignText.plain(note).shortLine()).toList();
    }

    /** {@return the rejected exercises, each with the reason} */
    public static List<String> rejected(Results results) {
        return results.exercises().stream().filter(exercise -> exercise.verdict() == Verdict.REJECTED)
                .flatMap(exercise -> exercise.decidingCheck().stream().map(check -> exercise.id() + " REJECTED: "
                        + check.message().lines().findFirst().orElse(""))).toList();
    }

    /** Returns the first line of the message of the check that decided a submission's verdict. */
    public static String reason(Results results) {
        return results.exercises().stream().flatMap(exercise -> exercise.checks().stream())
                .filter(check -> check.verdict() == results.verdict())
                .flatMap(check -> check.message().lines()).findFirst()
                .map(line -> ForeignText.plain(line).shortLine()).orElse("");
    }

    /** {@return the hint for the failing case of a check, or empty if the case is hidden or no hint helps} */
    public static Optional<Hint> hint(Problem problem, CheckResult check) {
        return Optional.of(check).filter(each -> problem.isExercise() && !each.hidden()).map(CheckResult::fault)
                .flatMap(fault -> fault.hint(problem));
    }

    /** Names the deciding check; returns empty if no single check decided, as for a compile error. */
    public static Optional<String> decidingCheck(ProblemResult exercise) {
        boolean settledAsAWhole = exercise.checks().size() > 1 && exercise.isUniform();
        return exercise.decidingCheck().filter(check -> !settledAsAWhole).map(CheckResult::id);
    }

    /** Returns the failing case of a check that isn't hidden, followed by the program's output. */
    public static String failing(CheckResult check) {
        String message = ForeignText.plain(check.message().stripTrailing()).legible();
        return check.output() == null ? message : message + "\nyour program printed:\n"
                + ForeignText.plain(check.output().stripTrailing()).legible();
    }

    /** Returns a sentence on the next step after a verdict, or an empty text for an accepted exercise. */
    public static String advice(Verdict verdict, String first) {
        return ADVICE.getString(verdict.name()).replace("{first}", first);
    }
}
