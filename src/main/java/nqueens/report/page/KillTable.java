package nqueens.report.page;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import nqueens.judge.result.CheckResult;
import nqueens.judge.result.ProblemResult;
import nqueens.problem.KillMatrix;
import nqueens.report.text.ForeignText;
import nqueens.report.text.Phrases;

/** How many faulty solvers each test finds, and which solvers survive; solvers of hidden checks aren't shown. */
record KillTable(ProblemResult result) {

    private static final int MOST_TESTS = 100;
    private static final int MOST_NAMED = 3;

    record TestRow(String name, String trouble, long found) {
    }

    record SolverKind(String id, List<Integer> all, KillMatrix kills) {

        int found() {
            return solvers().size();
        }

        List<FoundSolver> solvers() {
            return all.stream().filter(kills::isFound).map(solver -> new FoundSolver(kills.solvers().get(solver),
                    Phrases.first(MOST_NAMED, ForeignText.shortLines(kills.tests().stream()
                            .filter(test -> test.finds().contains(solver)).map(KillMatrix.Test::name).toList()))))
                    .toList();
        }

        Optional<KillMatrix.ShownSolver> survivor() {
            return all.stream().filter(solver -> !kills.isFound(solver)).findFirst().map(kills.solvers()::get);
        }

        String others() {
            int others = all.size() - found() - 1;
            return others < 1 ? "" : others == 1 ? "Another one survives." : others + " others survive.";
        }
    }

    record FoundSolver(KillMatrix.ShownSolver solver, String by) {
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

    int found() {
        return kinds().stream().mapToInt(SolverKind::found).sum();
    }

    List<TestRow> rows() {
        List<Integer> shown = kinds().stream().flatMap(kind -> kind.all().stream()).toList();
        return result.kills().tests().stream().limit(MOST_TESTS).map(test -> new TestRow(
                ForeignText.onPage(test.name()).shortLine(), ForeignText.onPage(test.trouble()).shortLine(),
                shown.stream().filter(test.finds()::contains).count())).toList();
    }

    Optional<Integer> more() {
        return Optional.of(result.kills().tests().size() - MOST_TESTS).filter(more -> more > 0);
    }
}
