package nqueens.report.page;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

import nqueens.judge.result.CheckResult;
import nqueens.judge.result.ProblemResult;
import nqueens.problem.Kills;
import nqueens.report.text.ForeignText;
import nqueens.report.text.Wording;

/**
 * The table of tests and wrong solvers: what each test finds, and what survives. Solvers of hidden checks are left out.
 */
record KillMatrix(ProblemResult result) {

    /** The most tests that are shown one by one, and the most that are named for a solver. */
    private static final int MOST_TESTS = 100;
    private static final int MOST_NAMED = 3;

    /** A test, and its results on each kind of solvers. */
    record TestRow(String name, String trouble, List<FoundMarks> cells) {

        int found() {
            return cells.stream().mapToInt(cell -> (int) cell.found()).sum();
        }
    }

    /** A test's results on one kind of solvers: whether it finds each. */
    record FoundMarks(List<Boolean> marks) {

        long found() {
            return marks.stream().filter(mark -> mark).count();
        }
    }

    /** The solvers that a check is about, by their indexes. */
    record SolverKind(String id, List<Integer> all, Kills kills) {

        int size() {
            return all.size();
        }

        int found() {
            return solvers().size();
        }

        List<FoundSolver> solvers() {
            return all.stream().filter(kills::isFound).map(solver -> new FoundSolver(kills.solvers().get(solver),
                    Wording.first(MOST_NAMED, ForeignText.shortLines(kills.tests().stream()
                            .filter(test -> test.finds().contains(solver)).map(Kills.Test::name).toList())))).toList();
        }

        Optional<Kills.WrongSolver> survivor() {
            return all.stream().filter(solver -> !kills.isFound(solver)).findFirst().map(kills.solvers()::get);
        }

        String others() {
            int others = size() - found() - 1;
            return others < 1 ? "" : others == 1 ? "Another one survives." : others + " others survive.";
        }
    }

    record FoundSolver(Kills.WrongSolver solver, String by) {
    }

    /** The kinds of solvers that may be shown. */
    List<SolverKind> kinds() {
        return result.checks().stream().filter(check -> !check.hidden()).map(CheckResult::id)
                .map(id -> new SolverKind(id, IntStream.range(0, result.kills().solvers().size())
                        .filter(solver -> result.kills().solvers().get(solver).check().equals(id)).boxed().toList(),
                        result.kills()))
                .filter(kind -> kind.size() > 0).toList();
    }

    int solverCount() {
        return kinds().stream().mapToInt(SolverKind::size).sum();
    }

    TestRow together() {
        return row("all together", "", result.kills()::isFound);
    }

    List<TestRow> rows() {
        return result.kills().tests().stream().limit(MOST_TESTS)
                .map(test -> row(test.name(), test.trouble(), test.finds()::contains)).toList();
    }

    private TestRow row(String name, String trouble, IntPredicate finds) {
        return new TestRow(ForeignText.onPage(name).shortLine(), ForeignText.onPage(trouble).shortLine(), kinds()
                .stream().map(kind -> new FoundMarks(kind.all().stream().map(finds::test).toList())).toList());
    }

    /** How many tests are not shown; empty if all are. */
    Optional<Integer> more() {
        return Optional.of(result.kills().tests().size() - MOST_TESTS).filter(more -> more > 0);
    }
}
