package nqueens.problem;

import java.util.Optional;

/**
 * What a call answered that nothing was remembered for, and what it took.
 *
 * @param executed what the submission executed; empty where nothing is counted
 */
public record Measured(Object answer, Optional<Executed> executed) {
}
