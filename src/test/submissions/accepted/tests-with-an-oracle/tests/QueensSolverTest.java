package tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** Compares answers with those of a slow search; nested classes, a test factory, a source of arguments. */
@ExtendWith(SolverUnderTest.class)
@DisplayName("QueensSolver")
class QueensSolverTest {

    record Board(List<Integer> columns) {

        static Board of(int... columns) {
            return new Board(IntStream.of(columns).boxed().toList());
        }
    }

    private final QueensSolver solver;
    private final QueensSolver other;

    QueensSolverTest(QueensSolver solver, QueensSolver other) {
        this.solver = solver;
        this.other = other;
    }

    static Stream<Arguments> boards() {
        return IntStream.rangeClosed(1, 9).mapToObj(n -> Arguments.of(n, search(n, new ArrayList<>())));
    }

    @ParameterizedTest(name = "n = {0}")
    @MethodSource("boards")
    void answersAsTheOracleDoes(int n, List<Board> right) {
        assertThat(found(solver, n)).containsExactlyInAnyOrderElementsOf(right);
        assertThat(solver.count(n)).isEqualTo(right.size());
    }

    @TestFactory
    Stream<DynamicTest> countsAreKnown() {
        return Stream.of(new int[][] {{8, 92}, {9, 352}, {10, 724}}).map(known -> DynamicTest.dynamicTest(
                "count(" + known[0] + ")", () -> assertThat(solver.count(known[0])).isEqualTo(known[1])));
    }

    @Nested
    class AfterOtherCalls {

        @RepeatedTest(2)
        void nothingIsKept() {
            List<int[]> kept = solver.solve(7);
            List<Board> before = boards(kept);
            assertThat(found(solver, 5)).hasSize(10);
            assertThat(found(solver, 7)).hasSize(40);
            assertThat(boards(kept)).isEqualTo(before);
            assertThat(solver.count(7)).isEqualTo(40);
            assertThat(solver.count(7)).isEqualTo(40);
            assertThat(other.count(7)).isEqualTo(40);
            assertThat(solver.count(5)).isEqualTo(10);
            kept.forEach(placement -> placement[0] = -7);
            assertThat(found(solver, 7)).hasSize(40).doesNotContainAnyElementsOf(boards(kept));
            assertThat(found(other, 7)).hasSize(40).doesNotContainAnyElementsOf(boards(kept));
        }

        @ParameterizedTest
        @MethodSource("tests.QueensSolverTest#bad")
        void aRefusalIsNoHarm(int n) {
            assertThatExceptionOfType(IllegalArgumentException.class).isThrownBy(() -> solver.solve(n));
            assertThatExceptionOfType(IllegalArgumentException.class).isThrownBy(() -> solver.count(n));
            assertThat(found(solver, 4)).hasSize(2);
        }
    }

    static IntStream bad() {
        return IntStream.of(0, -1, Integer.MIN_VALUE);
    }

    private static List<Board> found(QueensSolver asked, int n) {
        return boards(asked.solve(n));
    }

    private static List<Board> boards(List<int[]> placements) {
        return placements.stream().map(Board::of).toList();
    }

    private static List<Board> search(int n, List<Integer> columns) {
        if (columns.size() == n) {
            return List.of(new Board(List.copyOf(columns)));
        }
        List<Board> all = new ArrayList<>();
        for (int column = 0; column < n; column++) {
            int next = column;
            boolean isSafe = IntStream.range(0, columns.size()).allMatch(row -> columns.get(row) != next
                    && Math.abs(columns.get(row) - next) != columns.size() - row);
            if (isSafe) {
                columns.add(column);
                all.addAll(search(n, columns));
                columns.remove(columns.size() - 1);
            }
        }
        all.sort(Comparator.comparing(Board::toString));
        return all;
    }
}
