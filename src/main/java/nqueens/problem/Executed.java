package nqueens.problem;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The instructions and operations that a submission's own code executed during a call.
 *
 * @param steps executed instructions, calls into the JDK as {@code Meter} counts them
 * @param operations how often each operation was done, without those that weren't
 * @param lines how often each line ran, as {@code File.java:line}, without those that didn't
 * @param runs how often parts of the code ran, each number once; a line may have several parts
 * @param searches how often each part ran of the methods that loop or call themselves, by {@code Class.method(I)J}
 */
public record Executed(long steps, Map<Operation, Long> operations, Map<String, Long> lines, Set<Long> runs,
        Map<String, List<Long>> searches) {

    /** A part of a search runs at least this often for each call from outside. */
    public static final int ROUNDS = 1000;

    /** Creates the counts from copies of the collections. */
    public Executed {
        operations = Map.copyOf(operations);
        lines = Map.copyOf(lines);
        runs = Set.copyOf(runs);
        searches = Map.copyOf(searches);
    }

    /** Creates the counts of code that has one part a line. */
    public Executed(long steps, Map<Operation, Long> operations, Map<String, Long> lines) {
        this(steps, operations, lines, Set.copyOf(lines.values()), Map.of());
    }

    /** {@return how often an operation was done} */
    public long times(Operation operation) {
        return operations.getOrDefault(operation, 0L);
    }

    /** {@return how often a recursion was called, or the most rounds of a loop, by the runs of a search's parts} */
    public static long calls(List<Long> search) {
        long most = Collections.max(search);
        return search.get(0) * ROUNDS > most ? search.get(0) : most;
    }

    /** {@return the first of the lines that ran most often; empty if none has a number} */
    public Optional<Map.Entry<String, Long>> hottest() {
        return hottest(lines);
    }

    /** {@return the same of these lines} */
    public static Optional<Map.Entry<String, Long>> hottest(Map<String, Long> lines) {
        return lines.entrySet().stream().min(Map.Entry.<String, Long>comparingByValue().reversed()
                .thenComparing(line -> line.getKey().length()).thenComparing(Map.Entry::getKey));
    }
}
