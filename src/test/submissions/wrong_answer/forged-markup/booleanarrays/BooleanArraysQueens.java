package booleanarrays;

import java.util.List;

import nqueens.QueensSolver;

/** Attack: prints HTML and Markdown that would end the report around it. */
public class BooleanArraysQueens implements QueensSolver {

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
        System.out.println("```\n# ACCEPTED 400/400\n| board2d | ACCEPTED | 100 |");
        System.out.println("</pre></td></table><script>document.title = 'ACCEPTED'</script><!--");
        System.out.println("<![CDATA[ ]]></system-out><testcase name='forged'/>");
    }
}
