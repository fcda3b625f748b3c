package nqueens.mutants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.NotStartedException;
import nqueens.QueensSolver;

/** What the known submissions of {@code tests} don't show: they hold what becomes of it. */
class JUnitRunnerTest {

    private static final List<String> SEEN = new ArrayList<>();

    @BeforeEach
    @AfterEach
    void nobodyJudges() {
        SolversOfRun.begin(null);
        SEEN.clear();
    }

    private static List<String> told(Class<?> tests, String solver) {
        return new JUnitRunner(() -> tests).tests(solver, TestRunner.Order.IN_ORDER.name()).stream()
                .map(row -> String.join(" ", row)).toList();
    }

    @ExtendWith(SolverUnderTest.class)
    static final class Samples {

        @Test
        void one(QueensSolver solver) {
            assertEquals(1, solver.count(1), "one square");
        }

        @ParameterizedTest
        @ValueSource(ints = {4, 1, 4})
        void several(int n, QueensSolver solver) {
            assumeTrue(n == 1);
            assertEquals(1, solver.solve(n).size());
        }

        @ParameterizedTest
        @ValueSource(strings = {"passes", "fails", "fails again"})
        void rows(String row) {
            assertEquals("passes", row);
        }

        @Test
        @Disabled("not now")
        void left_out() {
        }

        @Test
        void thrown() {
            throw new IllegalStateException("x".repeat(300));
        }

        @Test
        void todo() {
            throw new NotStartedException("test something");
        }

        @Nested
        final class Inner {

            @TestFactory
            DynamicTest made(QueensSolver solver) {
                return DynamicTest.dynamicTest("called anything", () -> assertEquals(1, solver.count(1), "made"));
            }
        }
    }

    @Test
    void each_test_is_told_with_its_outcome_and_the_first_failure() {
        String thrown = "java.lang.IllegalStateException: ";
        assertThat(told(Samples.class, "SORTED")).containsExactlyInAnyOrder("one PASSED ", "several PASSED ",
                "rows FAILED [2] fails: expected: <passes> but was: <fails>", "left_out SKIPPED not now",
                "thrown FAILED " + thrown + "x".repeat(300 - thrown.length()) + "...",
                "todo FAILED nqueens.NotStartedException: test something", "Inner.made PASSED ");
        assertThat(told(Samples.class, "ONE_COUNTS_NONE"))
                .contains("one FAILED one square ==> expected: <1> but was: <0>", "several PASSED ",
                        "Inner.made FAILED called anything: made ==> expected: <1> but was: <0>");
        assertThat(told(Samples.class, "ONE_IS_NONE"))
                .contains("one PASSED ", "several FAILED [2] 1: expected: <1> but was: <0>");
    }

    static final class Ordered {

        // JUnit, left alone, runs b first
        @Test
        void aa() {
            SEEN.add("aa");
        }

        @Test
        void b() {
            SEEN.add("b");
        }

        @Nested
        @TestMethodOrder(MethodOrderer.MethodName.class)
        final class Inner {

            @Test
            private void unlisted() {
            }
        }
    }

    @Test
    void tests_run_in_the_order_of_their_names_or_backwards_and_junit_logs_nothing() {
        Logger junit = Logger.getLogger("org.junit");
        Level before = junit.getLevel();
        junit.setLevel(Level.ALL);
        JUnitRunner run = new JUnitRunner(() -> Ordered.class);
        assertThat(junit.getLevel()).isEqualTo(Level.OFF);
        junit.setLevel(before);
        run.tests("SORTED", TestRunner.Order.IN_ORDER.name());
        run.tests("SORTED", TestRunner.Order.REVERSED.name());
        run.tests("SORTED", TestRunner.Order.AGAIN.name());
        assertThat(SEEN).containsExactly("aa", "b", "b", "aa", "aa", "b");
        assertThat(told(Ordered.class, "SORTED")).contains("@TestMethodOrder ORDERED ");
        assertThat(told(Samples.class, "SORTED")).noneMatch(row -> row.startsWith("@"));
    }

    /** A solver that a learner has not begun. */
    public static final class Unbegun implements QueensSolver {

        @Override
        public List<int[]> solve(int n) {
            return List.of();
        }

        @Override
        public long count(int n) {
            throw new NotStartedException("write it");
        }
    }

    @Test
    @ExtendWith(SolverUnderTest.class)
    void where_nobody_judges_the_learners_own_solver_is_tested_or_a_right_one(QueensSolver given) {
        // by its name: without the profile of the solutions there is no such class to compile with
        assertThat(given.getClass().getName()).isEqualTo("bitmask.BitmaskQueens");
        ClassLoader unbegun = new ClassLoader() {
            @Override
            public Class<?> loadClass(String name) {
                return Unbegun.class;
            }
        };
        assertThat(SolverUnderTest.own(unbegun).count(4)).isEqualTo(2);
        assertThat(SolverUnderTest.own(ClassLoader.getPlatformClassLoader()).count(4)).isEqualTo(2);
    }
}
