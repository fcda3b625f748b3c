package nqueens.problem;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The profile of a call: the instructions and operations that the submission's own code executed.
 *
 * @param steps executed instructions; most calls into the JDK count as a fixed number of instructions
 * @param operations the number of executions by operation, without zeros
 * @param lines the number of runs by line, as {@code File.java:line}, without zeros
 * @param runs the number of runs of each part of the code, in a fixed order
 * @param alike the runs, summed over parts that have the same instructions; all short parts form one sum
 * @param searches the runs of all parts of each method that loops or recurses often, by {@code Class.method(I)J}
 */
public record Profile(long steps, Map<Operation, Long> operations, Map<String, Long> lines, List<Long> runs,
        List<Long> alike, Map<String, List<Long>> searches) {

    /** A method is a loop if some part of it runs at least this many times per call; otherwise it is a recursion. */
    public static final int ROUNDS = 1000;

    /** Creates a profile from copies of the collections. */
    public Profile {
        operations = Map.copyOf(operations);
        lines = Map.copyOf(lines);
        runs = List.copyOf(runs);
        alike = List.copyOf(alike);
        searches = Map.copyOf(searches);
    }

    /** Creates a profile of code with one part per line. */
    public Profile(long steps, Map<Operation, Long> operations, Map<String, Long> lines) {
        this(steps, operations, lines, List.copyOf(lines.values()), List.of(), Map.of());
    }

    /** {@return the number of executions of an operation} */
    public long times(Operation operation) {
        return operations.getOrDefault(operation, 0L);
    }

    /** {@return the number of a method's calls, or of its rounds if it is a loop, from the runs of its parts} */
    public static long calls(List<Long> search) {
        long most = Collections.max(search);
        return search.get(0) * ROUNDS > most ? search.get(0) : most;
    }

    /** {@return the line that ran most often, or the first of several such lines; empty without lines} */
    public static Optional<Map.Entry<String, Long>> hottest(Map<String, Long> lines) {
        return lines.entrySet().stream().min(Map.Entry.<String, Long>comparingByValue().reversed()
                .thenComparing(line -> line.getKey().length()).thenComparing(Map.Entry::getKey));
    }
}
