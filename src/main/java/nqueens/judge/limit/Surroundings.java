package nqueens.judge.limit;

import java.util.List;

/**
 * The surroundings that a worker reports, so that the judge needn't assume them.
 *
 * @param variables its environment variables, each as {@code name=value}
 * @param heapMib the largest heap it may have, in MiB
 * @param processes how many processes it sees, itself among them
 * @param writable the folders, of those it was asked about, that it may write to
 */
public record Surroundings(
        String home, List<String> variables, List<String> modules, long heapMib, long processes,
        boolean judgeSeen, boolean connected, List<String> writable) {
}
