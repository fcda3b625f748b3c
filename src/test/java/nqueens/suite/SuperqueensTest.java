package nqueens.suite;

class SuperqueensTest extends ProblemSuite {
}
