package nqueens.recording;

import java.util.List;

/**
 * The meaning of the numbers in events.
 *
 * @param methods the methods, such as {@code fillFrom}, {@code new Search} or {@code lambda in solve}
 * @param unseen the parts of the code that are not recorded, a phrase each
 */
public record Names(List<String> methods, List<List<String>> parameters, List<String> variables, List<Integer> fields,
        List<String> files, List<String> unseen) {
}
