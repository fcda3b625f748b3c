package nqueens.report.page;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

import nqueens.judge.result.CheckResult;
import nqueens.judge.result.ProblemResult;
import nqueens.problem.Kills;
import nqueens.report.text.ForeignText;
import nqueens.report.text.Wording;

/** A table of the faulty solvers that each test catches, and of the survivors; without those of hidden checks. */
record KillMatrix(ProblemResult result) {

    private static final int MOST_TESTS = 100;
    private static final int MOST_NAMED = 3;

    /** A test: whether the test catches each solver of each kind, and how many solvers in all. */
    record TestRow(String name, String trouble, List<FoundMarks> cells, long found) {
    }

    record FoundMarks(List<Boolean> marks, long found) {
    }

    record SolverKind(String id, List<Integer> all, Kills kills) {

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
            int others = all.size() - found() - 1;
            return others < 1 ? "" : others == 1 ? "Another one survives." : others + " others survive.";
        }
    }

    record FoundSolver(Kills.WrongSolver solver, String by) {
    }

    List<SolverKind> kinds() {
        return result.checks().stream().filter(check -> !check.hidden()).map(CheckResult::id)
                .map(id -> new SolverKind(id, IntStream.range(0, result.kills().solvers().size())
                        .filter(solver -> result.kills().solvers().get(solver).check().equals(id)).boxed().toList(),
                        result.kills()))
                .filter(kind -> !kind.all().isEmpty()).toList();
    }

    int solverCount() {
        return kinds().stream().mapToInt(kind -> kind.all().size()).sum();
    }

    TestRow together() {
        return row("all together", "", result.kills()::isFound);
    }

    List<TestRow> rows() {
        return result.kills().tests().stream().limit(MOST_TESTS)
                .map(test -> row(test.name(), test.trouble(), test.finds()::contains)).toList();
    }

    private TestRow row(String name, String trouble, Predicate<Integer> finds) {
        List<FoundMarks> cells = kinds().stream().map(kind -> new FoundMarks(kind.all().stream().map(finds::test)
                .toList(), kind.all().stream().filter(finds::test).count())).toList();
        return new TestRow(ForeignText.onPage(name).shortLine(), ForeignText.onPage(trouble).shortLine(), cells,
                cells.stream().mapToLong(FoundMarks::found).sum());
    }

    Optional<Integer> more() {
        return Optional.of(result.kills().tests().size() - MOST_TESTS).filter(more -> more > 0);
    }
}
