package nqueens.watch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import nqueens.judge.result.Points;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.submission.Submission;
import nqueens.problem.Hint;
import nqueens.report.console.ConsoleReport;
import nqueens.report.console.Style;
import nqueens.report.text.Statement;
import nqueens.report.text.Wording;
import nqueens.watch.Watch.WatchedExercise;

/** The words of a watch about its exercises; it decides nothing. The kata's root holds their hints. */
record WatchText(Submission submission, Points points, Path kata, Style style) {

    private static final int BAR = 24;
    /** From this many seconds on, the time of judging is shown. */
    private static final double LONG = 2;
    private static final String CASE_KEYS = "l list   n next exercise   q quit";

    /** Gives the case that decides an exercise's verdict, or the hint with this number in its place, unless it is 0. */
    List<String> caseOf(WatchedExercise exercise, int hint) {
        List<String> lines = new ArrayList<>(exercise.result().map(console()::failingCase)
                .orElse(List.of(style.strong(exercise.problem().id()), "  the first look at it ...")));
        if (exercise.isOutdated() && exercise.result().isPresent()) {
            lines.replaceAll(style::old);
            lines.set(0, lines.get(0) + ", before this save");
        }
        if (hint == 0) {
            return lines;
        }
        // the whole case is seen again by Escape: a hint is long, and a window is not
        List<String> hinted = new ArrayList<>(List.of(lines.get(0), ""));
        hinted.addAll(hints(exercise).get(hint - 1));
        return hinted;
    }

    /** Gives a line on the progress of each exercise. */
    List<String> list(List<WatchedExercise> exercises, WatchedExercise current) {
        List<String> lines = new ArrayList<>();
        for (WatchedExercise each : exercises) {
            lines.add((each == current ? "> " : "  ") + (lines.size() + 1) + " "
                    + each.result().map(console()::line).orElse(each.problem().id()));
        }
        return lines;
    }

    List<List<String>> hints(WatchedExercise exercise) {
        return Statement.of(kata, exercise.problem()).map(Statement::hints).orElse(List.of());
    }

    Optional<Hint> fittingHint(WatchedExercise exercise) {
        return exercise.deciding().flatMap(check -> Wording.hint(exercise.problem(), check));
    }

    /** Gives the next step for an exercise, if there is one; after an accepted one, that is another exercise. */
    List<String> nextSteps(WatchedExercise exercise, WatchedExercise another, int hint) {
        List<String> lines = new ArrayList<>();
        if (exercise.isOutdated()) {
            return lines;
        }
        int hints = hints(exercise).size();
        fittingHint(exercise).filter(fitting -> hint == 0 && fitting.number() <= hints).ifPresent(fitting ->
                lines.add("hint:  press h: hint " + fitting.number() + " of " + hints + " fits this"));
        exercise.deciding().ifPresent(check -> lines.add("next:  "
                + ConsoleReport.next(exercise.problem(), check.verdict(), submission)));
        if (exercise.isAccepted()) {
            lines.add("next:  " + (another.isAccepted() ? ConsoleReport.ALL_ACCEPTED : Statement.file(another.problem())
                    + ": press n or Enter, or save its class"));
        }
        return lines;
    }

    private ConsoleReport console() {
        return new ConsoleReport(style);
    }

    String judging(WatchedExercise exercise, double seconds) {
        return "judging " + exercise.problem().id() + " ..." + (seconds < LONG ? "" : " " + (long) seconds + " s");
    }

    String judged(WatchedExercise exercise, double seconds) {
        return String.format(Locale.ROOT, "%s judged in %.2f s", exercise.problem().id(), seconds);
    }

    String progress(Collection<WatchedExercise> exercises) {
        int done = BAR * points(exercises) / maxPoints(exercises);
        return "[" + style.good("#".repeat(done)) + "-".repeat(BAR - done) + "] " + counts(exercises);
    }

    String counts(Collection<WatchedExercise> exercises) {
        List<WatchedExercise> graded = exercises.stream().filter(WatchedExercise::isGraded).toList();
        return graded.stream().filter(WatchedExercise::isAccepted).count() + " of " + graded.size() + " accepted, "
                + points(exercises) + " of " + maxPoints(exercises) + " points";
    }

    private static int points(Collection<WatchedExercise> exercises) {
        return exercises.stream().filter(WatchedExercise::isGraded).flatMap(each -> each.result().stream())
                .mapToInt(ProblemResult::points).sum();
    }

    private int maxPoints(Collection<WatchedExercise> exercises) {
        return exercises.stream().filter(WatchedExercise::isGraded).mapToInt(each -> points.of(each.problem())).sum();
    }

    String keysOfCase(int hint) {
        return style.strong((hint == 0 ? "h next hint   " : "h next hint   Esc the case   ") + CASE_KEYS);
    }

    String keysOfList(int digits) {
        return style.strong("1-" + digits + " show exercise   l back   q quit");
    }
}
