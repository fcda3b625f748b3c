package nqueens.problem;

import java.util.Map;
import java.util.Optional;


/**
 * What a submission's own code executed during a call.
 *
 * @param steps executed instructions, calls into the JDK as {@code Meter} counts them
 * @param operations how often each operation was done; none that wasn't
 * @param lines how often each line ran, as {@code File.java:line}; none that didn't
 */
public record Executed(long steps, Map<Operation, Long> operations, Map<String, Long> lines) {

    /** Creates what was executed, from copies of the maps. */
    public Executed {
        operations = Map.copyOf(operations);
        lines = Map.copyOf(lines);
    }

    /**
     * Tells how often something was done.
     *
     * @param operation what was done
     * @return how often; 0 if it wasn't
     */
    public long times(Operation operation) {
        return operations.getOrDefault(operation, 0L);
    }

    /** {@return the line that ran most often, the first of them; empty if none has a number} */
    public Optional<Map.Entry<String, Long>> hottest() {
        return lines.entrySet().stream().min(Map.Entry.<String, Long>comparingByValue().reversed()
                .thenComparing(line -> line.getKey().length()).thenComparing(Map.Entry::getKey));
    }
}
