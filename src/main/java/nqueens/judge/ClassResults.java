package nqueens.judge;

import java.util.List;

/**
 * What a class came to.
 *
 * @param folder the folder that holds the submissions, as it was given; always with {@code /}
 * @param submissions what each submission came to, in the order of their names; each has the same
 *     exercises, with the same checks
 */
public record ClassResults(String folder, List<Results> submissions) {

    /** Creates results, from a copy of the list. */
    public ClassResults {
        submissions = List.copyOf(submissions);
    }
}
