package nqueens.suite;

import org.junit.jupiter.api.Order;

import nqueens.judge.Exercise;

@Order(4)
class BitmaskTest extends QueensSolverContract {
    BitmaskTest() {
        super(Exercise.BITMASK);
    }
}
