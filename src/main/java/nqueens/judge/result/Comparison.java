package nqueens.judge.result;

import java.util.List;

/**
 * The result of comparing the submissions of a class.
 *
 * @param pairs the most similar pairs, the most similar first
 * @param notes sentences for the instructor: submissions left out, or that the comparison failed
 */
public record Comparison(List<Pair> pairs, List<String> notes) {

    /**
     * Two similar submissions.
     *
     * @param percent how much of both is alike, on average
     * @param most the larger share of one that is alike, in percent, which shows copies with additions
     */
    public record Pair(String first, String second, int percent, int most) {
    }

    /** Creates a comparison, from copies of the lists. */
    public Comparison {
        pairs = List.copyOf(pairs);
        notes = List.copyOf(notes);
    }
}
