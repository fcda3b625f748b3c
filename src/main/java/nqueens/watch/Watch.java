package nqueens.watch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import nqueens.judge.result.CheckResult;
import nqueens.judge.result.ProblemResult;
import nqueens.loop.LoopProgram;
import nqueens.loop.Screenful;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.report.text.Ladder;

/** The exercises of a submission, judged when saved. One is shown: the one saved last, or chosen by a key. */
final class Watch implements LoopProgram {

    private static final char ESCAPE = 27;
    private static final double NANOS_PER_SECOND = 1e9;

    private final Function<Problem, ProblemResult> judge;
    private final Consumer<Problem> page;
    private final WatchText text;
    private final LongSupplier nanoClock;
    private LoopContext context;

    private final Map<Problem, WatchedExercise> exercises = new LinkedHashMap<>();
    /** The exercises to judge, the first of them now. */
    private List<Problem> waiting;
    /** The clock's time when judging the first began. */
    private long start;
    private Problem current;
    /** Whether all are shown in place of the current one. */
    private boolean isList;
    /** The number of the hint that is open, from 1; 0 if none is. */
    private int hint;
    /** The time that judging the current one took. */
    private String time = "";

    private record ExerciseJudged(Problem exercise, ProblemResult result) implements LoopEvent.OfJudge {
    }

    /** An exercise, its latest result, and whether it was saved since. */
    record WatchedExercise(Problem problem, boolean isGraded, Optional<ProblemResult> result, boolean isOutdated) {

        /** Whether it is shown: it is graded, or was begun and judged. */
        boolean isListed() {
            return isGraded || result.isPresent();
        }

        boolean isAccepted() {
            return result.filter(judged -> judged.verdict() == Verdict.ACCEPTED).isPresent();
        }

        Optional<CheckResult> deciding() {
            return result.flatMap(ProblemResult::deciding);
        }
    }

    /** Creates a watch; {@code page} is told what is shown when a result has changed. */
    Watch(List<Problem> problems, Function<Problem, ProblemResult> judge, Consumer<Problem> page, WatchText text,
            LongSupplier nanoClock) {
        this.judge = judge;
        this.page = page;
        this.text = text;
        this.nanoClock = nanoClock;
        problems.forEach(each -> exercises.put(each,
                new WatchedExercise(each, text.points().isGraded(each), Optional.empty(), false)));
        // exercises that were begun come first: the learner works on them
        waiting = Stream.concat(problems.stream().filter(text.submission()::hasBegun),
                problems.stream().filter(text.points()::isGraded)).distinct().toList();
        current = waiting.get(0);
    }

    @Override
    public List<Path> watched() {
        return exercises.keySet().stream().map(this::folder).toList();
    }

    @Override
    public void begin(LoopContext given) {
        context = given;
        judgeNext();
    }

    /**
     * Nothing to do for time, which is read when a screenful is drawn; and after the last key, saves may still come.
     */
    @Override
    public void handle(LoopEvent event) {
        if (event instanceof LoopEvent.Saved saved) {
            save(saved.folders());
        } else if (event instanceof LoopEvent.KeyPressed pressed) {
            press(pressed.key());
        } else if (event instanceof ExerciseJudged judged) {
            take(judged.exercise(), judged.result());
        }
    }

    private void save(Set<Path> folders) {
        List<Problem> saved = exercises.keySet().stream().filter(each -> folders.contains(folder(each))
                && text.isBegun(exercises.get(each))).toList();
        if (saved.isEmpty()) {
            return;
        }
        saved.forEach(each -> exercises.computeIfPresent(each, (problem, exercise) ->
                new WatchedExercise(problem, exercise.isGraded(), exercise.result(), true)));
        show(saved.contains(current) ? current : saved.get(0));
        waiting = Stream.of(List.of(current), saved, waiting).flatMap(List::stream).distinct().toList();
        judgeNext();
    }

    private void press(char key) {
        switch (key) {
            case 'h' -> nextHint();
            case 'l' -> isList = !isList;
            case 'n', '\r', '\n' -> show(ladder().after(current));
            case 'q' -> context.leave();
            case ESCAPE -> {
                isList = false;
                hint = 0;
            }
            default -> {
                int digit = Character.digit(key, Character.MAX_RADIX);
                if (isList && digit >= 1 && digit <= exercises.size()) {
                    show(List.copyOf(exercises.keySet()).get(digit - 1));
                }
            }
        }
    }

    private void nextHint() {
        if (!isList) {
            hint = (hint + 1) % (text.hints(current()).size() + 1);
        }
    }

    private void show(Problem exercise) {
        current = exercise;
        isList = false;
        hint = 0;
        time = "";
    }

    private void judgeNext() {
        waiting.stream().findFirst().ifPresent(exercise -> {
            start = nanoClock.getAsLong();
            context.judge(() -> new ExerciseJudged(exercise, judge.apply(exercise)));
        });
    }

    private void take(Problem problem, ProblemResult result) {
        WatchedExercise earlier = exercises.get(problem);
        WatchedExercise exercise = new WatchedExercise(problem, earlier.isGraded(), Optional.of(result), false);
        exercises.put(problem, exercise);
        if (problem.equals(current)) {
            // a hint that was opened for the case before doesn't belong to this one
            hint = 0;
            time = String.format(Locale.ROOT, "%s judged in %.2f s", problem.id(), seconds());
            if (!earlier.isOutdated() && exercise.isAccepted()) {
                show(ladder().after(problem));
            }
        }
        waiting = waiting.subList(1, waiting.size());
        judgeNext();
        if (waiting.isEmpty()) {
            page.accept(current);
        }
    }

    private double seconds() {
        return (nanoClock.getAsLong() - start) / NANOS_PER_SECOND;
    }

    private Path folder(Problem exercise) {
        return text.submission().folder().resolve(exercise.solver().packageName());
    }

    private WatchedExercise current() {
        return exercises.get(current);
    }

    private Ladder ladder() {
        return new Ladder(List.copyOf(exercises.keySet()), exercises.values().stream()
                .filter(WatchedExercise::isListed).collect(Collectors.toMap(each -> each.problem().id(),
                        each -> each.result().map(ProblemResult::verdict).orElse(Verdict.NOTHING_TO_JUDGE))));
    }

    @Override
    public Screenful screenful() {
        List<String> foot = new ArrayList<>(List.of(""));
        if (!isList) {
            foot.addAll(text.nextSteps(current(), hint, ladder()));
        }
        foot.add(waiting.stream().findFirst().map(each -> text.judging(each, seconds())).orElse(time));
        foot.add(text.progress(exercises.values()));
        return new Screenful(isList ? text.list(exercises.values(), current(), ladder()) : text.caseOf(current(), hint),
                foot, isList ? text.keysOfList(exercises.size()) : text.keysOfCase(current(), hint),
                waiting.isEmpty());
    }

    String summary() {
        return "N-Queens kata: " + text.counts(exercises.values());
    }
}
