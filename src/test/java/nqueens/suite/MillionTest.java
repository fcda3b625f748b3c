package nqueens.suite;

class MillionTest extends ProblemSuite {
}
