package nqueens.suite;

import org.junit.jupiter.api.Order;

import nqueens.judge.Exercise;

@Order(1)
class Board2dTest extends QueensSolverContract {
    Board2dTest() {
        super(Exercise.BOARD2D);
    }
}
