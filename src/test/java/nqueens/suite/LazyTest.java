package nqueens.suite;

import nqueens.problem.Catalogue;

class LazyTest extends ProblemSuite {
    LazyTest() {
        super(Catalogue.LAZY);
    }
}
