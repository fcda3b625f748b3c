package nqueens.problem.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

import nqueens.problem.Answers;
import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Check;

/** The checks of a problem of an interview: small boards, bad arguments and other calls, no table, large boards. */
final class DrillChecks {

    private DrillChecks() {
    }

    /**
     * Gives the checks of one problem.
     *
     * @param small cases that take no time, from small to large
     * @param robust what is refused, and what may not be changed
     * @param large cases that take some
     */
    static List<Check> of(List<Case> small, List<Case> robust, List<Case> large) {
        return List.of(
                new Check("answers", "the right answer on small boards", 70, small),
                new Check("robust", "bad n; nothing is changed or kept", 15, robust),
                new Check("speed", "the right answer on larger boards, in time", 15, large));
    }

    /**
     * Gives the checks of one problem whose answers could be looked up; {@code searched} tells a table from a search.
     */
    static List<Check> of(List<Case> small, List<Case> robust, Case searched, List<Case> large) {
        return List.of(
                new Check("answers", "the right answer on small boards", 60, small),
                new Check("robust", "bad n; nothing is changed or kept", 15, robust),
                new Check("approach", "no table", 10, List.of(searched)),
                new Check("speed", "the right answer on larger boards, in time", 15, large));
    }

    /**
     * What the check {@code robust} of every problem begins with: {@code refused} gives a call for a bad n, and
     * {@code found} is a call for which there is a solution, among those that are compared.
     */
    static List<Case> robust(IntFunction<Call> refused, Call found) {
        String rule = "n must be at least 1";
        return List.of(Robust.refused("zero", rule, refused.apply(0)),
                Robust.refused("a negative n", rule, refused.apply(-1)),
                Robust.something(found, answer -> !Answers.isNothing(answer), "there is a solution"));
    }

    /** Joins lists of cases. */
    @SafeVarargs
    static List<Case> all(List<Case>... lists) {
        List<Case> all = new ArrayList<>();
        for (List<Case> list : lists) {
            all.addAll(list);
        }
        return all;
    }
}
