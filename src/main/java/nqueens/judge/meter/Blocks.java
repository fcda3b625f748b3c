package nqueens.judge.meter;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import nqueens.problem.Operation;
import nqueens.problem.Profile;

/** The blocks of a submission's classes, by their numbers from 0. */
public record Blocks(List<Block> all) {

    /** A block of at least this many steps hardly occurs twice by chance. */
    private static final int LONG = 8;

    /**
     * A block: instructions that run together, and that all count, even if one throws an exception.
     *
     * @param method the method of the block, as {@code Class.method(I)J}
     * @param kind a number that is the same for blocks of the same instructions
     * @param callsFromOutside the number that a run of this block adds to the calls of the method from other methods: 1
     *     in the method's first block, and -1 for each call of the method by itself
     */
    public record Block(String method, int kind, int callsFromOutside, String file, List<Integer> lines, int steps,
            Map<Operation, Integer> operations) {
    }

    /** {@return the steps of one run of each block} */
    public List<Integer> steps() {
        return all.stream().map(Block::steps).toList();
    }

    /**
     * {@return the profile of a call} {@code runs} contains how often each block ran; a block without an entry didn't
     * run. A line ran as often as its most frequent block.
     */
    public Profile profile(long[] runs) {
        long steps = 0;
        Map<Operation, Long> operations = new EnumMap<>(Operation.class);
        Map<String, Long> lines = new HashMap<>();
        List<Long> ran = new ArrayList<>();
        Map<Integer, Long> alike = new HashMap<>();
        Map<String, Long> begun = new HashMap<>();
        Map<String, List<Long>> searches = new HashMap<>();
        for (int i = 0; i < all.size(); i++) {
            Block block = all.get(i);
            long times = i < runs.length ? runs[i] : 0;
            begun.merge(block.method(), times * block.callsFromOutside(), Long::sum);
            ran.add(times);
            alike.merge(block.steps() < LONG ? 0 : block.kind(), times, Long::sum);
            searches.computeIfAbsent(block.method(), method -> new ArrayList<>()).add(times);
            if (times > 0) {
                steps += times * block.steps();
                block.operations().forEach((operation, each) -> operations.merge(operation, each * times, Long::sum));
                block.lines().forEach(line -> lines.merge(block.file() + ":" + line, times, Math::max));
            }
        }
        searches.entrySet().removeIf(search ->
                Collections.max(search.getValue()) < Math.max(1, begun.get(search.getKey())) * Profile.ROUNDS);
        return new Profile(steps, operations, lines, ran, List.copyOf(alike.values()), searches);
    }
}
