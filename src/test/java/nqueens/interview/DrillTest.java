package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.interview.Stage.Coding;
import nqueens.interview.Stage.Given;
import nqueens.interview.Stage.Talking;
import nqueens.judge.Judge;
import nqueens.judge.Work;
import nqueens.judge.result.CheckResult;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.submission.Submission;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.problem.catalogue.Catalogue;

class DrillTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource
    void a_stage_has_what_an_interviewer_says(Drill drill) {
        for (Stage stage : drill.stages(false)) {
            if (stage instanceof Talking talking) {
                assertThat(Talk.drawn(talking.topic(), drill.level(), talking.count(), List.of(), new Random(1)))
                        .as("talks about " + talking.topic()).isNotEmpty();
            } else {
                Task task = Task.of((Coding) stage);
                assertThat(task.questions()).as("questions of " + stage.title()).hasSizeBetween(4, 6);
                assertThat(task.hints()).as("hints of " + stage.title()).hasSize(3);
            }
        }
    }

    static Stream<Given> toMend() {
        return Arrays.stream(Drill.values()).flatMap(drill -> drill.stages(false).stream())
                .filter(Coding.class::isInstance).flatMap(stage -> stage.given().stream());
    }

    @ParameterizedTest
    @MethodSource("toMend")
    void a_solver_to_mend_compiles_and_is_wrong_and_has_hints_of_its_own(Given given) throws Exception {
        assertThat(judged(given.problem(), given.code()).verdict()).isEqualTo(Verdict.WRONG_ANSWER);
        Task task = Task.of(new Coding("", 0, 0, given.problem(), Optional.of(given), false));
        assertThat(task.hints()).isNotEqualTo(Task.of(given.problem()).hints());
    }

    static List<Problem> withModels() {
        return Catalogue.of(Problem.Place.DRILL);
    }

    @ParameterizedTest
    @MethodSource("withModels")
    void a_model_solution_is_accepted(Problem problem) throws Exception {
        assertThat(judged(problem, Text.of("models/" + problem.solver().file())).verdict()).isEqualTo(Verdict.ACCEPTED);
    }

    /** What the judge finds is what the model answer says. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "READ_BOARD | it has 0 rows, and must have n = 1 | `[[], []]`",
        "READ_COUNT | called again gave 18, and at first 14 | It returns 2, and then 4",
        "READ_HALF | totalNQueens(5) gave 8; the known count is 10 | and 8 where 10 is right"})
    void a_solver_to_read_is_wrong_as_the_model_answer_says(Drill drill, String found, String says) throws Exception {
        Talking reading = (Talking) drill.stages(false).get(0);
        Given given = reading.given().orElseThrow();
        String question = Talk.drawn(reading.topic(), drill.level(), 1, List.of(), new Random(1)).get(0);
        assertThat(judged(given.problem(), given.code()).checks()).extracting(CheckResult::message)
                .anyMatch(message -> message.contains(found));
        assertThat(Talk.of(reading.topic(), question).answer()).contains(says);
    }

    private ProblemResult judged(Problem problem, String code) throws Exception {
        Path solver = folder.resolve(problem.solver().packageName()).resolve(problem.solver().file());
        Files.createDirectories(solver.getParent());
        Files.writeString(solver, code);
        return Play.JUDGE.judge(new Work(new Submission("given", folder)), List.of(problem),
                        Judge.Search.UNSEEN, Judge.Listener.NONE).results()
                .exercises().get(0);
    }
}
