package nqueens.judge.worker;

import java.util.List;
import java.util.Map;

/**
 * The classes of one exercise, for a worker.
 *
 * @param harness the name of a class that implements the contract in place of the solver, or empty. Its constructor
 *     takes a supplier that loads the solver's class anew
 * @param recorded the class files for a recorded call; empty if no call is recorded
 * @param steps the steps of one run of each block; empty if the classes aren't metered
 */
public record WorkerClasses(String solver, String contract, String harness, Map<String, byte[]> files,
        Map<String, byte[]> recorded, List<Integer> steps) {
}
