package nqueens.suite;

import nqueens.problem.Catalogue;

class BitmaskTest extends ProblemSuite {
    BitmaskTest() {
        super(Catalogue.BITMASK);
    }
}
