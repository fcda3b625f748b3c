package nqueens.interview;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import nqueens.interview.InterviewEvent.EventKind;

/**
 * The verdict of a strict interviewer: no grade is higher than the evidence allows.
 *
 * @param headline one sentence: the verdict, its reason, and what would have changed it
 * @param grades a sentence about each grade, in the order of the criteria; empty after an early end
 */
record HiringVerdict(boolean isHire, String headline, List<String> grades) {

    /**
     * The criteria of the self-assessment: a title, a question, and the meanings of the grades from 1 to 4. Each
     * meaning is followed by the events that allow no higher grade, as in {@code docs/INTERVIEW.md}.
     */
    static final List<Section> CRITERIA = Section.all("rubric.md");

    private static final int GOOD = 3;
    /** Largest n of boards that are easily checked by hand. */
    static final int SMALLEST = 4;

    record HireLimit(String criterion, int most, String cause, String remedy) {
    }

    static HiringVerdict of(Interview interview) {
        if (!interview.isFinished()) {
            return new HiringVerdict(false, "no verdict: you left the interview early; for a verdict, go through"
                    + " all stages and grade yourself", List.of());
        }
        List<String> grades = new ArrayList<>();
        List<HireLimit> broken = new ArrayList<>(limits(interview));
        for (Section criterion : CRITERIA) {
            int own = interview.grades().get(grades.size());
            grades.add(criterion.heading() + ": " + limit(interview, criterion).filter(limit -> own > limit.most)
                    .map(limit -> "you say " + own + "; what happened allows " + limit.most + ": " + limit.cause)
                    .orElse(own + ", " + criterion.parts().get(own - 1).heading()));
            broken.add(new HireLimit(criterion.heading(), own, "you gave yourself this grade",
                    "earn at least a 3 in " + criterion.heading()));
        }
        broken.removeIf(limit -> limit.most >= GOOD);
        String headline = broken.stream().findFirst().map(first -> "no hire: " + first.criterion + " is at most "
                + first.most + ", since " + first.cause + "; for a hire: "
                + broken.stream().map(HireLimit::remedy).collect(Collectors.joining(", ")))
                .orElse("hire: you did everything this level asks for, and no grade is below 3; one 2 would have"
                + " changed that");
        return new HiringVerdict(broken.isEmpty(), headline, grades);
    }

    static Optional<HireLimit> limit(Interview interview, Section criterion) {
        return limits(interview).stream().filter(limit -> limit.criterion.equals(criterion.heading())).findFirst();
    }

    /** Returns all limits that apply; for each criterion, stricter limits come first. */
    private static List<HireLimit> limits(Interview interview) {
        int wrong = interview.stages.stream().mapToInt(stage -> stage.wrongTries().size()).sum();
        return Stream.of(
                limit(interview, "communication", 2, "answer every question",
                        stage -> stage.stage.isCoding() || stage.isAnswered() ? ""
                        : "you gave no answer to \"" + stage.question.text().heading() + "\""),
                limit(interview, "problem solving", 2, "open at most one hint in each stage",
                        stage -> stage.said(EventKind.HINT).size() < 2 ? ""
                        : "you opened " + stage.said(EventKind.HINT).size() + " hints in " + stage.quoted),
                limit(interview, "problem solving", 2, "predict the solver's result",
                        stage -> !stage.question.isChecked() || stage.check().isRight() && !stage.isOverTime() ? ""
                        : "you predicted the result " + (stage.check().isRight() ? "late" : "wrongly or not at all")),
                limit(interview, "technical", 2, "name the time and space of your solution",
                        stage -> !stage.question.isCost() || stage.check().isRight() ? ""
                        : stage.isAnswered() ? stage.check().remark()
                        : "you didn't name the cost of your own solution"),
                limit(interview, "technical", 2, "finish each stage in time",
                        stage -> stage.isDone() || stage.isTriedTwist() ? "" : "you didn't finish " + stage.quoted),
                limit(interview, "technical", 3, "finish each stage in time",
                        stage -> stage.isDone() && !stage.isOverTime() ? ""
                        : "you didn't finish " + stage.quoted + (stage.isOverTime() ? " in time" : "")),
                limit(interview, "testing", 2, "find the mistake without the diagnosis",
                        stage -> stage.has(EventKind.DIAGNOSIS) ? "you opened the diagnosis in " + stage.quoted : ""),
                limit(interview, "testing", 2, "test by hand before you submit",
                        stage -> wrong > 2 ? wrong + " submissions were wrong" : ""),
                limit(interview, "testing", 3, "walk through n = 1, 2, 3 and 4 by hand before you submit",
                        stage -> stage.wrongTries().stream().filter(each -> each.n() > 0 && each.n() <= SMALLEST)
                        .map(each -> "a submission failed for n = " + each.n()).findFirst().orElse("")))
                .flatMap(Optional::stream).toList();
    }

    private static Optional<HireLimit> limit(Interview interview, String criterion, int most, String remedy,
            Function<StageProgress, String> cause) {
        return interview.stages.stream().map(cause).filter(each -> !each.isEmpty()).findFirst()
                .map(each -> new HireLimit(criterion, most, each, remedy));
    }
}
