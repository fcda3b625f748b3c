package nqueens.judge.compiler;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * The sources of one exercise, copied out of a submission.
 *
 * @param files the texts by file name, such as {@code BitmaskQueens.java}, sorted by name
 */
public record Sources(Map<String, String> files) {

    /** Creates the sources, from a copy of the map. */
    public Sources {
        files = Collections.unmodifiableMap(new TreeMap<>(files));
    }
}
