package nqueens.suite;

import org.junit.jupiter.api.Order;

import nqueens.problem.Catalogue;

@Order(3)
class BooleanArraysTest extends ProblemSuite {
    BooleanArraysTest() {
        super(Catalogue.BOOLEAN_ARRAYS);
    }
}
