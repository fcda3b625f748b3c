package nqueens.suite;

class EstimateTest extends ProblemSuite {
}
