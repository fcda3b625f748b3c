package nqueens.suite;

class Array1dTest extends ProblemSuite {
}
