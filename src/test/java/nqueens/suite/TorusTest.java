package nqueens.suite;

class TorusTest extends ProblemSuite {
}
