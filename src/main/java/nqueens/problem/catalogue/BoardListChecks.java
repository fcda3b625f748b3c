package nqueens.problem.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Search;
import nqueens.problem.SolutionList;

/** The checks of the problem whose answer is a list of boards, each a list of rows such as {@code .Q..}. */
final class BoardListChecks {

    private static final Pattern ROW = Pattern.compile("\\.*Q\\.*");
    /** At most this many letters of a row are printed. */
    private static final int LONGEST_ROW = 40;

    private BoardListChecks() {
    }

    /** All solutions. */
    static List<Check> all() {
        IntFunction<Call> call = n -> Call.of("solveNQueens", n);
        Series series = new Series(call, (asked, answer) -> fault(asked, (List<?>) answer));
        IntFunction<Case> of = n -> new Case(call.apply(n).toString(), solver -> series.explained(solver, n));
        return StandardChecks.of(StandardChecks.each(1, 8, of),
                StandardChecks.robust(call, call.apply(5),
                        Robust.repeated(call.apply(5)),
                        Robust.lasting(call.apply(5), call.apply(6), call.apply(4)),
                        Robust.mixed(List.of(call.apply(7)), call.apply(5)),
                        Robust.secondInstance(List.of(call.apply(6)), call.apply(5)),
                        AnyOrder.of(IntStream.rangeClosed(1, 7).mapToObj(call).toArray(Call[]::new))),
                Optional.of(Search.searched(call.apply(8), Search.leastSteps(8))), StandardChecks.each(9, 10, of));
    }

    private static Optional<Fault> fault(Call call, List<?> boards) {
        if (boards == null) {
            return SolutionList.answerTo(call, null).invalid();
        }
        List<int[]> placements = new ArrayList<>();
        for (Object board : boards) {
            Optional<String> flaw = flaw(call.n(), (List<?>) board);
            if (flaw.isPresent()) {
                return Optional.of(new Fault(Kind.MALFORMED, "board " + (placements.size() + 1) + " of "
                        + boards.size() + " that " + call + " gave", flaw.get()));
            }
            placements.add(((List<?>) board).stream().mapToInt(row -> ((String) row).indexOf('Q')).toArray());
        }
        SolutionList list = SolutionList.answerTo(call, placements);
        return list.invalid().or(list::repeated).map(fault -> fault.at(call.toString())).or(list::missing);
    }

    /** Why something is no board with one queen in each of n rows. */
    private static Optional<String> flaw(int n, List<?> board) {
        if (board == null) {
            return Optional.of("a board is a list of n rows, never null");
        }
        if (board.size() != n) {
            return Optional.of("it has " + board.size() + " rows, and must have n = " + n + (board.isEmpty()
                    ? ": is the board cleared after it was added? add a copy of it" : ""));
        }
        return IntStream.range(0, n)
                .filter(row -> board.get(row) == null || ((String) board.get(row)).length() != n
                        || !ROW.matcher((String) board.get(row)).matches())
                .mapToObj(row -> "row " + row + " is " + text((String) board.get(row)) + ", and must be n = " + n
                        + " letters: one Q, else dots")
                .findFirst();
    }

    private static String text(String letters) {
        if (letters == null) {
            return "null";
        }
        return '"' + (letters.length() > LONGEST_ROW ? letters.substring(0, LONGEST_ROW) + "..." : letters) + '"';
    }
}
