package nqueens.interview;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.interview.InterviewEvent.Note;

/**
 * The verdict of a strict interviewer: no grade is higher than the evidence allows.
 *
 * @param isHire whether no grade is under 3
 * @param headline the verdict and its reason in one sentence, and what would have changed it
 * @param grades a sentence about each grade, in the order of the criteria; none if it was left early
 */
record HiringVerdict(boolean isHire, String headline, List<String> grades) {

    /** The criteria of the self-assessment: a title, a question, and the meanings of the grades from 1 to 4. */
    static final List<Text> CRITERIA = Text.all("rubric.md");

    private static final int GOOD = 3;
    private static final int SMALLEST = 4;

    static HiringVerdict of(Interview interview) {
        if (!interview.isFinished()) {
            return new HiringVerdict(false, "no verdict: the interview was left early, " + (interview.isOver()
                    ? "before it was graded" : "in " + interview.stage().quoted)
                    + "; go through all of it to get one", List.of());
        }
        List<String> grades = IntStream.range(0, CRITERIA.size())
                .mapToObj(number -> sentence(interview, CRITERIA.get(number), interview.grades().get(number))).toList();
        List<HireRule> broken = HireRule.ALL.stream()
                .filter(rule -> rule.most() < GOOD && rule.cause(interview).isPresent()).toList();
        String low = IntStream.range(0, CRITERIA.size()).filter(number -> interview.grades().get(number) < GOOD)
                .mapToObj(number -> CRITERIA.get(number).heading()).collect(Collectors.joining(", "));
        if (broken.isEmpty() && low.isEmpty()) {
            return new HiringVerdict(true, "hire: each stage that is asked for was done, and no grade is under 3; a"
                    + " single 2 would have changed that", grades);
        }
        String reason = broken.isEmpty() ? "you grade yourself under 3" : broken.get(0).criterion()
                + " is at most " + broken.get(0).most() + ", since " + broken.get(0).cause(interview).orElseThrow();
        return new HiringVerdict(false, "no hire: " + reason + "; for a hire " + Stream.concat(
                broken.stream().map(HireRule::remedy), Stream.of("do what deserves a 3 in " + low)
                        .filter(deserving -> !low.isEmpty())).collect(Collectors.joining(", and ")), grades);
    }

    /** A grade and its reason, without a full stop. */
    private static String sentence(Interview interview, Text criterion, int own) {
        return criterion.heading() + ": " + limit(interview, criterion).filter(rule -> own > rule.most())
                .map(rule -> "you say " + own + "; what happened allows " + rule.most() + ": "
                        + rule.cause(interview).orElseThrow())
                .orElse(own + ", " + criterion.parts().get(own - 1).heading());
    }

    /** Finds the rule that limits a grade: the first that applies. */
    static Optional<HireRule> limit(Interview interview, Text criterion) {
        return HireRule.ALL.stream().filter(rule -> rule.criterion().equals(criterion.heading()))
                .filter(rule -> rule.cause(interview).isPresent()).findFirst();
    }

    /**
     * A rule that limits the grade for a criterion, whatever the candidate says.
     *
     * @param rule its reason, in the words of {@code docs/INTERVIEW.md}
     * @param evidence the events that make it apply; none if it doesn't
     */
    record HireRule(String criterion, int most, String rule, String remedy,
            Function<Interview, Stream<String>> evidence) {

        /** The table of rules; for each criterion, stricter rules come first. */
        static final List<HireRule> ALL = List.of(
                new HireRule("communication", 2, "a question that you didn't answer", "answer each question in writing",
                        each(stage -> !stage.stage.isCoding() && !stage.isAnswered(),
                        stage -> "no answer to \"" + stage.talk.question() + "\"")),
                new HireRule("problem solving", 2, "two or more hints in a stage", "open one hint at most",
                        each(stage -> stage.said(Note.HINT).size() > 1,
                        stage -> stage.said(Note.HINT).size() + " hints in " + stage.quoted)),
                new HireRule("problem solving", 2, "a solver's result not predicted, or wrongly",
                        "predict what the solver returns",
                        each(stage -> stage.talk.isChecked() && !stage.check().isRight(), stage ->
                        "what the solver returns was not predicted")),
                new HireRule("technical", 2, "the cost of your solution not named, or wrong as far as that can be told",
                        "name time and space of what you wrote",
                        each(stage -> stage.talk.isCost() && !stage.check().isRight(), stage -> stage.isAnswered()
                        ? stage.check().remark() : "the cost of your own solution was not named")),
                new HireRule("technical", 2, "a stage not done; at level 3 a twist that wasn't even submitted",
                        "finish each stage", each(stage -> !stage.isDone() && !stage.isTriedTwist(),
                        stage -> stage.quoted + " was not done")),
                new HireRule("technical", 3, "a stage over the interview's time; at level 3 a twist submitted but not"
                        + " accepted", "finish each stage within the time",
                        each(stage -> stage.isOverTime() || !stage.isDone(),
                        stage -> stage.quoted + " was not finished" + (stage.isOverTime() ? " in time" : ""))),
                new HireRule("testing", 2, "a diagnosis opened", "find the mistake from the call and its values",
                        each(stage -> !stage.said(Note.DIAGNOSIS).isEmpty(),
                        stage -> "the diagnosis was opened in " + stage.quoted)),
                new HireRule("testing", 2, "more than two wrong submissions", "submit what you have tested by hand",
                        interview -> Stream.of(interview.wrongTries().count()).filter(tries -> tries > 2)
                        .map(tries -> tries + " wrong submissions")),
                new HireRule("testing", 3, "a wrong submission that fails for n = 4 or less",
                        "walk through n = 1, 2, 3 and 4 by hand before you submit", interview -> interview.wrongTries()
                        .filter(tried -> tried.n() > 0 && tried.n() <= SMALLEST)
                        .map(tried -> "a submission failed for n = " + tried.n())));

        private static Function<Interview, Stream<String>> each(Predicate<StageProgress> isAgainst,
                Function<StageProgress, String> words) {
            return interview -> interview.stages.stream().filter(isAgainst).map(words);
        }

        /** The first event that makes it apply; empty if none does. */
        Optional<String> cause(Interview interview) {
            return evidence.apply(interview).findFirst();
        }
    }
}
