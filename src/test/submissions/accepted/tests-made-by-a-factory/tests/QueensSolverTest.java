package tests;

import static org.assertj.core.api.Assertions.*;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;

import org.junit.jupiter.api.*;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.provider.*;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** A search that is slow and plainly right. */
class Oracle {
    private static final Map<Integer, Set<List<Integer>>> KNOWN = new ConcurrentHashMap<>();
    static Set<List<Integer>> all(int n) {
        return KNOWN.computeIfAbsent(n, Oracle::search);
    }
    private static Set<List<Integer>> search(int n) {
        Set<List<Integer>> boards = Set.of(List.of());
        for (int row = 0; row < n; row++) {
            Set<List<Integer>> longer = new HashSet<>();
            for (List<Integer> board : boards) {
                for (int column = 0; column < n; column++) {
                    if (fits(board, column)) {
                        List<Integer> next = new ArrayList<>(board);
                        next.add(column);
                        longer.add(next);
                    }
                }
            }
            boards = longer;
        }
        return boards;
    }
    private static boolean fits(List<Integer> board, int column) {
        for (int i = 0; i < board.size(); i++) {
            if (board.get(i) == column || Math.abs(board.get(i) - column) == board.size() - i) return false;
        }
        return true;
    }
    static List<List<Integer>> lists(List<int[]> solutions) {
        return solutions.stream().map(each -> Arrays.stream(each).boxed().collect(Collectors.toList())).collect(Collectors.toList());
    }
}

/** Dynamic tests in containers, with an oracle in the same file. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @TestFactory
    Stream<DynamicNode> everything(QueensSolver solver, QueensSolver second) {
        return Stream.of(
                DynamicContainer.dynamicContainer("boards", IntStream.rangeClosed(1, 10).mapToObj(n -> dynamicTest("n = " + n, () -> {
                    assertThat(Oracle.lists(solver.solve(n))).containsExactlyInAnyOrderElementsOf(Oracle.all(n));
                    assertThat(solver.count(n)).isEqualTo(Oracle.all(n).size());
                }))),
                DynamicContainer.dynamicContainer("refused", IntStream.of(0, -1, -8, Integer.MIN_VALUE).mapToObj(n -> dynamicTest("n = " + n, () -> {
                    assertThatThrownBy(() -> solver.solve(n)).isInstanceOf(IllegalArgumentException.class);
                    assertThatThrownBy(() -> solver.count(n)).isInstanceOf(IllegalArgumentException.class);
                }))),
                dynamicTest("after that", () -> assertThat(solver.solve(6)).hasSize(4)),
                dynamicTest("kept", () -> {
                    List<int[]> kept = solver.solve(6);
                    solver.solve(7);
                    second.solve(6);
                    solver.count(5);
                    assertThat(Oracle.lists(kept)).containsExactlyInAnyOrderElementsOf(Oracle.all(6));
                    kept.forEach(each -> Arrays.fill(each, -5));
                    assertThat(Oracle.lists(solver.solve(6))).containsExactlyInAnyOrderElementsOf(Oracle.all(6));
                    assertThat(Oracle.lists(second.solve(6))).containsExactlyInAnyOrderElementsOf(Oracle.all(6));
                }),
                dynamicTest("again", () -> {
                    for (int n : List.of(6, 4, 4, 6)) {
                        assertThat(solver.solve(n)).hasSize(Oracle.all(n).size());
                        assertThat(solver.count(n)).isEqualTo(Oracle.all(n).size());
                        assertThat(second.count(n)).isEqualTo(Oracle.all(n).size());
                    }
                }));
    }
}
