package nqueens.suite;

/** The problems of interviews, where a submission has begun them. */
class DrillsTest extends ProblemSuite {
}
