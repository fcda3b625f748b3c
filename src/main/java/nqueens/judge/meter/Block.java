package nqueens.judge.meter;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

import nqueens.problem.Operation;

/**
 * Instructions that run one after the other, whenever the first of them does. Where one of them throws, the rest counts
 * all the same.
 *
 * @param file the source file's name; empty if the class doesn't tell it
 * @param lines the lines on which its instructions stand, in their order
 * @param steps how many steps one run takes
 * @param operations how often one run does each operation
 */
public record Block(String file, List<Integer> lines, int steps, Map<Operation, Integer> operations) {

    /** Creates a block, from copies of its parts. */
    public Block {
        lines = List.copyOf(lines);
        Map<Operation, Integer> sorted = new EnumMap<>(Operation.class);
        sorted.putAll(operations);
        operations = sorted;
    }
}
