package nqueens.suite;

class Board2dTest extends ProblemSuite {
}
