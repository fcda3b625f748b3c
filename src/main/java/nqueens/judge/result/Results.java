package nqueens.judge.result;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import nqueens.judge.limit.Conditions;
import nqueens.judge.limit.Isolation;
import nqueens.judge.limit.Layer;
import nqueens.judge.submission.Fingerprint;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.problem.catalogue.Catalogue;

/**
 * What one submission came to: the model from which every report is drawn. The names are those of
 * {@code results.json}, a contract.
 *
 * @param kata {@code n-queens}
 * @param submission the submission's name
 * @param isolation what stood between the submission and the judge, an {@link Isolation#id()}; {@code unknown}
 *     where no results came back from where it was judged
 * @param isolationReason what a worker sees that it should not; or why it was not the strongest isolation, if nobody
 *     asked for another; else null
 * @param layers the layers of protection that were in force, each a {@link Layer#id()}
 * @param timeScale the factor on all limits of CPU time
 * @param seed from what number cases drew arguments
 * @param verdict that of the first exercise that is not accepted; one that has no grade if any has it
 * @param points the sum over the exercises
 * @param maxPoints the sum over the exercises
 * @param judgedBy what judged it, and when; null where nothing was judged
 * @param sources the hash of the hashes of its exercises' sources; null if there are none
 * @param commit the commit that the submission's clone stood at; null if it is no clone
 * @param notes what was found and isn't judged, a line each; null if there is nothing
 * @param exercises the problems that were judged, in the order of the catalogue
 */
public record Results(
        int schemaVersion, String kata, String submission, String isolation, String isolationReason,
        List<String> layers, double timeScale, int seed, Verdict verdict, int points, int maxPoints,
        JudgedBy judgedBy, String sources, String commit, List<String> notes, List<ProblemResult> exercises) {

    /** From what is drawn where nobody says otherwise, so that learners see the same boards in each run. */
    public static final int STANDARD_SEED = 0;

    private static final int SCHEMA_VERSION = 1;
    private static final String KATA = "n-queens";

    /** Creates results, from copies of the lists. */
    public Results {
        layers = List.copyOf(layers);
        notes = notes == null || notes.isEmpty() ? null : List.copyOf(notes);
        exercises = List.copyOf(exercises);
    }

    /**
     * {@return the results of a submission, by its name, summed up over its exercises, judged under these conditions}
     */
    public static Results of(String submission, Conditions conditions, List<ProblemResult> exercises) {
        return new Results(SCHEMA_VERSION, KATA, submission, conditions.isolation().id(),
                conditions.doubt().or(conditions::weakness).orElse(null),
                conditions.isolation().layers().stream().map(Layer::id).toList(), conditions.timeScale(),
                STANDARD_SEED, Verdict.ACCEPTED, 0, 0, null, null, null, null, exercises)
                .of(exercises);
    }

    /** The same with other exercises, and what they sum up to. */
    private Results of(List<ProblemResult> others) {
        List<ProblemResult> counted = counted(others);
        List<String> prints = others.stream().filter(each -> each.sources() != null)
                .flatMap(each -> Stream.of(each.id(), each.sources())).toList();
        return new Results(schemaVersion, kata, submission, isolation, isolationReason, layers, timeScale, seed,
                summary(counted.stream().map(ProblemResult::verdict).toList()),
                counted.stream().mapToInt(ProblemResult::points).sum(),
                counted.stream().mapToInt(ProblemResult::maxPoints).sum(),
                judgedBy, prints.isEmpty() ? null : Fingerprint.of(prints), commit,
                notes, others);
    }

    /** {@return later results, and beside them the exercises of these that were not judged anew} */
    public Results with(Results later) {
        Map<String, ProblemResult> all = new LinkedHashMap<>();
        Stream.concat(exercises.stream(), later.exercises.stream()).forEach(each -> all.put(each.id(), each));
        List<String> order = Catalogue.all().stream().map(Problem::id).toList();
        return later.of(all.values().stream().sorted(Comparator.comparing(each -> order.indexOf(each.id()))).toList());
    }

    /**
     * {@return the same results, of cases that drew arguments from this number: {@link #STANDARD_SEED} unless somebody
     * says otherwise}
     */
    public Results drawnFrom(int number) {
        return new Results(schemaVersion, kata, submission, isolation, isolationReason, layers, timeScale, number,
                verdict, points, maxPoints, judgedBy, sources, commit, notes, exercises);
    }

    /**
     * {@return the same results, with what judged them and when, and the commit that the submission's clone stood at;
     * empty if it is no clone}
     */
    public Results judgedBy(JudgedBy judge, Optional<String> judged) {
        return new Results(schemaVersion, kata, submission, isolation, isolationReason, layers, timeScale, seed,
                verdict, points, maxPoints, judge, sources, judged.orElse(null), notes, exercises);
    }

    /** {@return the same results, with what was found and isn't judged, a line each} */
    public Results noting(List<String> found) {
        return new Results(schemaVersion, kata, submission, isolation, isolationReason, layers, timeScale, seed,
                verdict, points, maxPoints, judgedBy, sources, commit, found, exercises);
    }

    /** {@return the same results, whose first exercise has the stack trace of the judge's failure} */
    public Results failedAt(String trace) {
        List<ProblemResult> failed = new ArrayList<>(exercises);
        failed.set(0, failed.get(0).failedAt(trace));
        return of(failed);
    }

    /** {@return the same with nothing but what is counted: all of a class have the same exercises} */
    public Results onlyCounted() {
        return of(counted());
    }

    /** {@return the exercise to go on with: the first that was begun and is not accepted, else the first not begun} */
    public Optional<ProblemResult> next() {
        List<ProblemResult> open = exercises.stream().filter(each -> each.verdict() != Verdict.ACCEPTED).toList();
        return open.stream().filter(each -> each.verdict() != Verdict.NOT_STARTED).findFirst()
                .or(() -> open.stream().findFirst());
    }

    /** {@return the exercises that its verdict and points are of: those that are graded, or all where none is} */
    public List<ProblemResult> counted() {
        return counted(exercises);
    }

    private static List<ProblemResult> counted(List<ProblemResult> exercises) {
        List<ProblemResult> graded = exercises.stream().filter(ProblemResult::isGraded).toList();
        // a submission of nothing that is graded is told by what there is
        return graded.isEmpty() ? exercises : graded;
    }

    /**
     * {@return what verdicts, in order, come to: {@link Verdict#JUDGE_ERROR} if it is among them, else another one that
     * has no grade, else the first that is not accepted, else {@link Verdict#ACCEPTED}}
     */
    public static Verdict summary(List<Verdict> verdicts) {
        return verdicts.stream().filter(verdict -> !verdict.isGraded()).max(Comparator.naturalOrder())
                .or(() -> verdicts.stream().filter(verdict -> verdict != Verdict.ACCEPTED).findFirst())
                .orElse(Verdict.ACCEPTED);
    }
}
