package array1d;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;

import nqueens.QueensSolver;

/** Right: makes an event of each position, for a trace that keeps the last hundred. */
public class Array1dQueens implements QueensSolver {

    private int[] columns;
    private int n;

    public List<int[]> solve(int n) {
        List<int[]> solutions = new ArrayList<>();
        search(n, solutions);
        return solutions;
    }

    public long count(int n) {
        return search(n, null);
    }

    private long search(int size, List<int[]> solutions) {
        check(size);
        n = size;
        columns = new int[n];
        long found = 0;
        int row = 0;
        columns[0] = -1;
        while (row >= 0) {
            columns[row]++;
            while (columns[row] < n && attacked(row)) {
                columns[row]++;
            }
            if (columns[row] >= n) {
                row--;
            } else {
                note(columns, row + 1);
                if (row == n - 1) {
                    found++;
                    if (solutions != null) {
                        solutions.add(columns.clone());
                    }
                } else {
                    columns[++row] = -1;
                }
            }
        }
        return found;
    }

    private boolean attacked(int row) {
        for (int i = 0; i < row; i++) {
            int distance = Math.abs(columns[i] - columns[row]);
            if (distance == 0 || distance == row - i) {
                return true;
            }
        }
        return false;
    }

    private record Event(int number, int row, int column) {
    }

    private final Queue<Event> trace = new ArrayDeque<>();
    private int events;

    private void note(int[] columns, int rows) {
        if (rows == 0) {
            return;
        }
        trace.offer(new Event(events++, rows - 1, columns[rows - 1]));
        if (trace.size() > 100) {
            trace.poll();
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
