package nqueens.suite;

import org.junit.jupiter.api.Order;

import nqueens.problem.Catalogue;

@Order(2)
class Array1dTest extends ProblemSuite {
    Array1dTest() {
        super(Catalogue.ARRAY1D);
    }
}
