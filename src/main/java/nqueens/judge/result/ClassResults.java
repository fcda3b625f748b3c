package nqueens.judge.result;

import java.util.List;
import java.util.Map;

/**
 * The results of a class.
 *
 * @param folder the folder that holds the submissions, as it was given; always with {@code /}
 * @param submissions what each submission came to, in the order of their names; each has the same
 *     exercises, with the same checks
 * @param people who is who on the roster, by the name of the submission; empty where there is no roster
 * @param absent the names of those on the roster of whom there is no submission, in the roster's order
 * @param skipped the names of files beside the submissions that are nobody's
 */
public record ClassResults(String folder, List<Results> submissions, Map<String, Person> people, List<String> absent,
        String absence, List<String> skipped) {

    /** Stands in place of a verdict if somebody is absent: there is no grade. */
    public static final String ABSENT = "ABSENT";

    /** Creates results, from copies of the lists and the map. */
    public ClassResults {
        submissions = List.copyOf(submissions);
        people = Map.copyOf(people);
        absent = List.copyOf(absent);
        skipped = List.copyOf(skipped);
    }

    /** Creates results of a class without a roster. */
    public ClassResults(String folder, List<Results> submissions) {
        this(folder, submissions, Map.of(), List.of(), "", List.of());
    }

    /** {@return the submissions of nobody on the roster; none where there is no roster} */
    public List<Results> unknown() {
        return people.isEmpty() ? List.of()
                : submissions.stream().filter(each -> !people.containsKey(each.submission())).toList();
    }
}
