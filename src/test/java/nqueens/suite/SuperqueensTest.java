package nqueens.suite;

import nqueens.problem.Catalogue;

class SuperqueensTest extends ProblemSuite {
    SuperqueensTest() {
        super(Catalogue.SUPERQUEENS);
    }
}
