package nqueens.suite;

class CompletionTest extends ProblemSuite {
}
