package nqueens.suite;

class LazyTest extends ProblemSuite {
}
