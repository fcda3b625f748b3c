package nqueens.suite;

import nqueens.problem.Catalogue;

class PermutationsTest extends ProblemSuite {
    PermutationsTest() {
        super(Catalogue.PERMUTATIONS);
    }
}
