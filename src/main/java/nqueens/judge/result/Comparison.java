package nqueens.judge.result;

import java.util.List;

/**
 * The result of comparing the submissions of a class, exercise by exercise.
 *
 * @param groups submissions with the same work, and the most similar pairs of others, the most similar first
 * @param notes sentences for the instructor on submissions that were left out, or on a failed comparison
 */
public record Comparison(List<Likeness> groups, List<String> notes) {

    /**
     * Similar work on one exercise.
     *
     * @param first the submissions with the same work, except for names and layout
     * @param second other submissions with similar work; empty for a group with the same work
     * @param percent the average similarity of both
     * @param most the similarity of the more similar one, in percent; it reveals work with additions
     */
    public record Likeness(String exercise, List<String> first, List<String> second, int percent, int most,
            List<Part> parts) {
    }

    /** Similar lines of two files; the second is empty if the first shows the work of all. */
    public record Part(String place, String lines, String otherPlace, String otherLines) {
    }

    /** Creates a comparison, from copies of the lists. */
    public Comparison {
        groups = List.copyOf(groups);
        notes = List.copyOf(notes);
    }
}
