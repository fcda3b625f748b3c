package nqueens.suite;

class SymmetryTest extends ProblemSuite {
}
