package nqueens.watch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import nqueens.judge.Judge;
import nqueens.judge.result.CheckResult;
import nqueens.judge.result.Points;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.judge.submission.Submission;
import nqueens.loop.Desk;
import nqueens.loop.Page;
import nqueens.loop.Practice;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Hint;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.report.console.ConsoleReport;
import nqueens.report.console.HintTexts;
import nqueens.report.console.Style;

/**
 * The exercises of a submission, judged when they are saved. One of them is shown at a time, the one that was saved
 * last or that a key went to: what changes in the others is told in one line.
 */
final class Watch implements Practice {

    private static final int BAR = 24;
    private static final double NANOS_PER_SECOND = 1e9;
    private static final char ESCAPE = 27;
    private static final String CASE_KEYS = "l list   n next exercise   q quit";

    private final Submission submission;
    private final Path kata;
    private final BiFunction<Problem, Judge.Listener, Results> judge;
    private final Reports reports;
    private final Style style;
    private final LongSupplier nanoClock;
    private final ConsoleReport console;

    private final List<Problem> exercises;
    /** Those that are counted. */
    private final List<Problem> graded;
    private final int maxPoints;
    private final Set<Problem> waiting = new LinkedHashSet<>();
    /** Of these, what stands in the file is not what the result is of. */
    private final Set<Problem> unjudged = new HashSet<>();
    private Desk desk;
    private Optional<Results> results = Optional.empty();
    private Optional<Problem> judging = Optional.empty();
    /** What is known already of the exercise that is being judged: its first check that is not accepted. */
    private Optional<CheckResult> failed = Optional.empty();
    private Optional<Problem> current = Optional.empty();
    private View view = View.CASE;
    private int hint;
    private String note = "";
    /** Of each exercise that is not shown, what has changed since the last key or save. */
    private final Map<Problem, String> changes = new LinkedHashMap<>();
    private String time = "";
    private long start;

    /** Hears of what is shown elsewhere than on the screen. */
    interface Reports {

        /** Hears that judging begins, of the exercise that was saved; empty if it is the first look at it. */
        void begin(Optional<Problem> saved);

        /**
         * Hears of the results of all exercises, as often as one has changed; {@code current} is the one on the screen.
         */
        void take(Results results, Problem current);
    }

    /** What is shown: the current exercise, or all of them. */
    private enum View {
        CASE, LIST
    }

    /**
     * Creates a watch.
     *
     * @param exercises the exercises that are judged, those that are not graded from when they are begun
     * @param kata the kata's root, which holds the exercises' hints
     * @param judge judges an exercise, and tells a listener of it: gives what the submission came to in this exercise
     *     alone
     * @param reports hears of what is judged
     * @param nanoClock a clock for what a verdict takes, in nanoseconds
     */
    Watch(Submission submission, List<Problem> exercises, Points points, Path kata,
            BiFunction<Problem, Judge.Listener, Results> judge,
            Reports reports, Style style, LongSupplier nanoClock) {
        this.submission = submission;
        this.exercises = List.copyOf(exercises);
        this.graded = exercises.stream().filter(points::isGraded).toList();
        this.maxPoints = graded.stream().mapToInt(points::of).sum();
        // what was begun comes first: it is what the learner works on
        exercises.stream().filter(submission::hasBegun).forEach(waiting::add);
        waiting.addAll(graded);
        this.kata = kata;
        this.judge = judge;
        this.reports = reports;
        this.style = style;
        this.nanoClock = nanoClock;
        this.console = new ConsoleReport(style);
    }

    @Override
    public List<Path> watched() {
        return exercises.stream().map(this::folder).toList();
    }

    @Override
    public void begin(Desk given) {
        this.desk = given;
        judgeNext();
    }

    @Override
    public void saved(Set<Path> folders) {
        List<Problem> saved = exercises.stream().filter(exercise -> folders.contains(folder(exercise))
                && (listed().contains(exercise) || submission.hasBegun(exercise))).toList();
        if (saved.isEmpty()) {
            return;
        }
        forgetNotes();
        show(current.filter(saved::contains).orElse(saved.get(0)));
        unjudged.addAll(saved);
        Set<Problem> order = new LinkedHashSet<>(Set.of(current.orElseThrow()));
        order.addAll(saved);
        judging.ifPresent(order::add);
        order.addAll(waiting);
        waiting.clear();
        waiting.addAll(order);
        judgeNext();
    }

    @Override
    public void pressed(char key) {
        forgetNotes();
        if (view == View.LIST && key >= '1' && key < '1' + keys()) {
            show(listed().get(key - '1'));
            return;
        }
        switch (key) {
            case 'h' -> nextHint();
            case 'l' -> view = view == View.LIST ? View.CASE : View.LIST;
            case 'n' -> current.ifPresent(exercise -> show(after(exercise)));
            case 'q' -> desk.leave();
            case ESCAPE -> {
                view = View.CASE;
                hint = 0;
            }
            default -> pressedAnother(key);
        }
    }

    /** Where the exercise on the screen is done, any key that means nothing else goes on. */
    private void pressedAnother(char key) {
        if (view == View.CASE && current.filter(this::isDone).isPresent() && !areAllAccepted()) {
            show(after(current.orElseThrow()));
        } else {
            note = "no such key: " + (key <= ' ' || key > '~' ? "it is none of those below" : key);
        }
    }

    private void forgetNotes() {
        note = "";
        changes.clear();
    }

    @Override
    public Page page() {
        List<String> body = switch (view) {
            case CASE -> caseOfCurrent();
            case LIST -> list();
        };
        String keys = switch (view) {
            case CASE -> (hint == 0 ? "h next hint   " : "h next hint   Esc the case   ") + CASE_KEYS;
            case LIST -> "1-" + keys() + " show exercise   l back   q quit";
        };
        return new Page(body, foot(), style.strong(keys), settled());
    }

    private Page.Settled settled() {
        boolean isCaseKnown = view == View.CASE && current.filter(exercise -> !isOutdated(exercise)
                && (failed(exercise).isPresent() || result(exercise).isPresent())).isPresent();
        return judging.isEmpty() && current.isPresent() ? Page.Settled.ALL
                : isCaseKnown ? Page.Settled.BODY : Page.Settled.NOTHING;
    }

    /** Whether a verdict is still awaited. */
    boolean isJudging() {
        return judging.isPresent();
    }

    /** Sums up in one line how far one is, for when the watch has ended. */
    String summary() {
        return "N-Queens kata: " + counts()
                + exercises.stream().filter(unjudged::contains)
                .map(exercise -> "; the last save of " + exercise.id() + " was not judged")
                .collect(Collectors.joining());
    }

    /** The exercises that are told of: those that are counted, and others once they are judged. */
    private List<Problem> listed() {
        return exercises.stream().filter(exercise -> graded.contains(exercise) || result(exercise).isPresent())
                .toList();
    }

    /** How many of them a digit shows. */
    private int keys() {
        return Math.min(9, listed().size());
    }

    private List<String> caseOfCurrent() {
        if (current.isEmpty()) {
            return List.of(style.strong("N-Queens kata: " + submission.name()),
                    "  the first look at each exercise ...");
        }
        Problem exercise = current.get();
        List<String> lines = new ArrayList<>(failed(exercise).map(check -> console.failingCase(exercise, check))
                .or(() -> result(exercise).map(console::failingCase))
                .orElse(List.of(style.strong(exercise.id()), "  the first look at it ...")));
        if (isOutdated(exercise) && result(exercise).isPresent()) {
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

    private List<String> list() {
        List<String> lines = new ArrayList<>();
        for (Problem exercise : listed()) {
            String mark = current.equals(Optional.of(exercise)) ? "> " : "  ";
            lines.add(mark + (lines.size() + 1) + " " + result(exercise).map(console::line).orElse(exercise.id()));
        }
        List<Problem> upper = exercises.stream().filter(exercise -> !graded.contains(exercise)).toList();
        ConsoleReport.upperLadder(upper, submission).ifPresent(line -> lines.add("  " + line));
        return lines;
    }

    private List<String> foot() {
        List<String> lines = new ArrayList<>();
        lines.add("");
        Stream.concat(Stream.of(note), changes.values().stream()).filter(each -> !each.isEmpty())
                .forEach(each -> lines.add("note:  " + each));
        if (view == View.CASE) {
            current.filter(exercise -> !isOutdated(exercise)).ifPresent(exercise -> lines.addAll(nextSteps(exercise)));
        }
        lines.add(judging.map(exercise -> "judging " + (failed.isPresent() ? "the other checks of " : "")
                + exercise.id() + " ..." + since(start)).orElse(time));
        lines.add(progress());
        return lines;
    }

    private List<String> nextSteps(Problem exercise) {
        List<String> lines = new ArrayList<>();
        fittingHint(exercise).filter(fitting -> hint == 0 && fitting.number() <= hints().size())
                .ifPresent(fitting -> lines.add("hint:  press h: hint " + fitting.number() + " of "
                        + hints().size() + " fits this"));
        if (isDone(exercise)) {
            lines.add("next:  " + (areAllAccepted() ? ConsoleReport.ALL_ACCEPTED : after(exercise).id()
                    + ": press n or Enter, or save it; exercises/" + after(exercise).id() + "/README.md"));
        } else {
            deciding(exercise).ifPresent(check -> lines.add("next:  " + ConsoleReport.next(exercise,
                    check.verdict(), submission)));
        }
        return lines;
    }

    /** What decides the verdict, as far as it is known. */
    private Optional<CheckResult> deciding(Problem exercise) {
        return failed(exercise).or(() -> result(exercise).flatMap(ProblemResult::deciding));
    }

    private Optional<Hint> fittingHint(Problem exercise) {
        return deciding(exercise).flatMap(check -> ConsoleReport.hint(exercise, check));
    }

    private Optional<CheckResult> failed(Problem exercise) {
        return failed.filter(check -> judging.equals(Optional.of(exercise)));
    }

    /** Whether what is known is not of what stands in the file. */
    private boolean isOutdated(Problem exercise) {
        return unjudged.contains(exercise) && failed(exercise).isEmpty();
    }

    private boolean isDone(Problem exercise) {
        return isAccepted(exercise) && !unjudged.contains(exercise);
    }

    private boolean areAllAccepted() {
        return listed().stream().allMatch(this::isAccepted);
    }

    private String progress() {
        int done = BAR * points() / maxPoints;
        return "[" + style.good("#".repeat(done)) + "-".repeat(BAR - done) + "] " + counts();
    }

    private String counts() {
        return graded.stream().filter(this::isAccepted).count() + " of " + graded.size() + " accepted, " + points()
                + " of " + maxPoints + " points";
    }

    private int points() {
        return graded.stream().flatMap(exercise -> result(exercise).stream())
                .mapToInt(ProblemResult::points).sum();
    }

    private void judgeNext() {
        waiting.stream().findFirst().ifPresent(exercise -> {
            waiting.remove(exercise);
            start(exercise);
        });
    }

    private void start(Problem exercise) {
        judging = Optional.of(exercise);
        failed = Optional.empty();
        start = nanoClock.getAsLong();
        reports.begin(Optional.of(exercise).filter(unjudged::contains));
        desk.judge(meanwhile -> {
            Results judged = judge.apply(exercise, new FirstFailure(check -> meanwhile.accept(() -> take(check))));
            return () -> take(exercise, judged);
        });
    }

    /** Listens for the first check that is not accepted. */
    private record FirstFailure(Consumer<CheckResult> taker) implements Judge.Listener {

        @Override
        public void ended(Problem problem, Check check, Case each, Optional<Fault> fault) {
            // a check that is not accepted is told with its points
        }

        @Override
        public void failed(Problem problem, CheckResult check) {
            taker.accept(check);
        }
    }

    private void take(CheckResult check) {
        failed = Optional.of(check);
        current = current.or(() -> judging);
        if (current.equals(judging)) {
            hint = 0;
        }
    }

    /** Seconds that have passed, once that is worth a look. */
    private String since(long nanos) {
        long seconds = (long) ((nanoClock.getAsLong() - nanos) / NANOS_PER_SECOND);
        return seconds < 2 ? "" : " " + seconds + " s";
    }

    private void take(Problem exercise, Results judged) {
        boolean wasTold = failed.isPresent();
        judging = Optional.empty();
        failed = Optional.empty();
        ProblemResult result = judged.exercises().get(0);
        Optional<Verdict> before = result(exercise).map(ProblemResult::verdict);
        results = Optional.of(results.map(earlier -> earlier.with(result)
                .judgedBy(judged.judgedBy(), Optional.ofNullable(judged.commit()))).orElse(judged));
        if (unjudged.remove(exercise)) {
            // a hint that was opened since the case is known stays
            hint = current.equals(Optional.of(exercise)) && !wasTold ? 0 : hint;
            tell(exercise, result, before);
        }
        // at first the first of those waiting that is not accepted
        current = current.or(() -> Optional.of(exercise).filter(each -> !isAccepted(each)));
        judgeNext();
        if (judging.isEmpty()) {
            current = current.or(() -> Optional.of(after(exercises.get(exercises.size() - 1))));
            reports.take(results.orElseThrow(), current.orElseThrow());
        }
    }

    /** Says what has changed: of the exercise that is shown by its case, of another one in a line. */
    private void tell(Problem exercise, ProblemResult result, Optional<Verdict> before) {
        if (current.isEmpty() || current.get() == exercise) {
            time = String.format(Locale.ROOT, "%s judged in %.2f s", exercise.id(),
                    (nanoClock.getAsLong() - start) / NANOS_PER_SECOND);
        } else {
            changes.put(exercise, exercise.id() + " is " + result.verdict().words()
                    + before.filter(verdict -> verdict != result.verdict())
                            .map(verdict -> " now; it was " + verdict.words()).orElse(" as before")
                    + "; l lists all");
        }
    }

    private void nextHint() {
        if (view != View.CASE || current.isEmpty()) {
            return;
        }
        int size = hints().size();
        if (size == 0) {
            note = "no hints: exercises/" + id() + "/README.md has none";
        } else {
            int fitting = current.flatMap(this::fittingHint).map(Hint::number).orElse(1);
            hint = hint == 0 ? Math.min(fitting, size) : hint % size + 1;
        }
    }

    private void show(Problem exercise) {
        current = Optional.of(exercise);
        view = View.CASE;
        hint = 0;
        time = "";
    }

    /** The next one that is not accepted, up the ladder and round; if all are, the next. */
    private Problem after(Problem exercise) {
        List<Problem> round = new ArrayList<>(listed());
        Collections.rotate(round, -1 - round.indexOf(exercise));
        return round.stream().filter(next -> !isAccepted(next)).findFirst().orElse(round.get(0));
    }

    private boolean isAccepted(Problem exercise) {
        return result(exercise).filter(result -> result.verdict() == Verdict.ACCEPTED).isPresent();
    }

    private Optional<ProblemResult> result(Problem exercise) {
        return results.flatMap(all -> all.exercises().stream()
                .filter(result -> result.id().equals(exercise.id())).findFirst());
    }

    private List<List<String>> hints() {
        return HintTexts.of(kata.resolve("exercises").resolve(id()).resolve("README.md"));
    }

    private String id() {
        return current.orElseThrow().id();
    }

    private Path folder(Problem exercise) {
        return submission.folder().resolve(exercise.solver().packageName());
    }
}
