package nqueens.suite;

import nqueens.problem.Catalogue;

class BlockedTest extends ProblemSuite {
    BlockedTest() {
        super(Catalogue.BLOCKED);
    }
}
