package nqueens.judge.result;

import java.util.List;

/**
 * The result of comparing the submissions of a class, exercise by exercise.
 *
 * @param groups who handed in the same, and the most similar pairs of others, the most similar first
 * @param notes sentences for the instructor: who was left out, or that the comparison failed
 */
public record Comparison(List<Likeness> groups, List<String> notes) {

    /**
     * Work on one exercise that is alike.
     *
     * @param first the submissions with the same work, but for names and layout
     * @param second other submissions with similar work; empty if only the first are meant
     * @param percent how much of both is alike, on average
     * @param most how much of one of them is alike, in percent: it shows work that was handed in with additions
     */
    public record Likeness(String exercise, List<String> first, List<String> second, int percent, int most,
            List<Part> parts) {
    }

    /** Lines of two files that are alike; the other is empty where the first shows the work of all. */
    public record Part(String place, String lines, String otherPlace, String otherLines) {
    }

    /** Creates a comparison, from copies of the lists. */
    public Comparison {
        groups = List.copyOf(groups);
        notes = List.copyOf(notes);
    }
}
