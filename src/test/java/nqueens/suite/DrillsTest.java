package nqueens.suite;

import nqueens.problem.Catalogue;
import nqueens.problem.Problem;

/** The problems of interviews, where a submission has begun them. */
class DrillsTest extends ProblemSuite {
    DrillsTest() {
        super(Catalogue.of(Problem.Place.DRILL).stream().toArray(Problem[]::new));
    }
}
