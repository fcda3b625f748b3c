package nqueens.report.text;

import java.util.Optional;

import nqueens.judge.result.CheckResult;
import nqueens.judge.result.ProblemResult;
import nqueens.problem.Hint;
import nqueens.problem.Problem;
import nqueens.problem.catalogue.Catalogue;

/** Where the hint stands that fits a failing case: named, not linked, since a report is read anywhere. */
public record HintPlace(Problem exercise, Hint hint) {

    /** Finds the place for the case that gave an exercise its verdict, or nothing: it is hidden, say. */
    public static Optional<HintPlace> of(ProblemResult result) {
        return Catalogue.find(result.id()).flatMap(problem -> result.deciding()
                .flatMap(check -> of(problem, check)));
    }

    /** Finds the place for the failing case of a check, or nothing: it is hidden, say. */
    public static Optional<HintPlace> of(Problem problem, CheckResult check) {
        return Optional.of(check).filter(each -> problem.isExercise() && !each.hidden()).map(CheckResult::fault)
                .flatMap(fault -> fault.hint(problem)).map(hint -> new HintPlace(problem, hint));
    }

    /** Gives the file, as a learner would find it in the kata. */
    public String file() {
        return Statement.file(exercise);
    }

    /** Gives the hint as its heading there calls it, such as {@code hint 1 of 3}. */
    public String number() {
        return number(hint);
    }

    /** {@return a hint as its heading calls it} */
    public static String number(Hint hint) {
        return "hint " + hint.number() + " of " + Hint.values().length;
    }
}
