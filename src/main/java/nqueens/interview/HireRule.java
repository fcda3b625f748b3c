package nqueens.interview;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

import nqueens.interview.InterviewEvent.Note;

/** What bounds a grade, whatever the candidate says: the table of them is that of {@code docs/INTERVIEW.md}. */
enum HireRule {
    HINTS(Criterion.PROBLEM_SOLVING, 2, "two or more hints in a stage", "open one hint at most",
            state -> stage(state, stage -> stage.hints().size() > 1)
                    .map(stage -> stage.hints().size() + " hints in " + quoted(stage))),
    DIAGNOSED(Criterion.TESTING, 2, "a diagnosis opened", "find the mistake from the call and its values",
            state -> stage(state, stage -> !stage.noted(Note.DIAGNOSIS).isEmpty())
                    .map(stage -> "the diagnosis was opened in " + quoted(stage))),
    WRONG_TRIES(Criterion.TESTING, 2, "more than two wrong submissions", "submit what you have tested by hand",
            state -> Optional.of(state.wrongTries()).filter(tries -> tries > 2)
                    .map(tries -> tries + " wrong submissions")),
    SMALL_BOARD(Criterion.TESTING, 3, "a wrong submission that fails for n = 4 or less",
            "walk through n = 1, 2, 3 and 4 by hand before you submit",
            state -> state.stages().stream().flatMap(stage -> stage.tries().stream())
                    .filter(tried -> tried.verdict().isWrongTry() && tried.n() >= 1 && tried.n() <= HireRule.SMALLEST)
                    .findFirst().map(tried -> "a submission failed for n = " + tried.n())),
    COST(Criterion.TECHNICAL, 2, "the cost of your solution not named, or named wrong where it was measured",
            "name time and space of what you wrote",
            state -> state.exchanges().filter(exchange -> exchange.talk().isCost() && !exchange.isRight()).findFirst()
                    .map(exchange -> exchange.objection().orElse("the cost of your own solution was not named"))),
    IN_TIME(Criterion.TECHNICAL, 3, "a stage left, not accepted, or ended over the interview's time",
            "finish each stage within the time",
            state -> stage(state, stage -> stage.isReached() && (stage.isOverTime() || !stage.isDone()))
                    .map(stage -> quoted(stage) + " was not finished" + (stage.isOverTime() ? " in time" : ""))),
    UNTYPED(Criterion.COMMUNICATION, 2, "a question without an answer of yours", "answer each question in writing",
            state -> state.exchanges().filter(exchange -> exchange.answer().isEmpty()).findFirst()
                    .map(exchange -> "no answer to \"" + exchange.talk().question() + "\""));

    private static final int SMALLEST = 4;

    private final Criterion criterion;
    private final int most;
    private final String rule;
    private final String remedy;
    private final Function<InterviewState, Optional<String>> evidence;

    HireRule(Criterion criterion, int most, String rule, String remedy,
            Function<InterviewState, Optional<String>> evidence) {
        this.criterion = criterion;
        this.most = most;
        this.rule = rule;
        this.remedy = remedy;
        this.evidence = evidence;
    }

    private static Optional<StageProgress> stage(InterviewState state, Predicate<StageProgress> which) {
        return state.stages().stream().filter(which).findFirst();
    }

    private static String quoted(StageProgress stage) {
        return "\"" + stage.stage().title() + "\"";
    }

    Criterion criterion() {
        return criterion;
    }

    /** The most that the grade can be. */
    int most() {
        return most;
    }

    /** What it goes by, in the words of the table. */
    String rule() {
        return rule;
    }

    /** What to do otherwise. */
    String remedy() {
        return remedy;
    }

    /** What happened that it goes by; empty if nothing did. */
    Optional<String> evidence(InterviewState state) {
        return evidence.apply(state);
    }
}
