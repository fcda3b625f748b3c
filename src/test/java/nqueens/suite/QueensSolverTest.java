package nqueens.suite;

import nqueens.problem.Catalogue;

class QueensSolverTest extends ProblemSuite {
    QueensSolverTest() {
        super(Catalogue.TESTS);
    }
}
