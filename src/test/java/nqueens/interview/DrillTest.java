package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.judge.Judge;
import nqueens.judge.result.CheckResult;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.submission.OpenedSubmission;
import nqueens.judge.submission.Submission;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.problem.catalogue.Catalogue;

class DrillTest {

    private static final Pattern FILE = Pattern.compile("`((?:src|solutions|figures|docs)/[^`]+)`");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @FieldSource("nqueens.interview.Drill#ALL")
    void a_stage_has_what_an_interviewer_says(Drill drill) {
        for (Drill.Stage stage : drill.stages()) {
            assertThat(stage.title().length()).isLessThanOrEqualTo(28);
            if (!stage.isCoding()) {
                assertThat(Question.BANK).as("talks about " + stage.topic())
                        .anyMatch(question -> question.topic().equals(stage.topic()));
            } else {
                assertThat(stage.questions()).as("questions of " + stage.title()).hasSizeBetween(4, 6);
                assertThat(stage.hints()).as("hints of " + stage.title()).hasSize(3)
                        .noneMatch(hint -> hint.matches(".*([{}]|\\);|==).*"))
                        .allMatch(hint -> hint.matches("[^.?]*\\? .*[^.]\\."));
            }
        }
    }

    static Stream<Drill.Stage> toMend() {
        return Drill.ALL.stream().flatMap(drill -> drill.stages().stream())
                .filter(stage -> stage.isCoding() && !stage.given().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("toMend")
    void a_solver_to_mend_is_wrong_as_it_is_told_and_has_a_model_of_its_own(Drill.Stage stage)
            throws Exception {
        Problem problem = stage.problem().orElseThrow();
        ProblemResult wrong = judged(problem, stage.givenCode());
        assertThat(wrong.verdict()).isEqualTo(Verdict.WRONG_ANSWER);
        stage.statement().lines().filter(line -> line.startsWith("It fails")).forEach(line ->
                assertThat(wrong.decidingCheck().orElseThrow().message())
                        .startsWith(line.replaceAll("^It fails: |`|\\.$", "")));
        assertThat(judged(problem, stage.model()).verdict()).isEqualTo(Verdict.ACCEPTED);
    }

    @ParameterizedTest
    @CsvSource({"a/b/c, 0", "'/ a/b/ /c', 0", "a/x/c, 1", "a/b/x/c, 1", "a/b/b/c, 1", "a/c, 1", "b/c/a, 2", "b/a/c, 2",
        "'x/b', 2"})
    void lines_are_changed_where_they_are_replaced_added_taken_away_or_moved(String own, int lines) {
        assertThat(StageProgress.changedLines("a\nb\nc\n", own.replace('/', '\n'))).isEqualTo(lines);
    }

    static List<Problem> withModels() {
        return Catalogue.of(Problem.Category.DRILL);
    }

    @ParameterizedTest
    @MethodSource("withModels")
    void a_model_solution_is_accepted(Problem problem) throws Exception {
        assertThat(judged(problem, Section.content("models/" + problem.solver().file())).verdict())
                .isEqualTo(Verdict.ACCEPTED);
    }

    /** What the judge finds is what the model answer says, and what a prediction is compared with. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "read-board | it has 0 rows, and must have n = 1 | `[[], []]` | [[], []]",
        "read-count | called again gave 20, and at first 10 | It returns 2, and then 4 | 2, 4",
        "read-half | totalNQueens(5) gave 8; the known count is 10 | and 8 where 10 is right | 2, 8"})
    void a_solver_to_read_is_wrong_as_the_model_answer_says(String drill, String found, String says, String expected)
            throws Exception {
        Drill.Stage reading = Drill.of(drill).stages().get(0);
        Question question = Question.of(Question.drawn(reading.topic(), List.of(), new Random(1)));
        assertThat(judged(reading.problem().orElseThrow(), reading.givenCode()).checks())
                .extracting(CheckResult::message).anyMatch(message -> message.contains(found));
        assertThat(question.text().body()).startsWith(expected + "\n\n").contains(says);
    }

    @ParameterizedTest
    @FieldSource("nqueens.interview.Question#BANK")
    void a_talk_is_the_only_one_of_its_question_and_names_files_that_are_there(Question question) {
        assertThat(Question.of(question.text().heading())).isSameAs(question);
        assertThat(question.text().body()).contains("\n\nSource: ");
        assertThat(question.text().parts()).isNotEmpty().allMatch(next -> next.line().matches(".*[?.] .*[.?]"));
        assertThat(FILE.matcher(question.text().body()).results().map(file -> Path.of(file.group(1))))
                .allSatisfy(file -> assertThat(file).exists());
    }

    @Test
    void talks_are_drawn_that_were_asked_least() {
        List<String> easy = Question.BANK.stream().filter(question -> question.topic().equals("any 1"))
                .map(question -> question.text().heading()).toList();
        assertThat(Question.drawn("any 1", easy.subList(1, easy.size()), new Random(1))).isEqualTo(easy.get(0));
    }

    @ParameterizedTest
    @FieldSource("nqueens.interview.Drill#ALL")
    void each_opening_is_followed_by_what_it_costs_and_then_by_another_question(Drill drill) {
        List<String> topics = drill.stages().stream().map(Drill.Stage::topic).toList();
        String any = "any " + drill.level();
        assertThat(topics.indexOf(any)).isPositive();
        if (!topics.contains("mend") && topics.get(0).isEmpty()) {
            assertThat(topics).startsWith("", "cost", any, "");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"2, 4 | '2, 4' | true", "2 4 | '2, 4' | true", "2 and then 4 | '2, 4' | true",
        "'2,4\nthe field counts on' | '2, 4' | true", "2, 2 | '2, 4' | false", "[[],[]] | '[[], []]' | true",
        "[[]] | '[[], []]' | false", "'' | '2, 4' | false"})
    void the_first_line_of_a_prediction_is_compared_however_it_is_spaced(String answer, String expected,
            boolean isRight) {
        assertThat(new Question("returns", new Section("", expected + "\n\n", List.of()))
                .check(answer, List.of()).isRight()).isEqualTo(isRight);
    }

    private ProblemResult judged(Problem problem, String code) throws Exception {
        Path solver = folder.resolve(problem.solver().packageName()).resolve(problem.solver().file());
        Files.createDirectories(solver.getParent());
        Files.writeString(solver, code);
        return Play.JUDGE.judge(new OpenedSubmission(new Submission("given", folder)), List.of(problem),
                Judge.Listener.NONE).results().exercises().get(0);
    }
}
