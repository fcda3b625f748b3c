package permutations;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import nqueens.QueensSolver;

/** Style: puts each further column at every place of all shorter lists, and sifts them all as boards in the end. */
public class PermutationsQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("There is no board of " + n + " rows");
        }
        return permutations(n).stream().filter(this::isPeaceful)
                .map(list -> list.stream().mapToInt(column -> column).toArray()).collect(Collectors.toList());
    }

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("There is no board of " + n + " rows");
        }
        return permutations(n).stream().filter(this::isPeaceful).count();
    }

    private List<List<Integer>> permutations(int n) {
        List<List<Integer>> lists = List.of(List.of());
        for (int column = 0; column < n; column++) {
            List<List<Integer>> longer = new ArrayList<>();
            for (List<Integer> list : lists) {
                for (int place = 0; place <= list.size(); place++) {
                    List<Integer> copy = new ArrayList<>(list);
                    copy.add(place, column);
                    longer.add(copy);
                }
            }
            lists = longer;
        }
        return lists;
    }

    private boolean isPeaceful(List<Integer> columns) {
        int n = columns.size();
        char[][] board = new char[n][n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                board[row][column] = columns.get(row) == column ? 'Q' : '.';
            }
        }
        boolean isPeaceful = true;
        for (int sum = 0; sum <= 2 * (n - 1); sum++) {
            int onMain = 0;
            int onAnti = 0;
            for (int row = 0; row < n; row++) {
                for (int column = 0; column < n; column++) {
                    if (board[row][column] == 'Q') {
                        if (row + column == sum) {
                            onAnti++;
                        }
                        if (row - column + n - 1 == sum) {
                            onMain++;
                        }
                    }
                }
            }
            if (onMain > 1 || onAnti > 1) {
                isPeaceful = false;
            }
        }
        return isPeaceful;
    }
}
