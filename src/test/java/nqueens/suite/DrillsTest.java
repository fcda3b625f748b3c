package nqueens.suite;

import org.junit.jupiter.api.Order;

import nqueens.problem.Catalogue;
import nqueens.problem.Problem;

/** The problems of interviews, where a submission has begun them. */
@Order(5)
class DrillsTest extends ProblemSuite {
    DrillsTest() {
        super(Catalogue.all().stream().filter(problem -> !problem.isCore()).toArray(Problem[]::new));
    }
}
