package nqueens.suite;

import nqueens.problem.Catalogue;

class SymmetryTest extends ProblemSuite {
    SymmetryTest() {
        super(Catalogue.SYMMETRY);
    }
}
