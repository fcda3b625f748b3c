package nqueens.interview;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The verdict of a strict interviewer: no grade is higher than the evidence allows.
 *
 * @param isHire whether no grade is under 3
 * @param headline the verdict and its reason in one sentence, and what would have changed it
 * @param grades the grades that count, in the order of the criteria; none if it was left early
 */
record HiringVerdict(boolean isHire, String headline, List<CountedGrade> grades) {

    /** A grade: the candidate's own, and what happened that allows no more. */
    record CountedGrade(Criterion criterion, int own, Optional<HireRule> rule, String reason) {

        static CountedGrade of(InterviewState state, Criterion criterion, int own) {
            Optional<HireRule> rule = HireRule.ALL.stream().filter(each -> each.criterion() == criterion
                    && each.broken(state).isPresent()).min(Comparator.comparing(HireRule::most));
            return new CountedGrade(criterion, own, rule, rule.flatMap(each -> each.broken(state)).orElse(""));
        }

        /** The grade and its reason, a sentence without a full stop. */
        String sentence() {
            int most = rule.map(HireRule::most).orElse(Criterion.BEST);
            return criterion.title() + ": " + (own > most ? "you say " + own + "; what happened allows " + most + ": "
                    + reason : own + ", " + criterion.grades().get(own - 1));
        }
    }

    static HiringVerdict of(InterviewState state) {
        if (!state.isFinished()) {
            return new HiringVerdict(false, "no verdict: the interview was left early, " + (state.isOver()
                    ? "before it was graded" : "in " + state.stage().quoted()) + "; go through all of it to get one",
                    List.of());
        }
        List<CountedGrade> grades = Arrays.stream(Criterion.values())
                .map(each -> CountedGrade.of(state, each, state.grades().get(each.ordinal()))).toList();
        List<HireRule> broken = HireRule.ALL.stream()
                .filter(rule -> rule.most() < Criterion.GOOD && rule.broken(state).isPresent()).toList();
        List<String> low = grades.stream().filter(grade -> grade.own() < Criterion.GOOD)
                .map(grade -> grade.criterion().title()).toList();
        if (broken.isEmpty() && low.isEmpty()) {
            return new HiringVerdict(true, "hire: each stage that is asked for was done, and no grade is under 3; a"
                    + " single 2 would have changed that", grades);
        }
        String reason = broken.isEmpty() ? "you grade yourself under 3" : broken.get(0).criterion().title()
                + " is at most " + broken.get(0).most() + ", since " + broken.get(0).broken(state).orElseThrow();
        return new HiringVerdict(false, "no hire: " + reason + "; for a hire " + Stream.concat(
                broken.stream().map(HireRule::remedy), Stream.of("do what deserves a 3 in " + String.join(", ", low))
                        .filter(deserving -> !low.isEmpty())).collect(Collectors.joining(", and ")), grades);
    }
}
