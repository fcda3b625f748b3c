package nqueens.suite;

import nqueens.problem.Catalogue;

class MillionTest extends ProblemSuite {
    MillionTest() {
        super(Catalogue.MILLION);
    }
}
