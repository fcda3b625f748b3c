package nqueens.problem;

import java.util.List;
import java.util.OptionalInt;

/** The checks of known contracts, made anew: mutation testing changes a class when the catalogue's are long made. */
final class FreshChecks {

    private FreshChecks() {
    }

    static List<Check> of(Problem problem) {
        return switch (problem.contract().getSimpleName()) {
            case "OneSolution" -> PlacementChecks.anySolution();
            case "AllSolutions" -> BoardListChecks.all();
            case "SolutionCount" -> CountChecks.solutions();
            case "BlockedSquares" -> BlockedChecks.of(problem.speed().orElseThrow());
            case "FirstSolution" -> PlacementChecks.firstSolution();
            case "CompletedBoard" -> CompletionChecks.of(problem.speed().orElseThrow());
            case "LargeBoard" -> LargeBoardChecks.all();
            case "QueensCounter" -> problem == Catalogue.TORUS ? TorusChecks.of(problem.speed().orElseThrow())
                    : problem == Catalogue.SUPERQUEENS ? SuperqueensChecks.of(problem.speed().orElseThrow())
                    : problem == Catalogue.HALVES ? HalvesChecks.all() : List.of();
            case "LazySolutions" -> LazySolutionsChecks.all();
            case "SymmetricQueens" -> SymmetricQueensChecks.all();
            case "QueensSolver" -> QueensSolverChecks.of(
                    problem == Catalogue.BITMASK ? OptionalInt.of(31) : OptionalInt.empty(), Approach.of("free"),

                    problem.speed().orElseThrow(), Search.growing(58));
            default -> List.of();
        };
    }
}
