package nqueens.suite;

import nqueens.problem.Catalogue;

class CompletionTest extends ProblemSuite {
    CompletionTest() {
        super(Catalogue.COMPLETION);
    }
}
