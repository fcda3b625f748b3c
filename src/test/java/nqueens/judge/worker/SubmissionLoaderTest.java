package nqueens.judge.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.commons.support.ReflectionSupport;
import org.junit.platform.launcher.Launcher;
import org.opentest4j.AssertionFailedError;

import nqueens.CompletedBoard;
import nqueens.NotStartedException;
import nqueens.QueensSolver;
import nqueens.drill.OneSolution;
import nqueens.mutants.Mutant;
import nqueens.mutants.SolverUnderTest;
import nqueens.mutants.TestRun;

class SubmissionLoaderTest {

    private static final String SOLVER = Solver.class.getName();

    /** Something that a learner might write. */
    public static final class Solver implements QueensSolver {
        @Override
        public List<int[]> solve(int n) {
            throw new NotStartedException("place the queens");
        }

        @Override
        public long count(int n) {
            return 92;
        }
    }

    /** The bytes of a class that stands on the class path, as a compiler would give them. */
    static byte[] bytesOf(Class<?> type) throws IOException {
        try (InputStream file = type.getResourceAsStream("/" + type.getName().replace('.', '/') + ".class")) {
            return file.readAllBytes();
        }
    }

    @Test
    void a_class_of_the_submission_is_made_from_its_bytes_and_meets_the_contract_of_the_judge() throws Exception {
        SubmissionLoader loader = new SubmissionLoader(Map.of(SOLVER, bytesOf(Solver.class)));

        QueensSolver solver = (QueensSolver) loader.loadClass(SOLVER).getConstructor().newInstance();

        assertThat(solver.getClass().getClassLoader()).isSameAs(loader);
        assertThat(solver.getClass().getName()).isEqualTo(SOLVER);
        assertThat(solver.count(8)).isEqualTo(92);
        assertThatThrownBy(() -> solver.solve(8)).isExactlyInstanceOf(NotStartedException.class);
    }

    @ParameterizedTest
    @ValueSource(classes = {
        QueensSolver.class, NotStartedException.class, OneSolution.class, Counters.class, Events.class,
        CompletedBoard.class, String.class,
        java.sql.Date.class, Test.class, ParameterizedTest.class, Assertions.class, AssertionFailedError.class,
        SolverUnderTest.class})
    void the_contracts_and_the_platform_are_shown(Class<?> shown) throws Exception {
        assertThat(new SubmissionLoader(Map.of()).loadClass(shown.getName())).isSameAs(shown);
    }

    @ParameterizedTest
    @ValueSource(classes = {
        Solver.class, SubmissionLoader.class, SolverHost.class, Frames.class, nqueens.board.KnownCounts.class,
        nqueens.problem.Verdict.class, TestRun.class, Mutant.class,
        Launcher.class, ReflectionSupport.class})
    void all_else_on_the_class_path_is_hidden(Class<?> hidden) {
        SubmissionLoader loader = new SubmissionLoader(Map.of());
        assertThatThrownBy(() -> loader.loadClass(hidden.getName()))
                .isExactlyInstanceOf(ClassNotFoundException.class).hasMessage(hidden.getName());
    }

    @Test
    void a_submission_can_not_bring_a_contract_of_its_own() throws Exception {
        String contract = QueensSolver.class.getName();
        SubmissionLoader loader = new SubmissionLoader(Map.of(contract, bytesOf(QueensSolver.class)));
        assertThat(loader.loadClass(contract)).isSameAs(QueensSolver.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"nqueens.drill.Mine", "nqueens.drill.deeper.OneSolution"})
    void a_drill_has_no_contracts_but_the_judges(String name) {
        SubmissionLoader loader = new SubmissionLoader(Map.of(name, new byte[] {1, 2, 3}));
        assertThatThrownBy(() -> loader.loadClass(name)).isInstanceOf(ClassNotFoundException.class);
    }

    @Test
    void a_class_added_later_is_not_seen() throws IOException {
        Map<String, byte[]> classes = new HashMap<>();
        SubmissionLoader loader = new SubmissionLoader(classes);
        classes.put(SOLVER, bytesOf(Solver.class));
        assertThatThrownBy(() -> loader.loadClass(SOLVER)).isInstanceOf(ClassNotFoundException.class);
    }

    /** Holds a field of each kind that a class may have, to be loaded again and again. */
    static final class Constants {
        static final int LARGEST = 10;
        static final String NAME = "queens";
        final int[] counts = {1, 0, 0, 2};
        int changing;
    }

    /** Has a field that nobody has written to yet. */
    static final class Variable {
        static int seen;
    }

    /** Has a field that is another one each time that the class is loaded. */
    static final class WorkedOut {
        static final long START = System.nanoTime();
    }

    @Test
    void classes_keep_nothing_that_have_nothing_static_but_constants() throws IOException {
        String constants = Constants.class.getName();
        byte[] file = bytesOf(Constants.class);
        assertThat(new SubmissionLoader(Map.of(constants, file, SOLVER, bytesOf(Solver.class))).keepsNothing())
                .isTrue();
        for (Class<?> keeping : List.of(Variable.class, WorkedOut.class)) {
            assertThat(new SubmissionLoader(Map.of(constants, file, keeping.getName(), bytesOf(keeping)))
                    .keepsNothing()).as(keeping.getSimpleName()).isFalse();
        }
        assertThat(new SubmissionLoader(Map.of("a.B", new byte[] {1, 2, 3, 4})).keepsNothing()).isFalse();
    }
}
