package nqueens.interview;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

import nqueens.interview.InterviewEvent.Note;

/**
 * The verdict of a strict interviewer: no grade is higher than the evidence allows.
 *
 * @param isHire whether every grade is at least 3
 * @param headline one sentence: the verdict, its reason, and what would have changed it
 * @param grades a sentence about each grade, in the order of the criteria; empty after an early end
 */
record HiringVerdict(boolean isHire, String headline, List<String> grades) {

    /** The criteria of the self-assessment: a title, a question, and the meanings of the grades from 1 to 4. */
    static final List<Text> CRITERIA = Text.all("rubric.md");

    private static final int GOOD = 3;
    /** Largest n of boards that are easily checked by hand. */
    static final int SMALLEST = 4;

    static HiringVerdict of(Interview interview) {
        if (!interview.isFinished()) {
            return new HiringVerdict(false, "no verdict: the interview was left early, " + (interview.isOver()
                    ? "before it was graded" : "in " + interview.stage().quoted)
                    + "; go through all of it to get one", List.of());
        }
        List<String> grades = new ArrayList<>();
        List<String> low = new ArrayList<>();
        for (Text criterion : CRITERIA) {
            int own = interview.grades().get(grades.size());
            grades.add(criterion.heading() + ": " + limit(interview, criterion).filter(limit -> own > limit.rule.most)
                    .map(limit -> "you say " + own + "; what happened allows " + limit.rule.most + ": " + limit.cause)
                    .orElse(own + ", " + criterion.parts().get(own - 1).heading()));
            low.addAll(own < GOOD ? List.of(criterion.heading()) : List.of());
        }
        List<HireLimit> broken = HireRule.ALL.stream().filter(rule -> rule.most < GOOD)
                .flatMap(rule -> rule.limit(interview).stream()).toList();
        if (broken.isEmpty() && low.isEmpty()) {
            return new HiringVerdict(true, "hire: all that this level asks for was done, and no grade is under 3; a"
                    + " single 2 would have changed that", grades);
        }
        String reason = broken.stream().findFirst().map(limit -> limit.rule.criterion + " is at most "
                + limit.rule.most + ", since " + limit.cause).orElse("you grade yourself under 3");
        Stream<String> remedies = Stream.concat(broken.stream().map(limit -> limit.rule.remedy), low.isEmpty()
                ? Stream.empty() : Stream.of("do what deserves a 3 in " + String.join(", ", low)));
        return new HiringVerdict(false, "no hire: " + reason + "; for a hire: "
                + String.join(", ", remedies.toList()), grades);
    }

    static Optional<HireLimit> limit(Interview interview, Text criterion) {
        return HireRule.ALL.stream().filter(rule -> rule.criterion.equals(criterion.heading()))
                .flatMap(rule -> rule.limit(interview).stream()).findFirst();
    }

    /** A rule that applies, and the first event that triggered the rule. */
    record HireLimit(HireRule rule, String cause) {
    }

    /**
     * A rule that limits the grade for a criterion, whatever grade the candidate claims.
     *
     * @param rule the reason for the rule, in the words of {@code docs/INTERVIEW.md}
     * @param evidence the events that trigger the rule; empty if the rule doesn't apply
     */
    record HireRule(String criterion, int most, String rule, String remedy,
            Function<Interview, Stream<String>> evidence) {

        /** The table of rules; for each criterion, stricter rules come first. */
        static final List<HireRule> ALL = List.of(
                new HireRule("communication", 2, "you didn't answer a question", "answer each question in writing",
                        each(stage -> !stage.stage.isCoding() && !stage.isAnswered(),
                        stage -> "you gave no answer to \"" + stage.talk.question() + "\"")),
                new HireRule("problem solving", 2, "you opened two or more hints in one stage", "open one hint at most",
                        each(stage -> stage.said(Note.HINT).size() > 1,
                        stage -> "you opened " + stage.said(Note.HINT).size() + " hints in " + stage.quoted)),
                new HireRule("problem solving", 2, "you predicted a solver's result wrongly, late, or not at"
                        + " all", "predict what the solver returns",
                        each(stage -> stage.talk.isChecked() && (!stage.check().isRight() || stage.isOverTime()),
                        stage -> "you didn't predict what the solver returns"
                        + (stage.check().isRight() ? " in time" : ""))),
                new HireRule("technical", 2, "you named the cost of your solution wrongly, or not at all",
                        "name time and space of what you wrote",
                        each(stage -> stage.talk.isCost() && !stage.check().isRight(), stage -> stage.isAnswered()
                        ? stage.check().remark() : "you didn't name the cost of your own solution")),
                new HireRule("technical", 2, "you didn't finish a stage, or your code was accepted late (except for"
                        + " a twist of level 3, if a submission in time failed only for n > 4)",
                        "finish each stage within the time",
                        each(stage -> !stage.isDoneInTime() && !stage.isTriedTwist(),
                        stage -> stage.quoted + " was not done" + (stage.isDone() ? " in time" : ""))),
                new HireRule("technical", 3, "you finished a question late, or your twist of level 3 failed only for"
                        + " n > 4", "finish each stage within the time",
                        each(stage -> stage.isOverTime() || !stage.isDone(),
                        stage -> stage.quoted + " was not finished" + (stage.isOverTime() ? " in time" : ""))),
                new HireRule("testing", 2, "you opened a diagnosis", "find the mistake from the call and its values",
                        each(stage -> !stage.said(Note.DIAGNOSIS).isEmpty(),
                        stage -> "the diagnosis was opened in " + stage.quoted)),
                new HireRule("testing", 2, "more than two submissions were wrong",
                        "submit what you have tested by hand", interview -> Stream.of(interview.wrongTries().count())
                        .filter(tries -> tries > 2).map(tries -> tries + " submissions were wrong")),
                new HireRule("testing", 3, "a submission of yours failed for n = 4 or less",
                        "walk through n = 1, 2, 3 and 4 by hand before you submit", interview -> interview.wrongTries()
                        .filter(tried -> tried.n() > 0 && tried.n() <= SMALLEST)
                        .map(tried -> "a submission failed for n = " + tried.n())));

        private static Function<Interview, Stream<String>> each(Predicate<StageProgress> isAgainst,
                Function<StageProgress, String> words) {
            return interview -> interview.stages.stream().filter(isAgainst).map(words);
        }

        Optional<HireLimit> limit(Interview interview) {
            return evidence.apply(interview).findFirst().map(cause -> new HireLimit(this, cause));
        }
    }
}
