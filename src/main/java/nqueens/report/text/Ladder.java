package nqueens.report.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.problem.catalogue.Catalogue;

/** A learner's progress through some exercises; {@code verdicts} contains the verdicts of judged exercises, by id. */
public record Ladder(List<Problem> exercises, Map<String, Verdict> verdicts) {

    /** {@return the ladder of all exercises; if a single exercise was judged, only from that exercise up} */
    public static Ladder of(Results results) {
        List<String> ids = results.exercises().stream().map(ProblemResult::id).toList();
        return new Ladder(Catalogue.all().stream().filter(Problem::isExercise)
                .dropWhile(each -> ids.size() == 1 && !ids.contains(each.id())).toList(), results.exercises().stream()
                .collect(Collectors.toMap(ProblemResult::id, ProblemResult::verdict)));
    }

    /** {@return whether an exercise of the core isn't begun, although the last exercise of the core is accepted} */
    public boolean isSkipped(String id) {
        List<String> core = exercises.stream().filter(Problem::isCore).map(Problem::id).toList();
        return core.contains(id) && verdicts.get(id) == Verdict.NOT_STARTED
                && verdicts.get(core.get(core.size() - 1)) == Verdict.ACCEPTED;
    }

    /** {@return whether any exercise is skipped} */
    public boolean hasSkipped() {
        return exercises.stream().map(Problem::id).anyMatch(this::isSkipped);
    }

    /** {@return whether an exercise is still to be solved} */
    public boolean isOpen(Problem exercise) {
        return verdicts.get(exercise.id()) != Verdict.ACCEPTED && !isSkipped(exercise.id());
    }

    /**
     * {@return the next open exercise above the given one or, if there is none, below it; judged exercises come first}
     */
    public Problem after(Problem exercise) {
        List<Problem> round = new ArrayList<>(exercises);
        Collections.rotate(round, -1 - round.indexOf(exercise));
        List<Problem> open = round.stream().filter(this::isOpen).toList();
        return Stream.concat(open.stream().filter(each -> each != exercise && verdicts.containsKey(exercise.id())
                && verdicts.containsKey(each.id())), open.stream()).findFirst().orElse(round.get(0));
    }
}
