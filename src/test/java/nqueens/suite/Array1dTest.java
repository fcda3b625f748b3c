package nqueens.suite;

import org.junit.jupiter.api.Order;

import nqueens.judge.Exercise;

@Order(2)
class Array1dTest extends QueensSolverContract {
    Array1dTest() {
        super(Exercise.ARRAY1D);
    }
}
