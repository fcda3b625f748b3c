package nqueens.interview;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A rule that limits a grade, whatever the candidate says; of a criterion's rules, the first that applies counts.
 *
 * @param rule its reason, in the words of {@code docs/INTERVIEW.md}
 */
record HireRule(Criterion criterion, int most, String rule, String remedy,
        Function<Interview, Stream<String>> evidence) {

    private static final int SMALLEST = 4;

    /** The table of rules; for each criterion, stricter rules come first. */
    static final List<HireRule> ALL = List.of(
            new HireRule(Criterion.COMMUNICATION, 2, "a question that you didn't answer",
                    "answer each question in writing", state -> state.talks().stream()
                    .filter(asked -> !asked.isAnswered())
                    .map(asked -> "no answer to \"" + asked.question + "\"")),
            new HireRule(Criterion.PROBLEM_SOLVING, 2, "two or more hints in a stage", "open one hint at most",
                    state -> state.stages.stream().filter(stage -> stage.hints.size() > 1)
                    .map(stage -> stage.hints.size() + " hints in " + stage.quoted())),
            new HireRule(Criterion.PROBLEM_SOLVING, 2, "a solver's result not predicted, or wrongly",
                    "predict what the solver returns", state -> state.talks().stream()
                    .filter(asked -> asked.talk().isChecked() && !asked.isRight())
                    .map(asked -> "what the solver returns was not predicted")),
            new HireRule(Criterion.TECHNICAL, 2, "the cost of your solution not named, or wrong as far as that"
                    + " can be told", "name time and space of what you wrote", state -> state.talks().stream()
                    .filter(asked -> asked.talk().isCost() && !asked.isRight())
                    .map(asked -> asked.isAnswered() ? asked.remark()
                            : "the cost of your own solution was not named")),
            new HireRule(Criterion.TECHNICAL, 2, "a stage not done; at level 3 a twist that wasn't even submitted",
                    "finish each stage", state -> state.stages.stream()
                    .filter(stage -> !stage.isDone() && !isTriedTwist(state, stage))
                    .map(stage -> stage.quoted() + " was not done")),
            new HireRule(Criterion.TECHNICAL, 3, "a stage over the interview's time; at level 3 a twist"
                    + " submitted but not accepted", "finish each stage within the time", state -> state.stages.stream()
                    .filter(stage -> stage.isOverTime() || !stage.isDone())
                    .map(stage -> stage.quoted() + " was not finished" + (stage.isOverTime() ? " in time" : ""))),
            new HireRule(Criterion.TESTING, 2, "a diagnosis opened", "find the mistake from the call and its values",
                    state -> state.stages.stream().filter(stage -> stage.isDiagnosed)
                    .map(stage -> "the diagnosis was opened in " + stage.quoted())),
            new HireRule(Criterion.TESTING, 2, "more than two wrong submissions", "submit what you have tested by hand",
                    state -> Stream.of(state.stages.stream().mapToInt(stage -> stage.wrongTries().size()).sum())
                    .filter(tries -> tries > 2).map(tries -> tries + " wrong submissions")),
            new HireRule(Criterion.TESTING, 3, "a wrong submission that fails for n = 4 or less",
                    "walk through n = 1, 2, 3 and 4 by hand before you submit", state -> state.stages.stream()
                    .flatMap(stage -> stage.wrongTries().stream())
                    .filter(tried -> tried.n() > 0 && tried.n() <= SMALLEST)
                    .map(tried -> "a submission failed for n = " + tried.n())));

    private static boolean isTriedTwist(Interview state, StageProgress stage) {
        return state.drill.level() == Drill.HARDEST && stage.before.isPresent() && !stage.wrongTries().isEmpty();
    }

    /** Finds the rule that counts for a criterion, if one applies. */
    static Optional<HireRule> of(Interview interview, Criterion criterion) {
        return ALL.stream().filter(rule -> rule.criterion() == criterion && rule.broken(interview).isPresent())
                .findFirst();
    }

    /** The first event that makes the rule apply; empty if none does. */
    Optional<String> broken(Interview state) {
        return evidence.apply(state).findFirst();
    }
}
