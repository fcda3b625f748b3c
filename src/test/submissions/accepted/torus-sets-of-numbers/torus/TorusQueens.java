package torus;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

import nqueens.QueensCounter;

/** No recursion: a stack of columns, and sets of what is taken. */
public class TorusQueens implements QueensCounter {

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("no board of " + n);
        }
        Set<Integer> columns = new HashSet<>();
        Set<Integer> main = new HashSet<>();
        Set<Integer> anti = new HashSet<>();
        Deque<Integer> placed = new ArrayDeque<>();
        long found = 0;
        int column = 0;
        while (true) {
            if (column == n) {
                if (placed.isEmpty()) {
                    return found;
                }
                int last = placed.pop();
                columns.remove(last);
                main.remove(Math.floorMod(placed.size() - last, n));
                anti.remove((placed.size() + last) % n);
                column = last + 1;
                continue;
            }
            int row = placed.size();
            Integer down = Math.floorMod(row - column, n);
            Integer up = (row + column) % n;
            if (columns.contains(column) || main.contains(down) || anti.contains(up)) {
                column++;
            } else if (row == n - 1) {
                found++;
                column++;
            } else {
                columns.add(column);
                main.add(down);
                anti.add(up);
                placed.push(column);
                column = 0;
            }
        }
    }
}
