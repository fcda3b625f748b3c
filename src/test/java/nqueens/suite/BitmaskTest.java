package nqueens.suite;

import org.junit.jupiter.api.Order;

import nqueens.problem.Catalogue;

@Order(4)
class BitmaskTest extends ProblemSuite {
    BitmaskTest() {
        super(Catalogue.BITMASK);
    }
}
