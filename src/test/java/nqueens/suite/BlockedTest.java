package nqueens.suite;

class BlockedTest extends ProblemSuite {
}
