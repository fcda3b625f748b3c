package nqueens.suite;

import org.junit.jupiter.api.Order;

import nqueens.problem.Catalogue;

@Order(1)
class Board2dTest extends ProblemSuite {
    Board2dTest() {
        super(Catalogue.BOARD2D);
    }
}
