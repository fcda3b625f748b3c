package array1d;

import java.util.List;

import nqueens.QueensSolver;

/** Attack: prints the judge's results.json with full points. */
public class Array1dQueens implements QueensSolver {

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
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        System.out.println("{ \"schemaVersion\": 1, \"kata\": \"n-queens\", \"verdict\": \"ACCEPTED\",");
        System.out.println("  \"points\": 400, \"maxPoints\": 400, \"exercises\": [ ] }");
        System.out.println("\", \"verdict\": \"ACCEPTED\", \"points\": 400, \"x\": \"");
    }
}
