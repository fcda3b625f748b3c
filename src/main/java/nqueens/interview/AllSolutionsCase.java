package nqueens.interview;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

import nqueens.board.Fault;
import nqueens.board.SolutionList;
import nqueens.judge.Limits;
import nqueens.judge.SolverUnderTest;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;
import nqueens.judge.worker.Request.Method;

/**
 * All the solutions, as boards.
 *
 * @param n the number of queens
 */
record AllSolutionsCase(int n) implements StageCase {

    private static final Pattern ROW = Pattern.compile("\\.*Q\\.*");
    /** As many letters of a row are printed at the most. */
    private static final int LONGEST_ROW = 40;

    @Override
    public Optional<Fault> fault(SolverUnderTest solver) {
        Request request = Request.of(Method.ALL_SOLUTIONS, n, List.of());
        Reply reply = solver.answer(request, Limits.CALL_CPU_SECONDS);
        List<List<String>> boards = ((Reply.Boards) reply).list();
        if (boards == null) {
            return new SolutionList(request.toString(), n, null).invalid();
        }
        List<int[]> placements = new ArrayList<>();
        for (List<String> board : boards) {
            Optional<String> flaw = flaw(board);
            if (flaw.isPresent()) {
                String finding = "board " + (placements.size() + 1) + " of " + boards.size() + " that " + request
                        + " gave";
                return Optional.of(new Fault(finding, Optional.empty(), flaw.get()));
            }
            placements.add(board.stream().mapToInt(row -> row.indexOf('Q')).toArray());
        }
        SolutionList list = new SolutionList(request.toString(), n, placements);
        return list.invalid().or(list::incomplete);
    }

    /** Why something is no board with one queen in each of n rows. */
    private Optional<String> flaw(List<String> board) {
        if (board == null) {
            return Optional.of("a board is a list of n rows, never null");
        }
        if (board.size() != n) {
            return Optional.of("it has " + board.size() + " rows, and must have n = " + n);
        }
        for (int row = 0; row < n; row++) {
            String letters = board.get(row);
            if (letters == null || letters.length() != n || !ROW.matcher(letters).matches()) {
                return Optional.of("row " + row + " is " + text(letters) + ", and must be n = " + n
                        + " letters: one Q, else dots");
            }
        }
        return Optional.empty();
    }

    private static String text(String letters) {
        if (letters == null) {
            return "null";
        }
        return '"' + (letters.length() > LONGEST_ROW ? letters.substring(0, LONGEST_ROW) + "..." : letters) + '"';
    }
}
