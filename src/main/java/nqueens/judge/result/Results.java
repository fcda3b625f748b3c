package nqueens.judge.result;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import nqueens.judge.limit.Isolation;
import nqueens.judge.limit.Isolation.Conditions;
import nqueens.judge.submission.Fingerprint;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.problem.catalogue.Catalogue;

/**
 * The results of one submission: the model of every report. Components are named as in {@code results.json}; these
 * names are a contract.
 *
 * @param isolation an {@link Isolation#id()}; {@code unknown} if the submission was not judged, or results are missing
 * @param isolationReason a hole found in the isolation or, if no weaker isolation was requested, the reason why
 *     bubblewrap is missing; otherwise null
 * @param layers the {@link Isolation#layers()} in force
 * @param judgedBy the judge and the time; null if nothing was judged
 * @param sources the hash of the hashes of the exercises' sources; null if there are no sources
 * @param commit the commit of the submission's clone; null if the submission is not a clone
 * @param notes lines on files that were found but not judged; null if there are no such files
 * @param exercises the problems that were judged, in the order of the catalogue
 */
public record Results(
        int schemaVersion, String kata, String submission, String isolation, String isolationReason,
        List<String> layers, double timeScale, int seed, Verdict verdict, int points, int maxPoints,
        JudgedBy judgedBy, String sources, String commit, List<String> notes, List<ProblemResult> exercises) {

    /** The default seed, which gives learners the same boards in each run. */
    public static final int STANDARD_SEED = 0;

    private static final int SCHEMA_VERSION = 1;
    private static final String KATA = "n-queens";
    private static final String UNKNOWN = "unknown";

    /** Creates results from copies of the lists. */
    public Results {
        Objects.requireNonNull(isolation, "isolation");
        layers = List.copyOf(layers);
        notes = notes == null || notes.isEmpty() ? null : List.copyOf(notes);
        exercises = List.copyOf(exercises);
    }

    private Results(String submission, String isolation, String isolationReason, List<String> layers,
            double timeScale, int seed, JudgedBy judgedBy, String commit, List<String> notes,
            List<ProblemResult> exercises) {
        this(SCHEMA_VERSION, KATA, submission, isolation, isolationReason, layers, timeScale, seed,
                Verdict.of(graded(exercises).stream().map(ProblemResult::verdict).toList()),
                graded(exercises).stream().mapToInt(ProblemResult::points).sum(),
                graded(exercises).stream().mapToInt(ProblemResult::maxPoints).sum(),
                judgedBy, fingerprint(exercises), commit, notes, exercises);
    }

    /** {@return the results of the submission with this name, judged under these conditions} */
    public static Results of(String submission, Conditions conditions, List<ProblemResult> exercises) {
        return new Results(submission, conditions.isolation().id(),
                conditions.doubt().or(conditions::weakness).orElse(null),
                conditions.isolation().layers(), conditions.timeScale(), STANDARD_SEED, null, null, null, exercises);
    }

    /** {@return the results of a submission that was not judged, or whose results file is missing} */
    public static Results unjudged(String submission, List<ProblemResult> exercises) {
        return new Results(submission, UNKNOWN, null, List.of(), 1, STANDARD_SEED, null, null, null, exercises);
    }

    private Results with(int number, JudgedBy judge, String judged, List<String> found, List<ProblemResult> all) {
        return new Results(submission, isolation, isolationReason, layers, timeScale, number, judge, judged, found,
                all);
    }

    private static String fingerprint(List<ProblemResult> exercises) {
        List<String> prints = exercises.stream().filter(each -> each.sources() != null)
                .flatMap(each -> Stream.of(each.id(), each.sources())).toList();
        return prints.isEmpty() ? null : Fingerprint.of(prints);
    }

    /** {@return the later results, plus the exercises in these results that weren't judged again} */
    public Results with(Results later) {
        Map<String, ProblemResult> all = new LinkedHashMap<>();
        Stream.concat(exercises.stream(), later.exercises.stream()).forEach(each -> all.put(each.id(), each));
        List<String> order = Catalogue.all().stream().map(Problem::id).toList();
        return later.with(later.seed, later.judgedBy, later.commit, later.notes,
                all.values().stream().sorted(Comparator.comparing(each -> order.indexOf(each.id()))).toList());
    }

    /** {@return the same results with the judge, the time, the seed of the cases, and the commit of a clone, if any} */
    public Results withJudge(JudgedBy judge, int number, Optional<String> judged) {
        return with(number, judge, judged.orElse(null), notes, exercises);
    }

    /** {@return the same results with lines on files that were found but not judged} */
    public Results withNotes(List<String> found) {
        return with(seed, judgedBy, commit, found, exercises);
    }

    /** {@return the same results with only the graded exercises, which all submissions of a class share} */
    public Results onlyGraded() {
        return with(seed, judgedBy, commit, notes, graded());
    }

    /** {@return the next exercise: the first begun exercise that isn't accepted, or else the first one not begun} */
    public Optional<ProblemResult> nextExercise() {
        List<ProblemResult> open = exercises.stream().filter(each -> each.verdict() != Verdict.ACCEPTED).toList();
        return open.stream().filter(each -> each.verdict() != Verdict.NOT_STARTED).findFirst()
                .or(() -> open.stream().findFirst());
    }

    /** {@return the exercises that decide verdict and points: the graded exercises, or all if none is graded} */
    public List<ProblemResult> graded() {
        return graded(exercises);
    }

    private static List<ProblemResult> graded(List<ProblemResult> exercises) {
        List<ProblemResult> graded = exercises.stream().filter(ProblemResult::isGraded).toList();
        return graded.isEmpty() ? exercises : graded;
    }
}
