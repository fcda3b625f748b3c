package nqueens.interview;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a strict interviewer would say: no grade is higher than what happened allows.
 *
 * @param isHire whether all that is asked for was done, and no grade is under 3
 * @param headline the verdict and its reason in one sentence, and what would have changed it
 * @param grades the grades that count, in the order of the criteria
 */
record HiringVerdict(boolean isHire, String headline, List<CountedGrade> grades) {

    /** A grade: the candidate's own, 0 for none, and what happened that allows no more. */
    record CountedGrade(Criterion criterion, int own, Optional<HireRule> rule, String evidence) {

        static CountedGrade of(InterviewState state, Criterion criterion) {
            int own = state.grades().getOrDefault(criterion, 0);
            Optional<HireRule> rule = Arrays.stream(HireRule.values()).filter(each -> each.criterion() == criterion
                    && each.evidence(state).isPresent()).min(Comparator.comparing(HireRule::most));
            return new CountedGrade(criterion, own, rule, rule.flatMap(each -> each.evidence(state)).orElse(""));
        }

        int counted() {
            return rule.map(each -> Math.min(own, each.most())).orElse(own);
        }

        /** What the grade is and why, a sentence without a full stop. */
        String sentence() {
            return criterion.title() + ": " + (own == 0 ? "not graded" : counted() < own
                    ? "you say " + own + "; what happened allows " + counted() + ": " + evidence
                    : own + ", " + criterion.grades().get(own - 1));
        }
    }

    /** A reason against, and what would take it away. */
    private record Objection(String reason, String remedy) {
    }

    static HiringVerdict of(InterviewState state) {
        List<CountedGrade> grades = Arrays.stream(Criterion.values())
                .map(criterion -> CountedGrade.of(state, criterion)).toList();
        if (state.isStopped() && !state.isOverTime()) {
            return new HiringVerdict(false, "no verdict: the interview was left early, in \""
                    + state.stage().stage().title() + "\"; go through every stage to get one", grades);
        }
        if (grades.stream().anyMatch(grade -> grade.own() == 0)) {
            return new HiringVerdict(false, "no verdict: not every grade was given; grade all four to get one", grades);
        }
        List<Objection> objections = Stream.of(undone(state), unchecked(state), grades.stream()
                .filter(grade -> grade.counted() < Criterion.GOOD).map(HiringVerdict::objection))
                .flatMap(each -> each).toList();
        if (objections.isEmpty()) {
            return new HiringVerdict(true, "hire: each stage that is asked for was done, and no grade is under 3; a"
                    + " single 2 would have changed that", grades);
        }
        List<String> remedies = new ArrayList<>(objections.stream().map(Objection::remedy).distinct().toList());
        return new HiringVerdict(false, "no hire: " + objections.get(0).reason() + "; for a hire "
                + String.join(", and ", remedies), grades);
    }

    /** At the hardest level it is enough to have submitted something for the twist. */
    private static Stream<Objection> undone(InterviewState state) {
        boolean isTwistTried = state.drill().level() == Drill.HARDEST && state.drill().hasOpening();
        return state.stages().stream().filter(stage -> !stage.isDone() && !(isTwistTried && stage.wrongTries() > 0
                && stage.stage().title().equals(state.drill().title())))
                .map(stage -> "\"" + stage.stage().title() + "\"")
                .map(stage -> new Objection(stage + " was not done", "finish " + stage));
    }

    /** Where nothing is written for the judge, an answer has to be one that can be checked. */
    private static Stream<Objection> unchecked(InterviewState state) {
        return state.exchanges().filter(exchange -> exchange.talk().isChecked() && !exchange.isRight())
                .map(exchange -> new Objection("what the solver returns was not predicted",
                        "predict what the solver returns"));
    }

    private static Objection objection(CountedGrade grade) {
        return grade.counted() < grade.own()
                ? new Objection(grade.criterion().title() + " is at most " + grade.counted() + ", since "
                        + grade.evidence(), grade.rule().orElseThrow().remedy())
                : new Objection("you grade your " + grade.criterion().title() + " " + grade.own() + " yourself",
                        "be able to say: " + grade.criterion().grades().get(Criterion.GOOD - 1));
    }
}
