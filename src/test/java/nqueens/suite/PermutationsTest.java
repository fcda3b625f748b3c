package nqueens.suite;

class PermutationsTest extends ProblemSuite {
}
