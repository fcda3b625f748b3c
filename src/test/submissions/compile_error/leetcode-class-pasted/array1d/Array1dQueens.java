/** Mistake: the class of LeetCode 51, pasted over the stub as it is. */
class Solution {

    public List<List<String>> solveNQueens(int n) {
        List<List<String>> boards = new ArrayList<>();
        place(new int[n], 0, boards);
        return boards;
    }

    private void place(int[] queens, int row, List<List<String>> boards) {
        int n = queens.length;
        if (row == n) {
            List<String> board = new ArrayList<>();
            for (int column : queens) {
                board.add(".".repeat(column) + "Q" + ".".repeat(n - 1 - column));
            }
            boards.add(board);
            return;
        }
        for (int column = 0; column < n; column++) {
            queens[row] = column;
            if (isSafe(queens, row)) {
                place(queens, row + 1, boards);
            }
        }
    }

    private boolean isSafe(int[] queens, int row) {
        for (int above = 0; above < row; above++) {
            int columns = Math.abs(queens[above] - queens[row]);
            if (columns == 0 || columns == row - above) {
                return false;
            }
        }
        return true;
    }
}
