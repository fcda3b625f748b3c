package nqueens.mutants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
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

class TestRunTest {

    private static final List<String> SEEN = new ArrayList<>();

    @BeforeEach
    @AfterEach
    void nobodyJudges() {
        SolversOfRun.begin(null);
        SEEN.clear();
    }

    private static List<String> told(Class<?> tests, String solver, String order) {
        return new TestRun(() -> tests).tests(solver, order).stream().map(row -> String.join(" ", row)).toList();
    }

    @Test
    void what_a_worker_gets_is_all_that_runs_tests_need_of_ours() {
        List<String> parts = TestRun.parts().stream().map(Class::getName).toList();
        assertThat(new ClassFileImporter().importClasses(TestRun.parts())).isNotEmpty().allSatisfy(part ->
                assertThat(part.getDirectDependenciesFromSelf()).extracting(each -> each.getTargetClass().getName())
                        .filteredOn(name -> name.startsWith("nqueens.") && name.lastIndexOf('.') > "nqueens".length())
                        .extracting(name -> name.replaceFirst("\\$.*", "")).isSubsetOf(parts));
    }

    @ExtendWith(SolverUnderTest.class)
    static final class Samples {

        @Test
        void one(QueensSolver solver) {
            assertEquals(1, solver.count(1), "one square");
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 4, 1})
        void several(int n, QueensSolver solver) {
            assumeTrue(n == 1);
            assertEquals(1, solver.solve(n).size());
        }

        @Test
        @Disabled("not now")
        void left_out() {
        }

        @Test
        void given_up() {
            assumeTrue(false);
        }

        @Test
        void thrown() {
            throw new IllegalStateException("no assertion");
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
        assertThat(told(Samples.class, "right 0", TestedSolvers.IN_ORDER)).containsExactlyInAnyOrder(
                "one passed ", "several passed ", "left_out skipped not now", "given_up skipped ",
                "thrown failed java.lang.IllegalStateException: no assertion", "Inner.made passed ");
        assertThat(told(Samples.class, "wrong " + Mutant.ONE_COUNTS_NONE.ordinal(), TestedSolvers.IN_ORDER))
                .contains("one failed one square ==> expected: <1> but was: <0>", "several passed ",
                        "Inner.made failed called anything: made ==> expected: <1> but was: <0>");
        assertThat(told(Samples.class, "wrong " + Mutant.ONE_IS_NONE.ordinal(), TestedSolvers.IN_ORDER))
                .contains("one passed ", "several failed [1] 1: expected: <1> but was: <0>");
    }

    static final class Repeated {

        @ParameterizedTest
        @ValueSource(strings = {"passes", "fails", "passes"})
        void fails(String outcome) {
            end(outcome);
        }

        @ParameterizedTest
        @ValueSource(strings = {"fails", "is skipped", "fails again"})
        void fails_at_first(String outcome) {
            end(outcome);
        }

        @ParameterizedTest
        @ValueSource(strings = {"is skipped", "passes", "is skipped"})
        void passes(String outcome) {
            end(outcome);
        }

        private static void end(String outcome) {
            assumeTrue(!outcome.equals("is skipped"));
            assertEquals("passes", outcome);
        }
    }

    @Test
    void of_a_test_that_runs_several_times_the_outcome_is_told_that_says_most() {
        assertThat(told(Repeated.class, "right 0", TestedSolvers.IN_ORDER)).containsExactly(
                "fails failed [2] fails: expected: <passes> but was: <fails>",
                "fails_at_first failed [1] fails: expected: <passes> but was: <fails>", "passes passed ");
    }

    @ExtendWith(SolverUnderTest.class)
    static class Rows {

        @ParameterizedTest
        @ValueSource(strings = {"first", "fails", "never seen"})
        void ends(String row) {
            SEEN.add(row);
            assertThat(row).isNotEqualTo("fails");
        }

        @ParameterizedTest
        @ValueSource(strings = {"then", "last"})
        void goes_on(String row) {
            SEEN.add(row);
        }
    }

    static final class RowsInside {

        @Nested
        final class Inner extends Rows {
        }

        @Nested
        final class Other extends Rows {
        }
    }

    @Test
    void the_first_row_that_fails_is_the_last_of_its_test_on_this_solver() {
        List<String> rows = List.of("first", "fails", "then", "last");
        told(Rows.class, "right 0", TestedSolvers.IN_ORDER);
        assertThat(SEEN).isEqualTo(rows);
        told(Rows.class, "wrong 0", TestedSolvers.IN_ORDER);
        assertThat(SEEN).hasSize(8).endsWith(rows.toArray(String[]::new));
        SEEN.clear();
        assertThat(told(RowsInside.class, "right 0", TestedSolvers.IN_ORDER))
                .filteredOn(row -> row.contains(".ends failed [2] fails: ")).hasSize(2);
        assertThat(SEEN).hasSize(8);
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
    }

    @TestMethodOrder(MethodOrderer.MethodName.class)
    static class WithOrder {

        @Test
        void first() {
        }
    }

    static final class WithOrderInside {

        @Nested
        final class Inner extends WithOrder {
        }
    }

    @Test
    void tests_run_in_the_order_of_their_names_or_backwards() {
        TestRun run = new TestRun(() -> Ordered.class);
        run.tests("right 0", TestedSolvers.IN_ORDER);
        run.tests("right 0", TestedSolvers.REVERSED);
        run.tests("right 0", TestedSolvers.AGAIN);
        assertThat(SEEN).containsExactly("aa", "b", "b", "aa", "aa", "b");
        assertThat(told(Ordered.class, "right 0", TestedSolvers.IN_ORDER)).noneMatch(row -> row.startsWith("@"));
        assertThat(told(WithOrder.class, "right 0", TestedSolvers.IN_ORDER)).contains("@TestMethodOrder ordered ");
        assertThat(told(WithOrderInside.class, "right 0", TestedSolvers.IN_ORDER))
                .contains("@TestMethodOrder ordered ");
    }

    static final class Stub {

        @Test
        void todo() {
            throw new NotStartedException("test something");
        }
    }

    static final class HalfAStub {

        @Test
        void begun() {
        }

        @Test
        void todo() {
            throw new NotStartedException("test something");
        }
    }

    static final class Unlisted {

        @Test
        private void seen() {
        }
    }

    @Test
    void what_junit_notes_of_a_class_is_not_logged() {
        Logger junit = Logger.getLogger("org.junit");
        Level before = junit.getLevel();
        junit.setLevel(Level.ALL);
        try {
            assertThat(told(Unlisted.class, "right 0", TestedSolvers.IN_ORDER)).isEmpty();
            assertThat(junit.getLevel()).isEqualTo(Level.OFF);
        } finally {
            junit.setLevel(before);
        }
    }

    @Test
    void a_class_that_is_all_stub_is_one() {
        assertThatThrownBy(() -> told(Stub.class, "right 0", TestedSolvers.IN_ORDER))
                .isInstanceOf(NotStartedException.class).hasMessage("test something");
        assertThat(told(HalfAStub.class, "right 0", TestedSolvers.IN_ORDER)).containsExactly("begun passed ",
                "todo failed nqueens.NotStartedException: test something");
    }

    static final class Untold {

        private static final class UntoldError extends AssertionError {

            private static final long serialVersionUID = 1L;

            @Override
            public String getMessage() {
                throw new IllegalStateException();
            }
        }

        @Test
        void long_text() {
            throw new AssertionError(" " + "x".repeat(301));
        }

        @Test
        void no_text() {
            throw new AssertionError();
        }

        @Test
        void whole_text() {
            throw new AssertionError("x".repeat(300));
        }

        @Test
        void worse() {
            throw new UntoldError();
        }
    }

    static final class Broken {

        @BeforeAll
        static void begin() {
            throw new IllegalStateException("before all");
        }

        @Test
        void never() {
        }
    }

    @Test
    void a_failure_is_told_in_few_words_and_in_none_where_it_has_none() {
        assertThat(told(Untold.class, "right 0", TestedSolvers.IN_ORDER)).containsExactly(
                "long_text failed " + "x".repeat(300) + "...", "no_text failed java.lang.AssertionError",
                "whole_text failed " + "x".repeat(300), "worse failed ");
        assertThat(told(Broken.class, "right 0", TestedSolvers.IN_ORDER))
                .containsExactly(TestedSolvers.CLASS + " failed java.lang.IllegalStateException: before all");
    }

    @ExtendWith(SolverUnderTest.class)
    static final class Kept {

        private static QueensSolver solver;

        @Test
        void keeps(QueensSolver given, QueensSolver other) {
            assertThat(given).isNotSameAs(other);
            solver = given;
            assertThatThrownBy(() -> given.solve(0)).satisfies(Kept::isSilent);
            assertThatThrownBy(() -> given.count(0)).satisfies(Kept::isSilent);
        }

        private static void isSilent(Throwable thrown) {
            assertThat(thrown).isInstanceOf(IllegalArgumentException.class);
            assertThat(thrown.getStackTrace()).extracting(StackTraceElement::getClassName)
                    .containsOnly(solver.getClass().getName());
        }
    }

    @Test
    void a_solver_tells_nothing_of_itself_and_ends_with_its_run() {
        assertThat(told(Kept.class, "right 0", TestedSolvers.IN_ORDER)).containsExactly("keeps passed ");
        assertThat(Kept.solver.count(4)).isEqualTo(2);
        assertThat(told(Ordered.class, "right 0", TestedSolvers.IN_ORDER)).hasSize(2);
        assertThatThrownBy(() -> Kept.solver.count(4)).isInstanceOf(NullPointerException.class);
    }

    /** Knows a class by the name of the learner's solver, or none. */
    private static final class Classes extends ClassLoader {

        private final Class<?> own;

        Classes(Class<?> own) {
            this.own = own;
        }

        @Override
        public Class<?> loadClass(String name) throws ClassNotFoundException {
            if (own == null) {
                throw new ClassNotFoundException(name);
            }
            return own;
        }
    }

    /** A solver that a learner has begun. */
    public static class Begun implements QueensSolver {

        @Override
        public List<int[]> solve(int n) {
            return List.of();
        }

        @Override
        public long count(int n) {
            return 0;
        }
    }

    /** A solver that is still the stub. */
    public static final class Unbegun extends Begun {

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
        assertThat(SolverUnderTest.own(new Classes(Begun.class))).isInstanceOf(Begun.class);
        assertThat(SolverUnderTest.own(new Classes(Unbegun.class)).count(4)).isEqualTo(2);
        assertThat(SolverUnderTest.own(new Classes(null)).count(4)).isEqualTo(2);
        assertThat(SolversOfRun.areJudged()).isFalse();
        SolversOfRun.begin(Right.SORTED.solvers());
        assertThat(SolversOfRun.areJudged()).isTrue();
    }
}
