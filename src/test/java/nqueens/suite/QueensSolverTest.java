package nqueens.suite;

class QueensSolverTest extends ProblemSuite {
}
