package board2d;

import java.util.LinkedList;
import java.util.List;
import nqueens.QueensSolver;

/** Доска с полями 1..n, как в учебнике Паскаля. Нулевая строка и столбец не используются. */
public final class Board2dQueens implements QueensSolver {

    private int размер;
    private int[][] доска;
    private LinkedList<int[]> ответ;
    private long сколько;

    private boolean можно(int строка, int столбец) {
        for (int i = строка - 1; i >= 1; i--)
            if (доска[i][столбец] == 1) return false;
        for (int i = строка - 1, j = столбец - 1; i >= 1 && j >= 1; i--, j--)
            if (доска[i][j] == 1) return false;
        for (int i = строка - 1, j = столбец + 1; i >= 1 && j <= размер; i--, j++)
            if (доска[i][j] == 1) return false;
        return true;
    }

    private void ставить(int строка) {
        if (строка > размер) {
            сколько++;
            int[] расстановка = new int[размер];
            for (int i = 1; i <= размер; i++)
                for (int j = 1; j <= размер; j++)
                    if (доска[i][j] == 1) расстановка[i - 1] = j - 1;
            ответ.add(расстановка);
            return;
        }
        for (int столбец = 1; столбец <= размер; столбец++)
            if (можно(строка, столбец)) {
                доска[строка][столбец] = 1;
                ставить(строка + 1);
                доска[строка][столбец] = 0;
            }
    }

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) throw new IllegalArgumentException("плохое n: " + n);
        размер = n;
        доска = new int[n + 1][n + 1];
        ответ = new LinkedList<>();
        сколько = 0;
        ставить(1);
        return ответ;
    }

    @Override
    public long count(int n) {
        solve(n);
        return сколько;
    }
}
