package nqueens.suite;

class BitmaskTest extends ProblemSuite {
}
