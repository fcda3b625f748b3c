package nqueens.suite;

import org.junit.jupiter.api.Order;

import nqueens.judge.Exercise;

@Order(3)
class BooleanArraysTest extends QueensSolverContract {
    BooleanArraysTest() {
        super(Exercise.BOOLEAN_ARRAYS);
    }
}
