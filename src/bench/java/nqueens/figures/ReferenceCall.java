package nqueens.figures;

import java.util.Iterator;
import java.util.Map;
import java.util.function.IntFunction;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

import array1d.Array1dQueens;
import bitmask.BitmaskQueens;
import blocked.BlockedQueens;
import board2d.Board2dQueens;
import booleanarrays.BooleanArraysQueens;
import completion.CompletionQueens;
import estimate.EstimateQueens;
import halves.HalvesQueens;
import lazy.LazyQueens;
import million.MillionQueens;
import permutations.PermutationsQueens;
import superqueens.Superqueens;
import symmetry.SymmetryQueens;
import torus.TorusQueens;

/** A call of a reference solution, for JMH. */
@State(Scope.Benchmark)
public class ReferenceCall {

    /**
     * The calls for n, by exercise. In blocked, one diagonal is blocked; in completion, a queen stands in the middle of
     * the first column; in lazy, all solutions are taken one at a time; the seed is 1.
     */
    static final Map<String, IntFunction<Object>> CALLS = Map.ofEntries(
            Map.entry("permutations", n -> new PermutationsQueens().count(n)),
            Map.entry("board2d", n -> new Board2dQueens().count(n)),
            Map.entry("array1d", n -> new Array1dQueens().count(n)),
            Map.entry("booleanarrays", n -> new BooleanArraysQueens().count(n)),
            Map.entry("bitmask", n -> new BitmaskQueens().count(n)),
            Map.entry("symmetry", n -> new SymmetryQueens().count(n)),
            Map.entry("blocked", n -> new BlockedQueens().count(n, diagonal(n))),
            Map.entry("completion", n -> new CompletionQueens().complete(n, new int[][] {{n / 2, 0}})),
            Map.entry("torus", n -> new TorusQueens().count(n)),
            Map.entry("superqueens", n -> new Superqueens().count(n)),
            Map.entry("lazy", n -> last(new LazyQueens().solutions(n))),
            Map.entry("million", n -> new MillionQueens().place(n, 1)),
            Map.entry("estimate", n -> new EstimateQueens().nodes(n, 5_000, 1)),
            Map.entry("halves", n -> new HalvesQueens().count(n)));

    /** The id of the exercise. */
    @Param("bitmask")
    public String exercise;
    /** The number of queens. */
    @Param("8")
    public int n;
    private IntFunction<Object> call;

    /** Finds the call of the exercise. */
    @Setup
    public void prepare() {
        call = CALLS.get(exercise);
    }

    /** {@return the answer, so that the JVM must compute it} */
    @Benchmark
    public Object call() {
        return call.apply(n);
    }

    private static boolean[][] diagonal(int n) {
        boolean[][] blocked = new boolean[n][n];
        for (int row = 0; row < n; row++) {
            blocked[row][row] = true;
        }
        return blocked;
    }

    private static int[] last(Iterator<int[]> solutions) {
        int[] last = {};
        while (solutions.hasNext()) {
            last = solutions.next();
        }
        return last;
    }
}
