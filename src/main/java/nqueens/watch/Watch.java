package nqueens.watch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.stream.Stream;

import nqueens.judge.result.CheckResult;
import nqueens.judge.result.Points;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.submission.Submission;
import nqueens.loop.LoopEvent;
import nqueens.loop.LoopProgram;
import nqueens.loop.Screenful;
import nqueens.problem.Hint;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.report.console.ConsoleReport;
import nqueens.report.console.Style;
import nqueens.report.text.Statement;
import nqueens.report.text.Wording;

/** The exercises of a submission, judged when they are saved; one is shown, the one saved last or gone to by a key. */
final class Watch implements LoopProgram {

    private static final char ESCAPE = 27;
    private static final int MOST_DIGITS = 9;
    private static final double NANOS_PER_SECOND = 1e9;
    private static final int BAR = 24;
    /** Seconds that are worth a look. */
    private static final double LONG = 2;
    private static final String CASE_KEYS = "l list   n next exercise   q quit";

    private final Submission submission;
    private final Function<Problem, ProblemResult> judge;
    private final Consumer<Problem> page;
    private final Points points;
    private final Path kata;
    private final Style style;
    private final LongSupplier nanoClock;
    private LoopContext context;

    private final List<Problem> exercises;
    /** The latest result of each that was judged. */
    private final Map<Problem, ProblemResult> results = new HashMap<>();
    /** Those that were saved since they were judged. */
    private final Set<Problem> outdated = new HashSet<>();
    /** The exercises to judge, the first of them now. */
    private List<Problem> waiting;
    /** When the first was begun, by the clock. */
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

    /** Creates a watch; {@code page} is told what is shown when a result has changed, {@code kata} has the hints. */
    Watch(Submission submission, List<Problem> problems, Points points, Function<Problem, ProblemResult> judge,
            Consumer<Problem> page, Path kata, Style style, LongSupplier nanoClock) {
        this.submission = submission;
        this.judge = judge;
        this.page = page;
        this.points = points;
        this.kata = kata;
        this.style = style;
        this.nanoClock = nanoClock;
        this.exercises = problems;
        // what was begun comes first: it is what the learner works on
        waiting = Stream.concat(problems.stream().filter(submission::hasBegun),
                problems.stream().filter(points::isGraded)).distinct().toList();
        current = waiting.get(0);
    }

    @Override
    public List<Path> watched() {
        return exercises.stream().map(this::folder).toList();
    }

    @Override
    public void begin(LoopContext given) {
        context = given;
        judgeNext();
    }

    /** Time is seen when a screenful is drawn, and where there are no more keys there may be saves. */
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
        List<Problem> saved = exercises.stream().filter(each -> folders.contains(folder(each))
                && (isListed(each) || submission.hasBegun(each))).toList();
        if (saved.isEmpty()) {
            return;
        }
        outdated.addAll(saved);
        show(saved.contains(current) ? current : saved.get(0));
        waiting = Stream.of(List.of(current), saved, waiting).flatMap(List::stream).distinct().toList();
        judgeNext();
    }

    private void press(char key) {
        switch (key) {
            case 'h' -> nextHint();
            case 'l' -> isList = !isList;
            case 'n', '\r', '\n' -> show(after(current));
            case 'q' -> context.leave();
            case ESCAPE -> {
                isList = false;
                hint = 0;
            }
            default -> {
                int digit = Character.digit(key, 10);
                if (isList && digit >= 1 && digit <= listed().size()) {
                    show(listed().get(digit - 1));
                }
            }
        }
    }

    private void nextHint() {
        int hints = hints().size();
        if (!isList && hints > 0) {
            int fitting = fittingHint().map(Hint::number).orElse(1);
            hint = hint == 0 ? Math.min(fitting, hints) : hint % hints + 1;
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
        boolean wasSaved = outdated.remove(problem);
        results.put(problem, result);
        if (problem.equals(current)) {
            // a hint that was opened for the case before doesn't belong to this one
            hint = 0;
            time = String.format(Locale.ROOT, "%s judged in %.2f s", problem.id(), seconds());
            if (!wasSaved && isAccepted(problem)) {
                show(after(problem));
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
        return submission.folder().resolve(exercise.solver().packageName());
    }

    /** Whether it is told of: it is graded, or was judged since it was begun. */
    private boolean isListed(Problem exercise) {
        return points.isGraded(exercise) || results.containsKey(exercise);
    }

    private boolean isAccepted(Problem exercise) {
        return results.containsKey(exercise) && results.get(exercise).verdict() == Verdict.ACCEPTED;
    }

    private Optional<CheckResult> deciding() {
        return Optional.ofNullable(results.get(current)).flatMap(ProblemResult::deciding);
    }

    private List<Problem> listed() {
        return exercises.stream().filter(this::isListed).toList();
    }

    /** The next one that is not accepted, up the ladder and round; if all are, the next. */
    private Problem after(Problem exercise) {
        List<Problem> round = new ArrayList<>(listed());
        Collections.rotate(round, -1 - round.indexOf(exercise));
        return round.stream().filter(next -> !isAccepted(next)).findFirst().orElse(round.get(0));
    }

    @Override
    public Screenful screenful() {
        List<String> foot = new ArrayList<>(List.of(""));
        if (!isList) {
            foot.addAll(nextSteps());
        }
        foot.add(waiting.stream().findFirst().map(each -> "judging " + each.id() + " ..."
                + (seconds() < LONG ? "" : " " + (long) seconds() + " s")).orElse(time));
        int done = BAR * points() / maxPoints();
        foot.add("[" + style.good("#".repeat(done)) + "-".repeat(BAR - done) + "] " + counts());
        String keys = isList ? "1-" + Math.min(MOST_DIGITS, listed().size()) + " show exercise   l back   q quit"
                : (hint == 0 ? "h next hint   " : "h next hint   Esc the case   ") + CASE_KEYS;
        return new Screenful(isList ? list() : caseOrHint(), foot, style.strong(keys), waiting.isEmpty());
    }

    /** Says what decides the verdict of the current one, or one of its hints in its place, if that is open. */
    private List<String> caseOrHint() {
        List<String> lines = new ArrayList<>(results.containsKey(current)
                ? new ConsoleReport(style).failingCase(results.get(current))
                : List.of(style.strong(current.id()), "  the first look at it ..."));
        if (outdated.contains(current) && results.containsKey(current)) {
            lines.replaceAll(style::old);
            lines.set(0, lines.get(0) + ", before this save");
        }
        if (hint == 0) {
            return lines;
        }
        // the whole case is seen again by Escape: a hint is long, and a window is not
        List<String> hinted = new ArrayList<>(List.of(lines.get(0), ""));
        hinted.addAll(hints().get(hint - 1));
        return hinted;
    }

    /** Says in a line each how far one is with the exercises. */
    private List<String> list() {
        List<String> lines = new ArrayList<>();
        for (Problem each : listed()) {
            lines.add((each.equals(current) ? "> " : "  ") + (lines.size() + 1) + " " + (results.containsKey(each)
                    ? new ConsoleReport(style).line(results.get(each)) : each.id()));
        }
        return lines;
    }

    private List<List<String>> hints() {
        return Statement.of(kata, current).map(Statement::hints).orElse(List.of());
    }

    private Optional<Hint> fittingHint() {
        return deciding().flatMap(check -> Wording.hint(current, check));
    }

    /** Says what to do about the current one, unless that is not known; where it is accepted, another comes next. */
    private List<String> nextSteps() {
        List<String> lines = new ArrayList<>();
        if (outdated.contains(current)) {
            return lines;
        }
        int hints = hints().size();
        fittingHint().filter(fitting -> hint == 0 && fitting.number() <= hints).ifPresent(fitting ->
                lines.add("hint:  press h: hint " + fitting.number() + " of " + hints + " fits this"));
        deciding().ifPresent(check -> lines.add("next:  "
                + ConsoleReport.next(current, check.verdict(), submission)));
        if (isAccepted(current)) {
            Problem another = after(current);
            lines.add("next:  " + (isAccepted(another) ? ConsoleReport.ALL_ACCEPTED : Statement.file(another)
                    + ": press n or Enter, or save its class"));
        }
        return lines;
    }

    private List<Problem> graded() {
        return exercises.stream().filter(points::isGraded).toList();
    }

    private int points() {
        return graded().stream().filter(results::containsKey).mapToInt(each -> results.get(each).points()).sum();
    }

    private int maxPoints() {
        return graded().stream().mapToInt(points::of).sum();
    }

    private String counts() {
        return graded().stream().filter(this::isAccepted).count() + " of " + graded().size() + " accepted, "
                + points() + " of " + maxPoints() + " points";
    }

    /** Sums up in one line how far one is, for when the watch has ended. */
    String summary() {
        return "N-Queens kata: " + counts();
    }
}
