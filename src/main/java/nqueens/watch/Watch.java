package nqueens.watch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import nqueens.judge.result.CheckResult;
import nqueens.judge.result.Points;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.submission.ProjectFolder;
import nqueens.judge.submission.Submission;
import nqueens.loop.LoopProgram;
import nqueens.loop.Screenful;
import nqueens.problem.Hint;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.report.console.ConsoleReport;
import nqueens.report.text.Ladder;
import nqueens.report.text.Phrases;
import nqueens.report.text.Statement;

/** Judges exercises when they are saved. Shows the exercise that was saved last, or that a key selected. */
final class Watch implements LoopProgram {

    private static final char ESCAPE = 27;
    private static final double NANOS_PER_SECOND = 1e9;
    private static final int BAR = 24;
    /** Number of seconds after which the screen shows how long the current judging has taken. */
    private static final double LONG = 2;

    private final Watched watched;
    private final Function<Problem, ProblemResult> judge;
    private final Consumer<Problem> page;
    private final ConsoleReport console;
    private final LongSupplier nanoClock;
    private LoopContext context;

    private final Map<Problem, ProblemResult> results = new HashMap<>();
    /** The exercises to judge; the first one is in progress. */
    private List<Problem> waiting;
    /** Whether nothing has been saved yet; until a save, accepted exercises aren't shown. */
    private boolean isFirstLook = true;
    private long start;
    private Problem current;
    private boolean isList;
    /** The number of the open hint, from 1, or 0 if no hint is open. */
    private int hint;
    private String time = "";

    record Watched(Submission submission, List<Problem> exercises, Points points) {

        Path folder(Problem exercise) {
            return submission.folder().resolve(exercise.solver().packageName());
        }

        List<Problem> graded() {
            return exercises.stream().filter(points::isGraded).toList();
        }
    }

    /** Creates a watch; {@code page} writes the page, open at the given exercise, when everything is judged. */
    Watch(Watched watched, Function<Problem, ProblemResult> judge, Consumer<Problem> page, ConsoleReport console,
            LongSupplier nanoClock) {
        this.watched = watched;
        this.judge = judge;
        this.page = page;
        this.console = console;
        this.nanoClock = nanoClock;
        // exercises that were begun come first: the learner works on them
        waiting = Stream.concat(watched.exercises().stream().filter(watched.submission()::hasBegun),
                watched.graded().stream()).distinct().toList();
        current = waiting.get(0);
    }

    @Override
    public List<Path> watched() {
        return watched.exercises().stream().map(watched::folder).toList();
    }

    @Override
    public void begin(LoopContext given) {
        context = given;
        judgeNext();
    }

    /** Handles an event. Ticks only redraw; when no more keys come, files may still be saved. */
    @Override
    public void handle(LoopEvent event) {
        if (event instanceof LoopEvent.Saved saved) {
            save(saved.folders());
        } else if (event instanceof LoopEvent.KeyPressed pressed) {
            press(pressed.key());
        }
    }

    private void save(Set<Path> folders) {
        List<Problem> saved = watched.exercises().stream()
                .filter(each -> folders.contains(watched.folder(each)) && isBegun(each)).toList();
        if (!saved.isEmpty()) {
            isFirstLook = false;
            show(saved.contains(current) ? current : saved.get(0));
            waiting = Stream.of(List.of(current), saved, waiting).flatMap(List::stream).distinct().toList();
            judgeNext();
        }
    }

    private void press(char key) {
        switch (key) {
            case 'h' -> hint = isList ? hint : (hint + 1) % (hints().size() + 1);
            case 'l' -> isList = !isList;
            case 'n', '\r', '\n' -> show(ladder().after(current));
            case 'q' -> context.leave();
            case ESCAPE -> {
                isList = false;
                hint = 0;
            }
            default -> {
                int digit = Character.digit(key, Character.MAX_RADIX);
                if (isList && digit >= 1 && digit <= watched.exercises().size()) {
                    show(watched.exercises().get(digit - 1));
                }
            }
        }
    }

    Problem current() {
        return current;
    }

    private void show(Problem exercise) {
        current = exercise;
        isList = false;
        hint = 0;
        time = "";
    }

    private void judgeNext() {
        Problem shown = current;
        waiting.stream().findFirst().ifPresentOrElse(exercise -> {
            start = nanoClock.getAsLong();
            context.judge(() -> judge.apply(exercise), result -> take(exercise, result));
        }, () -> context.judge(Executors.callable(() -> page.accept(shown)), written -> { }));
    }

    private void take(Problem exercise, ProblemResult result) {
        results.put(exercise, result);
        waiting = waiting.subList(1, waiting.size());
        if (exercise.equals(current)) {
            // an open hint belongs to the previous case
            hint = 0;
            time = String.format(Locale.ROOT, "%s judged in %.2f s", exercise.id(), seconds());
            if (isFirstLook && isAccepted(exercise)) {
                show(ladder().after(exercise));
            }
        }
        judgeNext();
    }

    private double seconds() {
        return (nanoClock.getAsLong() - start) / NANOS_PER_SECOND;
    }

    private Optional<ProblemResult> result(Problem exercise) {
        return Optional.ofNullable(results.get(exercise));
    }

    private boolean isAccepted(Problem exercise) {
        return result(exercise).filter(judged -> judged.verdict() == Verdict.ACCEPTED).isPresent();
    }

    private boolean isListed(Problem exercise) {
        return watched.points().isGraded(exercise) || results.containsKey(exercise);
    }

    private boolean isBegun(Problem exercise) {
        return isListed(exercise) || watched.submission().hasBegun(exercise);
    }

    private Ladder ladder() {
        return new Ladder(watched.exercises(), watched.exercises().stream().filter(this::isListed).collect(
                Collectors.toMap(Problem::id, each -> result(each).map(ProblemResult::verdict)
                        .orElse(Verdict.NOTHING_TO_JUDGE))));
    }

    @Override
    public Screenful screenful() {
        List<String> foot = new ArrayList<>(List.of(""));
        if (!isList && !waiting.contains(current)) {
            foot.addAll(nextSteps());
        }
        foot.add(waiting.stream().findFirst().map(each -> "judging " + each.id() + " ..."
                + (seconds() < LONG ? "" : " " + (long) seconds() + " s")).orElse(time));
        int done = BAR * points() / maxPoints();
        foot.add("[" + console.style().good("#".repeat(done)) + "-".repeat(BAR - done) + "] " + counts());
        return new Screenful(isList ? list() : currentCase(), foot, console.style().strong(keys()),
                waiting.isEmpty());
    }

    private List<String> currentCase() {
        String unjudged = isBegun(current) ? "  the first look at it ..." : "  not begun";
        List<String> lines = new ArrayList<>(result(current).map(console::failingCase)
                .orElse(List.of(console.style().strong(current.id()), unjudged)));
        if (waiting.contains(current) && results.containsKey(current)) {
            lines.set(0, lines.get(0) + ", before this save");
        }
        // Escape shows the whole case again, since a hint may fill the window
        return hint == 0 ? lines
                : Stream.concat(Stream.of(lines.get(0), ""), hints().get(hint - 1).stream()).toList();
    }

    private List<String> list() {
        List<String> lines = new ArrayList<>();
        for (Problem each : watched.exercises()) {
            boolean isSkipped = ladder().isSkipped(each.id());
            String words = isSkipped ? "skipped" : isBegun(each) ? "" : "not begun";
            lines.add((each == current ? "> " : "  ") + Character.forDigit(lines.size() + 1, Character.MAX_RADIX) + " "
                    + result(each).filter(result -> !isSkipped).map(console::line).orElse(
                            ConsoleReport.unjudged(each.id(), words, watched.points().of(each))));
        }
        return lines;
    }

    /** Returns the hints: first the one that fits the mistake, then the others. */
    private List<List<String>> hints() {
        List<List<String>> hints = new ArrayList<>(
                Statement.of(ProjectFolder.own().path(), current).map(Statement::hints).orElse(List.of()));
        fittingHint().ifPresent(fitting -> Collections.rotate(hints, 1 - fitting.number()));
        return hints;
    }

    private Optional<CheckResult> deciding() {
        return result(current).flatMap(ProblemResult::decidingCheck);
    }

    private Optional<Hint> fittingHint() {
        return deciding().flatMap(check -> Phrases.hint(current, check));
    }

    private List<String> nextSteps() {
        List<String> lines = new ArrayList<>();
        fittingHint().filter(fitting -> hint == 0 && !hints().isEmpty()).ifPresent(fitting ->
                lines.add("hint:  press h: hint " + fitting.number() + " of 3 fits this"));
        deciding().map(CheckResult::verdict).or(() -> Optional.of(Verdict.NOT_STARTED).filter(stub ->
                !isBegun(current))).map(verdict -> "next:  "
                + ConsoleReport.nextStep(current, verdict, watched.submission())).ifPresent(lines::add);
        if (isAccepted(current)) {
            Problem next = ladder().after(current);
            lines.add("next:  " + (!ladder().isOpen(next) ? ConsoleReport.ALL_ACCEPTED
                    : Statement.file(next) + ": press n or Enter, or save its class"));
            String also = ladder().hasSkipped() ? "; " + ConsoleReport.SKIPPED : "";
            ProjectFolder.own().editorial(current)
                    .ifPresent(file -> lines.add("also:  compare yours with " + file + also));
        }
        return lines;
    }

    private String keys() {
        char last = Character.forDigit(watched.exercises().size(), Character.MAX_RADIX);
        return isList ? "1-" + last + " show exercise   l back   q quit" : (hint == 0 ? "h next hint"
                : hint == hints().size() ? "h the case" : "h next hint   Esc the case")
                + "   l list   n next exercise   q quit";
    }

    private String counts() {
        return watched.graded().stream().filter(this::isAccepted).count() + " of " + watched.graded().size()
                + " accepted, " + points() + " of " + maxPoints() + " points";
    }

    private int points() {
        return watched.graded().stream().flatMap(each -> result(each).stream()).mapToInt(ProblemResult::points).sum();
    }

    private int maxPoints() {
        return watched.graded().stream().mapToInt(watched.points()::of).sum();
    }

    String summary() {
        return "N-Queens kata: " + counts();
    }
}
