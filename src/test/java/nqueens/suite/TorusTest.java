package nqueens.suite;

import nqueens.problem.Catalogue;

class TorusTest extends ProblemSuite {
    TorusTest() {
        super(Catalogue.TORUS);
    }
}
