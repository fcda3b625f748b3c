package nqueens.judge.worker;

import java.util.List;
import java.util.Map;

/**
 * The classes of one exercise as they go to a worker.
 *
 * @param harness the name of the class that implements the contract in the solver's place, created with a way to load
 *     the solver's class anew; empty if there is none
 * @param recorded the class files for a call that is recorded; empty if none is
 * @param steps how many steps one run of each block takes that the classes count; none if they don't count
 */
public record Classes(String solver, String contract, String harness, Map<String, byte[]> files,
        Map<String, byte[]> recorded, List<Integer> steps) {
}
