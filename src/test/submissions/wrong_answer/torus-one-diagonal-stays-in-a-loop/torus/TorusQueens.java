package torus;

import java.util.*;
import java.util.function.*;
import java.util.stream.*;

import nqueens.QueensCounter;

/** Wrong: goes back in a loop, and never unmarks one kind of diagonals. */
public class TorusQueens implements QueensCounter {
    private static class Frame {
        final int row;
        int column = -1;
        Frame(int row) { this.row = row; }
    }
    // a ring of marks in BitSets, and a stack of frames
    public long count(int n) {
        if (n < 1) throw new IllegalArgumentException("n=" + n);
        BitSet columns = new BitSet(n), differences = new BitSet(n), sums = new BitSet(n);
        Deque<Frame> stack = new ArrayDeque<>();
        stack.push(new Frame(0));
        long solutions = 0;
        while (!stack.isEmpty()) {
            Frame f = stack.peek();
            if (f.column >= 0) {
                columns.clear(f.column);
                differences.clear((f.row - f.column + n) % n);
            }
            f.column = columns.nextClearBit(f.column + 1);
            while (f.column < n && (differences.get((f.row - f.column + n) % n) || sums.get((f.row + f.column) % n)))
                f.column = columns.nextClearBit(f.column + 1);
            if (f.column >= n) { stack.pop(); continue; }
            columns.set(f.column);
            differences.set((f.row - f.column + n) % n);
            sums.set((f.row + f.column) % n);
            if (f.row + 1 == n) solutions++;
            else stack.push(new Frame(f.row + 1));
        }
        return solutions;
    }
}
