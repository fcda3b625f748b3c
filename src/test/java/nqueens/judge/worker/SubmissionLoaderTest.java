package nqueens.judge.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;

import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.commons.support.ReflectionSupport;
import org.junit.platform.launcher.Launcher;
import org.opentest4j.AssertionFailedError;

import nqueens.NotStartedException;
import nqueens.QueensSolver;
import nqueens.drill.OneSolution;
import nqueens.judge.worker.SolverHost.SubmissionLoader;
import nqueens.judge.worker.event.Events;
import nqueens.mutants.SolverUnderTest;
import nqueens.mutants.TestRunner.TestedSolver;

class SubmissionLoaderTest {

    /** The bytes of a class that stands on the class path, as a compiler would give them. */
    static byte[] bytesOf(Class<?> type) throws IOException {
        try (InputStream file = type.getResourceAsStream("/" + type.getName().replace('.', '/') + ".class")) {
            return file.readAllBytes();
        }
    }

    @ParameterizedTest
    @ValueSource(classes = {
        QueensSolver.class, NotStartedException.class, OneSolution.class, Counters.class, Events.class, String.class,
        java.sql.Date.class, Test.class, ParameterizedTest.class, Assertions.class, AssertionFailedError.class,
        SolverUnderTest.class})
    void the_contracts_and_the_platform_are_shown_whatever_a_submission_brings(Class<?> shown) throws Exception {
        Map<String, byte[]> brought = Map.of(shown.getName(), new byte[] {1, 2, 3});
        assertThat(new SubmissionLoader(brought).loadClass(shown.getName())).isSameAs(shown);
    }

    @ParameterizedTest
    @ValueSource(classes = {
        SubmissionLoader.class, nqueens.board.KnownCounts.class, nqueens.problem.Verdict.class, TestedSolver.class,
        Launcher.class, ReflectionSupport.class})
    void all_else_on_the_class_path_is_hidden(Class<?> hidden) throws Exception {
        SubmissionLoader loader = new SubmissionLoader(Map.of());
        assertThatThrownBy(() -> loader.loadClass(hidden.getName()))
                .isExactlyInstanceOf(ClassNotFoundException.class).hasMessage(hidden.getName());
        SubmissionLoader bringing = new SubmissionLoader(Map.of(hidden.getName(), bytesOf(hidden)));
        assertThat(bringing.loadClass(hidden.getName()).getClassLoader()).isSameAs(bringing);
    }

    @ParameterizedTest
    @ValueSource(strings = {"nqueens.drill.Mine", "nqueens.drill.deeper.OneSolution"})
    void a_drill_has_no_contracts_but_the_judges(String name) {
        SubmissionLoader loader = new SubmissionLoader(Map.of(name, new byte[] {1, 2, 3}));
        assertThatThrownBy(() -> loader.loadClass(name)).isInstanceOf(ClassNotFoundException.class);
    }
}
