package nqueens.problem;

import java.util.List;
import java.util.OptionalInt;

/** The checks of known contracts, made anew: mutation testing changes a class when the catalogue's are long made. */
final class FreshChecks {

    private FreshChecks() {
    }

    static List<Problem> problems() {
        return List.of(Catalogue.BOARD2D, Catalogue.BITMASK, Catalogue.ONE_SOLUTION, Catalogue.ALL_SOLUTIONS,
                Catalogue.SOLUTION_COUNT, Catalogue.BLOCKED_SQUARES, Catalogue.GIVEN_ROWS,
                Catalogue.DISTINCT_SOLUTIONS, Catalogue.FIRST_SOLUTION, Catalogue.TOROIDAL_BOARD,
                Catalogue.COMPLETED_BOARD);
    }

    static List<Check> of(Problem problem) {
        return switch (problem.contract().getSimpleName()) {
            case "OneSolution" -> PlacementChecks.anySolution();
            case "AllSolutions" -> BoardListChecks.all();
            case "SolutionCount" -> CountChecks.solutions();
            case "BlockedSquares" -> CountChecks.blocked();
            case "GivenRows" -> CountChecks.given();
            case "DistinctSolutions" -> CountChecks.distinct();
            case "FirstSolution" -> PlacementChecks.firstSolution();
            case "ToroidalBoard" -> CountChecks.torus();
            case "CompletedBoard" -> PlacementChecks.completion();
            default -> QueensSolverChecks.of(
                    problem == Catalogue.BITMASK ? OptionalInt.of(31) : OptionalInt.empty(), Approach.free(),
                    problem.speed().orElseThrow());
        };
    }
}
