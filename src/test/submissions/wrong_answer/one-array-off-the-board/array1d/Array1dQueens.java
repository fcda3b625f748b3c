package array1d;

import java.util.*;
import nqueens.QueensSolver;

public class Array1dQueens implements QueensSolver {

    public List<int[]> solve(int n) {
        if (n < 1) throw new IllegalArgumentException("n: " + n);
        List<int[]> loesungen = new LinkedList<>();
        int[] dame = new int[n];
        Arrays.fill(dame, -1);
        int zeile = 0;
        while (zeile >= 0) {
            if (zeile == n) {
                loesungen.add(dame);
                zeile--;
                continue;
            }
            dame[zeile]++;
            while (dame[zeile] < n && bedroht(dame, zeile)) dame[zeile]++;
            if (dame[zeile] < n) {
                zeile++;
                if (zeile < n) dame[zeile] = -1;
            } else {
                zeile--;
            }
        }
        return loesungen;
    }

    public long count(int n) {
        return solve(n).size();
    }

    private static boolean bedroht(int[] dame, int zeile) {
        for (int z = 0; z < zeile; z++) {
            if (dame[z] == dame[zeile]) return true;
            if (Math.abs(dame[z] - dame[zeile]) == zeile - z) return true;
        }
        return false;
    }
}
