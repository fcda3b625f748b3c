package nqueens.suite;

class HalvesTest extends ProblemSuite {
}
