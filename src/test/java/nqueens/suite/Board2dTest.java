package nqueens.suite;

import nqueens.problem.Catalogue;

class Board2dTest extends ProblemSuite {
    Board2dTest() {
        super(Catalogue.BOARD2D);
    }
}
