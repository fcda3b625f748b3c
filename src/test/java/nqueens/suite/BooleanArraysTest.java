package nqueens.suite;

class BooleanArraysTest extends ProblemSuite {
}
