package nqueens.watch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import nqueens.judge.result.CheckResult;
import nqueens.judge.result.Points;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.submission.ProjectFolder;
import nqueens.judge.submission.Submission;
import nqueens.problem.Fault;
import nqueens.problem.Hint;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.report.console.ConsoleReport;
import nqueens.report.text.Ladder;
import nqueens.report.text.Statement;
import nqueens.report.text.Wording;
import nqueens.watch.Watch.WatchedExercise;

/** The words of a watch about its exercises; it decides nothing. The kata's root holds their hints. */
record WatchText(Submission submission, Points points, Path kata, ConsoleReport console) {

    private static final int BAR = 24;
    /** From this many seconds on, the time of judging is shown. */
    private static final double LONG = 2;
    /** How the points of hints begin that fit a kind of mistake. */
    private static final Map<Fault.Kind, String> POINTS = Map.of(Fault.Kind.MISSING, "missing",
            Fault.Kind.REPEATED, "twice", Fault.Kind.ATTACK, "attack", Fault.Kind.INDEX, "out of bounds",
            Fault.Kind.STACK_OVERFLOW, "overflow", Fault.Kind.STEPS, "slow", Fault.Kind.CPU_TIME, "slow",
            Fault.Kind.REPRESENTATION, "approach", Fault.Kind.BOUNDED, "some n", Fault.Kind.MIDDLE, "mirrored");
    private static final String CASE_KEYS = "l list   n next exercise   q quit";

    /** Gives the case that decides an exercise's verdict, or the hint with this number in its place, unless it is 0. */
    List<String> caseOf(WatchedExercise exercise, int hint) {
        String first = isBegun(exercise) ? "  the first look at it ..." : "  not begun";
        List<String> lines = new ArrayList<>(exercise.result().map(console::failingCase)
                .orElse(List.of(console.style().strong(exercise.problem().id()), first)));
        if (exercise.isOutdated() && exercise.result().isPresent()) {
            lines.replaceAll(console.style()::old);
            lines.set(0, lines.get(0) + ", before this save");
        }
        // the whole case is seen again by Escape: a hint is long, and a window is not
        return hint == 0 ? lines
                : Stream.concat(Stream.of(lines.get(0), ""), hints(exercise).get(hint - 1).stream()).toList();
    }

    boolean isBegun(WatchedExercise exercise) {
        return exercise.isListed() || submission.hasBegun(exercise.problem());
    }

    List<String> list(Collection<WatchedExercise> exercises, WatchedExercise current, Ladder ladder) {
        List<String> lines = new ArrayList<>();
        for (WatchedExercise each : exercises) {
            String id = each.problem().id();
            String words = ladder.isSkipped(id) ? "skipped" : isBegun(each) ? "" : "not begun";
            lines.add((each == current ? "> " : "  ") + Character.forDigit(lines.size() + 1, Character.MAX_RADIX) + " "
                    + each.result().filter(result -> !ladder.isSkipped(id)).map(console::line)
                            .orElse(ConsoleReport.unjudged(id, words, points.of(each.problem()))));
        }
        return lines;
    }

    /** Gives the pages of hints: first the one that fits a mistake, its point alone and then the whole. */
    List<List<String>> hints(WatchedExercise exercise) {
        List<List<String>> hints = new ArrayList<>(
                Statement.of(kata, exercise.problem()).map(Statement::hints).orElse(List.of()));
        fittingHint(exercise).filter(fitting -> fitting.number() <= hints.size()).ifPresent(fitting -> {
            Collections.rotate(hints, 1 - fitting.number());
            exercise.deciding().map(check -> point(hints.get(0), check.fault().kind()))
                    .filter(point -> point.size() > 1).ifPresent(point -> hints.add(0, point));
        });
        return hints;
    }

    /** The heading of a hint, and those of its points that begin with a word on a kind of mistake. */
    private static List<String> point(List<String> hint, Fault.Kind kind) {
        return Stream.concat(Stream.of(hint.get(0)), hint.stream().filter(line -> POINTS.containsKey(kind)
                && line.matches("  [-*] [^?]*" + POINTS.get(kind) + "[^?]*\\?.*"))).toList();
    }

    Optional<Hint> fittingHint(WatchedExercise exercise) {
        return exercise.deciding().flatMap(check -> Wording.hint(exercise.problem(), check));
    }

    /** Gives the next step for an exercise, if there is one; after an accepted one, that is another exercise. */
    List<String> nextSteps(WatchedExercise exercise, int hint, Ladder ladder) {
        List<String> lines = new ArrayList<>();
        if (exercise.isOutdated()) {
            return lines;
        }
        fittingHint(exercise).filter(fitting -> hint == 0 && !hints(exercise).isEmpty()).ifPresent(fitting ->
                lines.add("hint:  press h: hint " + fitting.number() + " of 3 fits this"));
        exercise.deciding().map(CheckResult::verdict)
                .or(() -> Optional.of(Verdict.NOT_STARTED).filter(stub -> !isBegun(exercise)))
                .map(verdict -> "next:  " + ConsoleReport.next(exercise.problem(), verdict, submission))
                .ifPresent(lines::add);
        if (exercise.isAccepted()) {
            Problem next = ladder.after(exercise.problem());
            lines.add("next:  " + (!ladder.isOpen(next) ? ConsoleReport.ALL_ACCEPTED
                    : Statement.file(next) + ": press n or Enter, or save its class"));
            String also = ladder.hasSkipped() ? "; " + ConsoleReport.SKIPPED : "";
            ProjectFolder.own().editorial(exercise.problem())
                    .ifPresent(file -> lines.add("also:  compare yours with " + file + also));
        }
        return lines;
    }

    String judging(Problem exercise, double seconds) {
        return "judging " + exercise.id() + " ..." + (seconds < LONG ? "" : " " + (long) seconds + " s");
    }

    String progress(Collection<WatchedExercise> exercises) {
        int done = BAR * points(exercises) / maxPoints(exercises);
        return "[" + console.style().good("#".repeat(done)) + "-".repeat(BAR - done) + "] " + counts(exercises);
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

    String keysOfCase(WatchedExercise exercise, int hint) {
        String keys = hint == 0 ? "h next hint   " : hint == hints(exercise).size() ? "h the case   "
                : "h next hint   Esc the case   ";
        return console.style().strong(keys + CASE_KEYS);
    }

    String keysOfList(int exercises) {
        char last = Character.forDigit(exercises, Character.MAX_RADIX);
        return console.style().strong("1-" + last + " show exercise   l back   q quit");
    }
}
