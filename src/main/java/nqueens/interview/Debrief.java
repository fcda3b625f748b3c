package nqueens.interview;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.interview.Stage.Coding;
import nqueens.interview.Stage.Given;
import nqueens.interview.Stage.Talking;
import nqueens.interview.StageRecord.Evidence;
import nqueens.interview.StageRecord.Outcome;
import nqueens.judge.submission.ProjectFolder;
import nqueens.problem.Problem;
import nqueens.problem.ReferenceSteps;
import nqueens.report.ReportFolder;
import nqueens.report.page.PageTemplate;

/**
 * What there is to learn from an interview, on a terminal and as a page: the time against the plan, the evidence for
 * each grade, and one's own solutions beside model ones.
 */
record Debrief(InterviewRecord record, Drill drill, List<Stage> stages, InterviewWorkspace workspace) {

    static final String FILE = "debrief.html";

    private static final int DISAGREEMENT = 2;
    private static final PageTemplate PAGE = PageTemplate.html("debrief.html.mustache");

    /**
     * A stage: what happened in it, the time that it took and the time that it should take, and the kinds of mistakes,
     * each once with how often it was made.
     */
    record Row(StageRecord stage, String time, String plan, String mistakes) {

        static Row of(StageRecord stage) {
            return new Row(stage, clock(stage.seconds()) + (stage.overTime() ? "*" : ""),
                    clock((long) stage.minutes() * InterviewRecord.SECONDS_PER_MINUTE),
                    String.join(", ", kinds(stage.evidence().mistakes().stream())));
        }

        String title() {
            return stage.title();
        }

        String outcome() {
            return stage.outcome().words();
        }

        Evidence evidence() {
            return stage.evidence();
        }

        int wrongTries() {
            return stage.wrongTries();
        }
    }

    /** A row of the rubric: what it is about, the grade and what that means, and what happened. */
    record Graded(Criterion criterion, String grade, String meaning, List<String> evidence) {

        String title() {
            return criterion.title();
        }

        String question() {
            return criterion.question();
        }
    }

    /**
     * A solution beside a model one; the title is what was asked for.
     *
     * @param model a model solution; empty where the project has none
     * @param steps what both took; empty where that is not known
     * @param search where one's own search can be watched; empty where it can't
     */
    record Compared(String title, String own, String model, String steps, String search) {
    }

    /** A criterion on which both grades differ by much: each with what it means. */
    record Disagreement(String title, String own, String interviewer) {
    }

    /** The lines that had to change, and from what to what. */
    record Change(String title, List<LineDifference> lines, long changed) {

        String extent() {
            return changed + (changed == 1 ? " line" : " lines");
        }
    }

    List<Row> rows() {
        return record.stages().stream().map(Row::of).toList();
    }

    List<Graded> rubric() {
        return Arrays.stream(Criterion.values()).map(criterion -> {
            Optional<Integer> grade = Optional.ofNullable(record.rubric().grades().get(criterion));
            return new Graded(criterion, grade.map(String::valueOf).orElse("-") + Optional.ofNullable(
                    record.interviewer().grades().get(criterion))
                            .map(other -> " (interviewer: " + other + ")").orElse(""),
                    grade.map(criterion::meaning).orElse("not graded"), evidence(criterion));
        }).toList();
    }

    /** Where one's own grade and the interviewer's differ by two or more, to talk about. */
    List<Disagreement> disagreements() {
        Map<Criterion, Integer> own = record.rubric().grades();
        Map<Criterion, Integer> others = record.interviewer().grades();
        return own.keySet().stream().filter(others::containsKey)
                .filter(criterion -> Math.abs(own.get(criterion) - others.get(criterion)) >= DISAGREEMENT)
                .map(criterion -> new Disagreement(criterion.title(), meaning(criterion, own.get(criterion)),
                        meaning(criterion, others.get(criterion)))).toList();
    }

    private static String meaning(Criterion criterion, int grade) {
        return grade + ", " + criterion.meaning(grade);
    }

    /** What happened that a grade should go by. */
    List<String> evidence(Criterion criterion) {
        return switch (criterion) {
            case COMMUNICATION -> List.of(
                    "questions asked before and while writing: " + sum(each -> each.asked().size())
                            + unasked().stream().findFirst().map(first -> "; not asked: " + first).orElse(""),
                    "talks answered: " + sum(Evidence::answered) + " of " + sum(each -> each.talks().size()));
            case PROBLEM_SOLVING -> Stream.concat(coding().map(this::thinking),
                    Stream.of("hints opened: " + sum(Evidence::hints))).toList();
            case CODE -> Stream.concat(coding().map(number -> title(number) + ": " + outcome(number)
                    + steps(number).map(steps -> ", " + steps).orElse("")),
                    changes().stream().map(change -> change.title() + ": " + change.extent()))
                    .toList();
            case TESTING -> Stream.concat(Stream.of("submissions: " + sum(Evidence::submissions) + ", wrong ones: "
                    + record.wrongTries(), "failing cases looked at: " + sum(Evidence::cases)),
                    Stream.of(kinds()).filter(kinds -> !kinds.isEmpty()).map(kinds -> "mistakes: " + kinds)).toList();
        };
    }

    private String thinking(int number) {
        Evidence evidence = record.stages().get(number).evidence();
        return title(number) + ": " + (evidence.thoughtSeconds() == 0 ? "no line was written"
                : "asked and planned for " + clock(evidence.thoughtSeconds()) + " before the first line, "
                        + clock((long) ((Coding) stages.get(number)).thinking() * InterviewRecord.SECONDS_PER_MINUTE)
                        + " planned");
    }

    private String outcome(int number) {
        StageRecord stage = record.stages().get(number);
        return stage.isDone() ? "accepted after " + clock(stage.seconds()) : stage.outcome().words();
    }

    private String kinds() {
        return String.join(", ", kinds(record.stages().stream()
                .flatMap(stage -> stage.evidence().mistakes().stream())));
    }

    /** The kinds of mistakes, each with how often it was made. */
    static List<String> kinds(Stream<String> mistakes) {
        Map<String, Long> kinds = mistakes
                .collect(Collectors.groupingBy(Function.identity(), LinkedHashMap::new, Collectors.counting()));
        return kinds.entrySet().stream().map(kind -> kind.getKey() + (kind.getValue() == 1 ? ""
                : " (" + kind.getValue() + ")")).toList();
    }

    /** The questions that nobody asked of the problems that were reached. */
    List<String> unasked() {
        return coding().flatMap(number -> Task.of(problem(number))
                .unasked(record.stages().get(number).evidence().asked()).stream()).distinct().toList();
    }

    List<Compared> solutions() {
        return coding().map(number -> new Compared(title(number), workspace.written(problem(number)),
                model(problem(number)).orElse(""), steps(number).orElse(""),
                workspace.search(number).orElse(""))).toList();
    }

    /** What changed from the opening to the twist, or from a wrong solver to the mended one. */
    List<Change> changes() {
        List<Change> changes = new ArrayList<>();
        List<Integer> coded = coding().toList();
        for (int i = 0; i < coded.size(); i++) {
            Problem problem = problem(coded.get(i));
            Optional<Given> given = ((Coding) stages.get(coded.get(i))).given();
            if (given.isPresent()) {
                changes.add(change("changed to mend it", given.get().code(), workspace.written(problem)));
            } else if (i > 0 && problem.harness().isEmpty()) {
                changes.add(change("changed for the twist", workspace.written(problem(coded.get(i - 1))),
                        workspace.written(problem)));
            }
        }
        return changes;
    }

    private static Change change(String title, String before, String after) {
        List<LineDifference> lines = LineDifference.between(before, after);
        return new Change(title, lines, lines.stream().filter(LineDifference::isChanged).count());
    }

    /** The talks of the stages that were reached. */
    List<Talk> talks() {
        return IntStream.range(0, stages.size())
                .filter(number -> record.stages().get(number).outcome() != Outcome.NOT_REACHED).boxed()
                .flatMap(this::talks).toList();
    }

    /** The talks of a stage; none where it is to be coded. */
    Stream<Talk> talks(int number) {
        return stages.get(number) instanceof Talking talking ? record.stages().get(number).evidence().talks().stream()
                .map(question -> Talk.of(talking.topic(), question)) : Stream.empty();
    }

    /** It as lines of at most 78 characters, but for sentences. */
    List<String> lines() {
        List<String> lines = new ArrayList<>(List.of("Debrief: " + drill.id() + ", " + record.minutes() + " of "
                + record.minutesGiven() + " min" + (record.isOverTime() ? ", over time" : ""),
                record.verdict(), ""));
        String format = "%-28.28s%8s%7s  %-12s%5s%6s%6s%6s";
        lines.add(String.format(Locale.ROOT, format, "stage", "time", "plan", "", "sent", "wrong", "cases", "hints"));
        rows().forEach(row -> lines.add(String.format(Locale.ROOT, format, row.title(), row.time(), row.plan(),
                row.outcome(), row.evidence().submissions(), row.wrongTries(), row.evidence().cases(),
                row.evidence().hints())));
        if (record.stages().stream().anyMatch(StageRecord::overTime)) {
            lines.add("*: ended when the time of the interview was up");
        }
        lines.add("");
        rubric().forEach(row -> {
            lines.add(row.title() + ": " + row.grade() + ", " + row.meaning());
            row.evidence().forEach(evidence -> lines.add("     " + evidence));
        });
        lines.add("");
        List<Disagreement> disagreements = disagreements();
        if (!disagreements.isEmpty()) {
            lines.add("Where your interviewer disagrees: talk about it");
            disagreements.forEach(each -> lines.addAll(List.of("  " + each.title(), "    you:         " + each.own(),
                    "    interviewer: " + each.interviewer())));
            lines.add("");
        }
        if (!record.nextTime().isEmpty()) {
            lines.add("next time: " + record.nextTime());
        }
        lines.add("page: " + shown(workspace.folder().resolve(FILE)) + ", with model solutions beside yours");
        lines.add("progress: " + shown(workspace.folder().resolveSibling(Progress.FILE)));
        return lines;
    }

    /** A file as it is named on the screen, the same on every machine. */
    static String shown(Path file) {
        return file.toString().replace('\\', '/');
    }

    /** Writes the page. */
    void write() throws IOException {
        new ReportFolder(workspace.folder()).write(FILE, PAGE.fill(this));
    }

    /** The numbers of the stages that were reached and in which something is written. */
    private Stream<Integer> coding() {
        return IntStream.range(0, stages.size()).filter(number -> stages.get(number) instanceof Coding
                && record.stages().get(number).outcome() != Outcome.NOT_REACHED).boxed();
    }

    private Problem problem(int number) {
        return ((Coding) stages.get(number)).problem();
    }

    private String title(int number) {
        return stages.get(number).title();
    }

    private int sum(ToIntFunction<Evidence> part) {
        return record.stages().stream().map(StageRecord::evidence).mapToInt(part).sum();
    }

    /** What both took for the call that must be fast, where both are known. */
    private Optional<String> steps(int number) {
        long own = record.stages().get(number).evidence().steps();
        return problem(number).speed().filter(speed -> own > 0)
                .flatMap(speed -> ReferenceSteps.of(problem(number), speed).map(reference -> String.format(Locale.ROOT,
                        "%,d steps for %s(%d%s), the model solution %,d", own, speed.method(), speed.n(),
                        speed.arguments().size() > 1 ? ", ..." : "", reference)));
    }

    /** A model solution; learners may have got none. */
    static Optional<String> model(Problem problem) {
        if (!problem.isExercise()) {
            return Optional.of("models/" + problem.solver().file()).filter(Text::has).map(Text::of);
        }
        Path file = ProjectFolder.own().path().resolve("solutions").resolve(problem.id())
                .resolve(problem.solver().file());
        try {
            return Files.exists(file) ? Optional.of(Files.readString(file)) : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String clock(long seconds) {
        return String.format(Locale.ROOT, "%d:%02d", seconds / InterviewRecord.SECONDS_PER_MINUTE,
                seconds % InterviewRecord.SECONDS_PER_MINUTE);
    }
}
