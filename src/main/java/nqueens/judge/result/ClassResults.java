package nqueens.judge.result;

import java.util.List;
import java.util.Map;

/**
 * The results of a class.
 *
 * @param folder the folder of the submissions, as given; always with {@code /}
 * @param submissions the results by name, all with the same exercises and checks
 * @param people the persons on the roster, by submission
 * @param absent the names on the roster without a submission
 * @param skipped the names of files next to the submissions that belong to nobody
 * @param copies the exercises with a word-for-word copy of the kata's own solver, by submission
 */
public record ClassResults(String folder, List<Results> submissions, Map<String, Person> people, List<String> absent,
        String absence, List<String> skipped, Map<String, List<String>> copies) {

    /** Replaces the verdict of an absent person, who gets no grade. */
    public static final String ABSENT = "ABSENT";

    /** Creates results, from copies of the lists and the map. */
    public ClassResults {
        submissions = List.copyOf(submissions);
        people = Map.copyOf(people);
        absent = List.copyOf(absent);
        skipped = List.copyOf(skipped);
        copies = Map.copyOf(copies);
    }

    /** Creates results of a class without a roster. */
    public ClassResults(String folder, List<Results> submissions) {
        this(folder, submissions, Map.of(), List.of(), "", List.of(), Map.of());
    }

    /** {@return the submissions that match nobody on the roster; none without a roster} */
    public List<Results> unknown() {
        return people.isEmpty() ? List.of()
                : submissions.stream().filter(each -> !people.containsKey(each.submission())).toList();
    }
}
