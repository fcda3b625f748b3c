package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

import javax.tools.ToolProvider;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.interview.Stage.Coding;
import nqueens.interview.Stage.Given;
import nqueens.interview.Stage.Talking;
import nqueens.judge.Judge;
import nqueens.judge.ProblemResult;
import nqueens.judge.SettingsException;
import nqueens.judge.Submission;
import nqueens.problem.Catalogue;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;

class DrillTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource
    void a_drill_is_an_opening_a_twist_and_talks_or_a_solver_and_talks(Drill drill) {
        assertThat(Drill.parsed(drill.id())).isEqualTo(drill);
        assertThat(drill.level()).isBetween(1, 3);
        List<Stage> stages = drill.stages(false);
        assertThat(stages).extracting(Stage::title).doesNotHaveDuplicates()
                .allSatisfy(title -> assertThat(title).hasSizeBetween(8, 28));
        assertThat(stages.get(stages.size() - 1)).isInstanceOf(Talking.class);
        boolean hasOpening = stages.stream().filter(Coding.class::isInstance).count() == 2;
        assertThat(drill.stages(true)).isEqualTo(hasOpening ? stages.subList(2, 4) : stages);
    }

    @ParameterizedTest
    @EnumSource
    void each_stage_has_what_the_interviewer_says(Drill drill) {
        for (Stage stage : drill.stages(false)) {
            if (stage instanceof Coding coding) {
                Task task = Task.of(coding);
                assertThat(task.statement().lines()).hasSizeBetween(2, 3)
                        .allSatisfy(line -> assertThat(line).hasSizeBetween(10, 78));
                assertThat(task.questions()).hasSizeBetween(4, 6).allSatisfy(question -> {
                    assertThat(question.heading()).isASCII().endsWith("?");
                    assertThat(question.body()).isASCII().endsWith(".");
                });
                assertThat(task.hints()).hasSize(3);
                assertThat(task.hints().equals(Task.of(coding.problem()).hints())).isEqualTo(coding.given().isEmpty());
            } else {
                Talking talking = (Talking) stage;
                assertThat(Talk.drawn(talking.topic(), drill.level(), talking.count(), List.of(), new Random(1)))
                        .isNotEmpty();
            }
        }
    }

    @Test
    void an_unknown_name_is_one_line_with_the_names() {
        assertThatThrownBy(() -> Drill.parsed("Torus")).isInstanceOf(SettingsException.class)
                .hasMessageStartingWith("-Ddrill=Torus: no such drill; there are blocked, first, ");
    }

    static List<Given> toMend() {
        return given(Coding.class);
    }

    @ParameterizedTest
    @MethodSource("toMend")
    void a_solver_to_mend_compiles_and_is_wrong(Given given) throws Exception {
        assertThat(judged(given.problem(), given.code()).verdict()).isEqualTo(Verdict.WRONG_ANSWER);
    }

    static List<Given> toRead() {
        return given(Talking.class);
    }

    /** The model answers tell what the first calls give. */
    @ParameterizedTest
    @MethodSource("toRead")
    void a_solver_to_read_returns_what_the_model_answer_says(Given given) throws Exception {
        List<String> answers = Talk.BANK.stream().filter(talk -> talk.topic().equals("read-" + given.name()))
                .map(Talk::answer).toList();
        assertThat(answers).hasSize(3);
        Object solver = solver(given);
        switch (given.name()) {
            case "shared" -> assertThat(answers.get(0)).contains("`" + asked(solver, 4) + "`");
            case "counter" -> assertThat(answers.get(0)).startsWith("It returns " + asked(solver, 4) + ", and then "
                    + asked(solver, 4));
            default -> assertThat(answers.get(0)).startsWith("It returns " + asked(solver, 4) + ", which is right, and "
                    + asked(solver, 5) + " where 10 is right");
        }
    }

    static List<Problem> withModels() {
        return Catalogue.of(Problem.Place.DRILL);
    }

    @ParameterizedTest
    @MethodSource("withModels")
    void a_model_solution_is_accepted(Problem problem) throws Exception {
        assertThat(judged(problem, Text.of("models/" + problem.solver().file())).verdict())
                .isEqualTo(Verdict.ACCEPTED);
    }

    private static List<Given> given(Class<? extends Stage> type) {
        List<Given> given = new ArrayList<>();
        Arrays.stream(Drill.values()).flatMap(drill -> drill.stages(false).stream()).filter(type::isInstance)
                .forEach(stage -> (stage instanceof Coding coding ? coding.given() : ((Talking) stage).given())
                        .ifPresent(given::add));
        assertThat(given).hasSizeGreaterThan(2);
        return given;
    }

    private ProblemResult judged(Problem problem, String code) throws Exception {
        Path solver = folder.resolve(problem.solver().packageName()).resolve(problem.solver().file());
        Files.createDirectories(solver.getParent());
        Files.writeString(solver, code);
        return Written.JUDGE.judge(new Submission("given", folder), List.of(problem), Judge.Listener.NONE)
                .exercises().get(0);
    }

    private Object solver(Given given) throws Exception {
        Path source = Files.writeString(folder.resolve(given.problem().solver().file()), given.code());
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, "-cp", "target/classes",
                "-d", folder.toString(), source.toString())).isZero();
        return new URLClassLoader(new URL[] {folder.toUri().toURL()}).loadClass(given.problem().solver().name())
                .getConstructor().newInstance();
    }

    private static Object asked(Object solver, int n) throws Exception {
        return Stream.of(solver.getClass().getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers())).findFirst().orElseThrow()
                .invoke(solver, n);
    }
}
