package nqueens.suite;

import nqueens.problem.Catalogue;

class Array1dTest extends ProblemSuite {
    Array1dTest() {
        super(Catalogue.ARRAY1D);
    }
}
