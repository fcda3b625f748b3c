package nqueens.judge.result;

import java.util.List;

/**
 * The result of comparing the submissions of a class.
 *
 * @param pairs the most similar pairs, the most similar first
 * @param notes what the instructor should know of it, a sentence each: who was left out, or that it failed
 */
public record Comparison(List<Pair> pairs, List<String> notes) {

    /**
     * Two submissions that are alike.
     *
     * @param percent how much of both is alike, on average
     * @param most how much of one of them is alike at most, in percent: work that was handed in with additions shows
     */
    public record Pair(String first, String second, int percent, int most) {
    }

    /** Creates a comparison, from copies of the lists. */
    public Comparison {
        pairs = List.copyOf(pairs);
        notes = List.copyOf(notes);
    }
}
