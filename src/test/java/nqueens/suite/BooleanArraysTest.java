package nqueens.suite;

import nqueens.problem.Catalogue;

class BooleanArraysTest extends ProblemSuite {
    BooleanArraysTest() {
        super(Catalogue.BOOLEAN_ARRAYS);
    }
}
