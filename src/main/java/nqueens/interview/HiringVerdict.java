package nqueens.interview;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The verdict of a strict interviewer: no grade is higher than the evidence allows.
 *
 * @param isHire whether no grade is under 3
 * @param headline the verdict and its reason in one sentence, and what would have changed it
 * @param grades a sentence about each grade, in the order of the criteria; none if it was left early
 */
record HiringVerdict(boolean isHire, String headline, List<String> grades) {

    static HiringVerdict of(Interview interview) {
        if (!interview.isFinished()) {
            return new HiringVerdict(false, "no verdict: the interview was left early, " + (interview.isOver()
                    ? "before it was graded" : "in " + interview.stage().quoted())
                    + "; go through all of it to get one", List.of());
        }
        List<String> grades = Arrays.stream(Criterion.values()).map(each -> sentence(interview, each)).toList();
        List<HireRule> broken = HireRule.ALL.stream()
                .filter(rule -> rule.most() < Criterion.GOOD && rule.broken(interview).isPresent()).toList();
        String low = Arrays.stream(Criterion.values()).filter(each -> own(interview, each) < Criterion.GOOD)
                .map(Criterion::title).collect(Collectors.joining(", "));
        if (broken.isEmpty() && low.isEmpty()) {
            return new HiringVerdict(true, "hire: each stage that is asked for was done, and no grade is under 3; a"
                    + " single 2 would have changed that", grades);
        }
        String reason = broken.isEmpty() ? "you grade yourself under 3" : broken.get(0).criterion().title()
                + " is at most " + broken.get(0).most() + ", since " + broken.get(0).broken(interview).orElseThrow();
        return new HiringVerdict(false, "no hire: " + reason + "; for a hire " + Stream.concat(
                broken.stream().map(HireRule::remedy), Stream.of("do what deserves a 3 in " + low)
                        .filter(deserving -> !low.isEmpty())).collect(Collectors.joining(", and ")), grades);
    }

    private static int own(Interview interview, Criterion criterion) {
        return interview.grades.get(criterion.ordinal());
    }

    /** A grade and its reason, without a full stop. */
    private static String sentence(Interview interview, Criterion criterion) {
        int own = own(interview, criterion);
        return criterion.title() + ": " + HireRule.of(interview, criterion).filter(rule -> own > rule.most())
                .map(rule -> "you say " + own + "; what happened allows " + rule.most() + ": "
                        + rule.broken(interview).orElseThrow()).orElse(own + ", " + criterion.grades().get(own - 1));
    }
}
