package tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Map;

import org.assertj.core.api.AbstractAssert;
import org.assertj.core.api.Condition;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** A custom assertion, soft assertions, conditions and an enum of boards. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    enum Known {
        ONE(1, 1), TWO(2, 0), THREE(3, 0), FOUR(4, 2), FIVE(5, 10), SIX(6, 4), SEVEN(7, 40), EIGHT(8, 92),
        NINE(9, 352), TEN(10, 724);

        final int n;
        final int count;

        Known(int n, int count) {
            this.n = n;
            this.count = count;
        }
    }

    static final class SolverAssert extends AbstractAssert<SolverAssert, QueensSolver> {

        SolverAssert(QueensSolver actual) {
            super(actual, SolverAssert.class);
        }

        static SolverAssert assertThatSolver(QueensSolver solver) {
            return new SolverAssert(solver);
        }

        SolverAssert finds(int n, int count) {
            isNotNull();
            List<int[]> found = actual.solve(n);
            if (found == null || found.size() != count) {
                failWithMessage("Expected %s solutions for n = %s but was <%s>", count, n, found);
            }
            Condition<int[]> solution = new Condition<>(placement -> attacks(placement) == 0, "a solution");
            assertThat(found).allSatisfy(placement -> assertThat(placement).hasSize(n).doesNotHaveDuplicates())
                    .are(solution).allMatch(placement -> {
                        for (int column : placement) {
                            if (column < 0 || column >= n) {
                                return false;
                            }
                        }
                        return true;
                    }, "on the board");
            assertThat(found.stream().map(List::of).map(each -> java.util.Arrays.toString(each.get(0))).distinct())
                    .hasSize(count);
            return this;
        }

        SolverAssert counts(int n, long count) {
            assertThat(actual.count(n)).as("count(%d)", n).isEqualTo(count);
            return this;
        }

        private static int attacks(int[] placement) {
            int attacks = 0;
            for (int a = 0; a < placement.length; a++) {
                for (int b = a + 1; b < placement.length; b++) {
                    attacks += Math.abs(placement[a] - placement[b]) == b - a ? 1 : 0;
                }
            }
            return attacks;
        }
    }

    private QueensSolver solver;
    private QueensSolver second;

    @BeforeEach
    void twoSolvers(QueensSolver one, QueensSolver another, TestInfo info) {
        assertThat(info.getDisplayName()).isNotEmpty();
        solver = one;
        second = another;
    }

    @ParameterizedTest
    @EnumSource
    @Tag("known")
    void knownBoards(Known known) {
        SolverAssert.assertThatSolver(solver).finds(known.n, known.count).counts(known.n, known.count);
    }

    @Test
    void refusals() {
        SoftAssertions softly = new SoftAssertions();
        for (int n : List.of(0, -1, -100)) {
            softly.assertThatThrownBy(() -> solver.solve(n)).isInstanceOf(IllegalArgumentException.class);
            softly.assertThatThrownBy(() -> solver.count(n)).isInstanceOf(IllegalArgumentException.class);
        }
        softly.assertAll();
        assertThatThrownBy(() -> solver.solve(0)).isInstanceOf(IllegalArgumentException.class);
        SolverAssert.assertThatSolver(solver).finds(4, 2);
    }

    @Test
    void callsInARow() {
        List<int[]> first = solver.solve(6);
        List<List<Integer>> copy = first.stream().map(QueensSolverTest::boxed).toList();
        SolverAssert.assertThatSolver(solver).finds(6, 4).finds(5, 10).finds(6, 4).counts(6, 4).counts(6, 4);
        SolverAssert.assertThatSolver(second).finds(6, 4).counts(6, 4).counts(5, 10);
        assertThat(first).extracting(QueensSolverTest::boxed).containsExactlyElementsOf(copy);
        first.forEach(placement -> placement[1] = placement[0]);
        SolverAssert.assertThatSolver(solver).finds(6, 4);
        SolverAssert.assertThatSolver(second).finds(6, 4);
    }

    @Test
    void solveAndCountAgree() {
        assertThat(Map.of(5, 10L, 6, 4L)).allSatisfy((n, count) -> {
            assertThat(tuple(solver.solve(n).size(), count)).isEqualTo(tuple((int) solver.count(n), count));
        });
    }

    private static List<Integer> boxed(int[] placement) {
        return java.util.Arrays.stream(placement).boxed().toList();
    }
}
