package array1d;

import java.util.*;
import nqueens.QueensSolver;

public class Array1dQueens implements QueensSolver {

    public List<int[]> solve(int n) {
        if (n < 1) throw new IllegalArgumentException();
        List<int[]> ergebnis = new ArrayList<>();
        alle(new int[n], 0, ergebnis);
        return ergebnis;
    }

    public long count(int n) {
        if (n < 1) throw new IllegalArgumentException();
        return anzahl(new int[n], 0);
    }

    void alle(int[] brett, int z, List<int[]> ergebnis) {
        if (z == brett.length) {
            ergebnis.add(brett.clone());
            return;
        }
        for (int s = 0; s < brett.length; s++) {
            brett[z] = s;
            if (passt(brett, z)) alle(brett, z + 1, ergebnis);
        }
    }

    int anzahl(int[] brett, int z) {
        if (z == brett.length) return 1;
        int count = 0;
        for (int s = 0; s < brett.length; s++) {
            brett[z] = s;
            if (passt(brett, z) && anzahl(brett, z + 1) > 0) {
                count++;
            }
        }
        return count;
    }

    boolean passt(int[] brett, int z) {
        for (int i = 0; i < z; i++) {
            int d = brett[i] - brett[z];
            if (d == 0 || d == z - i || d == i - z) return false;
        }
        return true;
    }
}
