package nqueens.suite;

import nqueens.problem.Catalogue;

class HalvesTest extends ProblemSuite {
    HalvesTest() {
        super(Catalogue.HALVES);
    }
}
