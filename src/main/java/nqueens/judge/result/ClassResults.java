package nqueens.judge.result;

import java.util.List;
import java.util.Map;

/**
 * The results of a class of learners.
 *
 * @param folder the folder of the submissions, as given, but with {@code /} on every system
 * @param submissions the results, sorted by name, all with the same exercises and checks
 * @param people the people on the roster, by submission
 * @param absent the names on the roster without a submission
 * @param skipped the names of files that are next to the submissions and belong to nobody
 * @param copies the exercises in which the solver is a copy of one of the kata's own solvers, by submission
 */
public record ClassResults(String folder, List<Results> submissions, Map<String, Person> people, List<String> absent,
        String absence, List<String> skipped, Map<String, List<String>> copies) {

    /** Shown instead of a verdict for an absent person, who gets no grade. */
    public static final String ABSENT = "ABSENT";

    /** Creates results from copies of the lists and maps. */
    public ClassResults {
        submissions = List.copyOf(submissions);
        people = Map.copyOf(people);
        absent = List.copyOf(absent);
        skipped = List.copyOf(skipped);
        copies = Map.copyOf(copies);
    }

    /** {@return the submissions that match nobody on the roster; an empty list without a roster} */
    public List<Results> unknown() {
        return people.isEmpty() ? List.of()
                : submissions.stream().filter(each -> !people.containsKey(each.submission())).toList();
    }

    /**
     * A person on the roster of a class; parts that the roster lacks are empty.
     *
     * @param id the ID number; in Canvas the SIS User ID
     * @param login the login name on the learning platform or on GitHub; in Canvas the SIS Login ID
     * @param canvasId the ID that Canvas itself assigns
     */
    public record Person(String name, String email, String id, String login, String canvasId) {

        /** {@return the person's name or, without a name, an ID or login} */
        public String shown() {
            return !name.isEmpty() ? name : !email.isEmpty() ? email : !login.isEmpty() ? login : id;
        }
    }

    /**
     * The result of comparing the submissions of a class, exercise by exercise.
     *
     * @param groups groups of submissions with the same work, then pairs of other submissions, the most similar pair
     *     first
     * @param notes sentences for the instructor on submissions that were not compared, or on a failed comparison
     */
    public record Comparison(List<SimilarGroup> groups, List<String> notes) {

        /**
         * Similar work on one exercise.
         *
         * @param first the submissions with the same work, except for names and layout
         * @param second other submissions with similar work; empty for a group with the same work
         * @param percent the average of two percentages: how much of the work of {@code first} is also in
         *     {@code second}, and how much of the work of {@code second} is also in {@code first}
         * @param most the higher of these two percentages; it reveals a copy with additions
         */
        public record SimilarGroup(String exercise, List<String> first, List<String> second, int percent, int most,
                List<SimilarLines> parts) {
        }

        /** Similar lines of two files; for a group with the same work, one whole file, and two empty strings. */
        public record SimilarLines(String place, String lines, String otherPlace, String otherLines) {
        }

        /** Creates a comparison from copies of the lists. */
        public Comparison {
            groups = List.copyOf(groups);
            notes = List.copyOf(notes);
        }
    }
}
