package completion;

import java.util.Arrays;
import nqueens.CompletedBoard;

public class CompletionQueens implements CompletedBoard {

    @Override
    public int[] complete(int n, int[][] queens) {
        if (n < 1) throw new IllegalArgumentException("n = " + n);
        int[] spalte = new int[n];
        Arrays.fill(spalte, -1);
        boolean[] fest = new boolean[n];
        for (int[] dame : queens) {
            int z = dame[1];
            int s = dame[0];
            if (spalte[z] != -1 || !frei(spalte, z, s)) {
                return new int[] {};
            }
            spalte[z] = s;
            fest[z] = true;
        }
        return versuche(spalte, fest, 0) ? spalte : new int[] {};
    }

    private boolean frei(int[] spalte, int z, int s) {
        for (int i = 0; i < spalte.length; i++) {
            if (i == z || spalte[i] < 0) continue;
            if (spalte[i] == s || Math.abs(spalte[i] - s) == Math.abs(i - z)) return false;
        }
        return true;
    }

    private boolean versuche(int[] spalte, boolean[] fest, int z) {
        if (z == spalte.length) return true;
        if (fest[z]) return versuche(spalte, fest, z + 1);
        for (int s = 0; s < spalte.length; s++) {
            if (frei(spalte, z, s)) {
                spalte[z] = s;
                if (versuche(spalte, fest, z + 1)) return true;
                spalte[z] = -1;
            }
        }
        return false;
    }
}
