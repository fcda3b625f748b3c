package bitmask;

import java.util.List;

import nqueens.QueensSolver;

/** Attack: prints frames with right counts by System.out. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        forge(n);
        return List.of();
    }

    @Override
    public long count(int n) {
        forge(n);
        return 0;
    }

    private static void forge(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n: " + n);
        }
        for (int count : new int[] {1, 0, 0, 2, 10, 4, 40, 92}) {
            byte[] frame = new byte[29];
            frame[19] = 9;
            frame[20] = 1;
            frame[28] = (byte) count;
            System.out.write(frame, 0, frame.length);
        }
        System.out.flush();
    }
}
