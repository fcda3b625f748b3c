package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.interview.Interview.InterviewSetup;
import nqueens.interview.InterviewEvent.Attempt;
import nqueens.interview.InterviewEvent.EventKind;
import nqueens.interview.Question.AnswerCheck;
import nqueens.judge.result.ProblemResult.Cost;
import nqueens.problem.Verdict;

/** Logs, and what a strict interviewer says to them. */
class HiringVerdictTest {

    private static final String COST = "What does your solution cost, in time and in space?";

    private Interview state;
    private long second;

    /** What differs from an interview in which all went well, and the grade and the headline that follow. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            nothing      | testing: 4, as for 3, and you found your own mistakes first, and said what you didn't test \
            | hire: you did everything this level asks for, and no grade is below 3; one 2 would have changed that
            hint         | problem solving: 4, as for 3, and you compared it with another plan, and said when you \
            would choose that one | hire:
            hint hint    | problem solving: you say 4; what happened allows 2: you opened 2 hints in "how many \
            solutions" | no hire: problem solving is at most 2, since you opened 2 hints in "how many solutions"; for \
            a hire: open at most one hint in each stage
            try5 diagnosis | testing: you say 4; what happened allows 2: you opened the diagnosis in "how many \
            solutions" | no hire: testing is at most 2, since you opened the diagnosis in "how many solutions"; for a \
            hire: find the mistake without the diagnosis
            try5 try6    | testing: 4, as for 3 | hire:
            try5 try6 try7 | testing: you say 4; what happened allows 2: 3 submissions were wrong | no hire: testing \
            is at most 2, since 3 submissions were wrong; for a hire: test by hand before you submit
            try4         | testing: you say 4; what happened allows 3: a submission failed for n = 4 | hire:
            try4 diagnosis | testing: you say 4; what happened allows 2: you opened the | no hire: testing is at most 2
            uncosted     | technical: you say 4; what happened allows 2: you didn't name the cost of your own solution \
            | no hire: communication is at most 2, since you gave no answer to "What does your solution cost, in time \
            and in space?"; for a hire: answer every question, name the time and space of your solution
            timeonly     | technical: you say 4; what happened allows 2: you didn't name both time and space as O(...) \
            | no hire: technical is at most 2, since you didn't name both time and space
            polynomial   | technical: you say 4; what happened allows 2: your totalNQueens(12) took 5.5 times \
            as many steps as totalNQueens(11); O(n^2) would be 1.2, which is too little | no hire: technical
            late         | technical: you say 4; what happened allows 3: you didn't finish "how you work with others" \
            in time | hire:
            overrun      | technical: you say 4; what happened allows 3: you didn't finish "diagonals wrap around" \
            in time | hire:
            untyped      | communication: you say 4; what happened allows 2: you gave no answer to "How is it?" | no \
            hire: communication is at most 2, since you gave no answer to "How is it?"; for a hire: answer every \
            question
            left         | technical: you say 4; what happened allows 2: you didn't finish "diagonals wrap around" | \
            no hire: technical is at most 2, since you didn't finish "diagonals wrap around"; for a hire: finish
            saidaloud    | technical: you say 4; what happened allows 2: you didn't name both time and space as O(...) \
            | no hire: technical is at most 2
            low          | testing: 2, you tried one example, but only after a wrong submission | \
            no hire: testing is at most 2, since you gave yourself this grade; for a hire: earn at least a 3 in testing
            """)
    void what_happened_bounds_each_grade_and_gives_the_headline(String change, String sentence, String headline) {
        HiringVerdict verdict = HiringVerdict.of(held("torus", List.of(change.split(" "))));
        assertThat(verdict.grades()).anySatisfy(each -> assertThat(each).startsWith(sentence));
        assertThat(verdict.headline()).startsWith(headline);
        assertThat(verdict.isHire()).isEqualTo(headline.startsWith("hire"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"quit", "ungraded"})
    void an_interview_that_was_left_has_no_verdict_and_no_grades(String change) {
        HiringVerdict verdict = HiringVerdict.of(held("torus", List.of(change)));
        assertThat(verdict.headline()).isEqualTo("no verdict: you left the interview early; for a verdict, go through"
                + " all stages and grade yourself");
        assertThat(verdict.grades()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            million | left       | no hire: | technical: you say 4; what happened allows 2: you didn't finish "for a
            million | left tried overrun | no hire: | technical: you say 4; what happened allows 2: you didn't finish
            million | left guessed | no hire: | technical: you say 4; what happened allows 2: you didn't finish "for a
            million | left tried | hire:    | technical: you say 4; what happened allows 3: you didn't finish "for a
            torus   | left tried | no hire: | technical: you say 4; what happened allows 2: you didn't finish "diagonals
            """)
    void at_the_hardest_level_an_attempt_at_the_twist_is_enough(String drill, String change, String verdict,
            String sentence) {
        HiringVerdict given = HiringVerdict.of(held(drill, List.of(change.split(" "))));
        assertThat(given.headline()).startsWith(verdict);
        assertThat(given.grades()).anySatisfy(grade -> assertThat(grade).startsWith(sentence));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            '2, 8'  | hire:
            '2 and 8\nsince it forgets the middle column' | hire:
            '2, 10' | no hire: problem solving is at most 2, since you predicted the result wrongly or not at all; \
            for a hire: predict the solver's result
            '2, 8\nlate' | no hire: problem solving is at most 2, since you predicted the result late; for a hire
            ''      | no hire: communication is at most 2, since you gave no answer to "What does it return for n = 4, \
            and for n = 5?"; for a hire: answer every question, predict the solver's result
            """)
    void a_solver_that_is_read_needs_an_answer_that_is_right(String answer, String headline) {
        List<String> questions = new ArrayList<>();
        List.of("returns-half", "costs-half", "review-half", "any 3").forEach(topic ->
                questions.add(Question.drawn(topic, List.of(), new Random(1))));
        begin("read-half", questions);
        second += answer.endsWith("late") ? 3_000 : 0;
        List.of(answer, "it is so", "it is so", "it is good").forEach(this::discuss);
        grade(4, 4);
        assertThat(HiringVerdict.of(state).headline()).startsWith(headline);
    }

    @Test
    void the_table_of_the_document_has_each_rule_of_the_rubric() throws IOException {
        List<String> rows = HiringVerdict.CRITERIA.stream().flatMap(criterion -> criterion.parts().stream()
                .flatMap(grade -> grade.body().lines().map(rule -> "| " + rule + " | " + criterion.heading()
                        + " is at most " + (criterion.parts().indexOf(grade) + 1) + " |"))).toList();
        assertThat(Files.readAllLines(Path.of("docs/INTERVIEW.md"))).containsSubsequence(rows);
        assertThat(rows).hasSize(9);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            O(n!) time, O(n) space | your count(10) took 6.0 times as many steps as count(9); O(n!) would be 10.0 |
            O(n! * n), O(n) | your count(10) took 6.0 times as many steps as count(9); O(n! * n) would be 11.1 |
            O(n^n) and O(n) | your count(10) took 6.0 times as many steps as count(9); O(n^n) would be 25.8 |
            O(2^n), O(n) | your count(10) took 6.0 times as many steps as count(9); O(2^n) would be 2.0 | too little
            O(n**2), O(n) | your count(10) took 6.0 times as many steps as count(9); O(n**2) would be 1.2 | too little
            O(n * n), O(1) | your count(10) took 6.0 times as many steps as count(9); O(n * n) would be 1.2 | too little
            O(log n), O(n) | your count(10) took 6.0 times as many steps as count(9); O(log n) would be 1.0 | too little
            O(n log(n)), O(n) | your count(10) took 6.0 times as many steps as count(9); O(n log(n)) would be 1.2 | too
            factorial, linear | you didn't name both time and space as O(...) | both
            """)
    void a_claimed_cost_is_held_against_what_was_measured(String claim, String evidence, String objection) {
        Question question = Question.of(COST);
        AnswerCheck check = question.check(claim, List.of(new Cost("count(9)", 9, 1_000),
                new Cost("count(10)", 10, 6_000)));
        assertThat(check.remark()).startsWith(evidence).contains(objection == null ? "" : objection);
        assertThat(check.isRight()).isEqualTo(objection == null);
        assertThat(question.check("O(log n), O(n)", List.of())).isEqualTo(new AnswerCheck(false,
                "there is no measurement to compare O(log n) with, but a solution alone has n columns"));
        assertThat(question.check("O(n), O(n)", List.of()).isRight()).isTrue();
    }

    /** An interview with an opening and a twist. */
    private Interview held(String drill, List<String> changes) {
        begin(drill, List.of("", COST, "How is it?", "", "Why?", "When?", "Where?"));
        note(EventKind.SAVED, "");
        changes.forEach(change -> {
            switch (change) {
                case "hint" -> note(EventKind.HINT, "");
                case "diagnosis" -> note(EventKind.DIAGNOSIS, "");
                case "try4", "try5", "try6", "try7" -> tried(change.charAt(3) - '0');
                default -> { }
            }
        });
        accepted();
        discuss(changes.contains("uncosted") ? "" : changes.contains("saidaloud") ? "(given aloud)"
                : changes.contains("timeonly") ? "O(n!)"
                : changes.contains("polynomial") ? "O(n^2) time, O(n) space" : "O(n!) time, O(n) space");
        discuss(changes.contains("untyped") ? "" : "it is good");
        second += changes.contains("overrun") ? 3_000 : 0;
        if (changes.contains("tried") || changes.contains("guessed")) {
            tried(changes.contains("tried") ? 5 : 4);
        }
        if (changes.contains("quit")) {
            return state;
        } else if (changes.contains("left")) {
            note(EventKind.STAGE_LEFT, "");
        } else {
            accepted();
        }
        discuss("it is so");
        discuss("it is so");
        second += changes.contains("late") ? 3_000 : 0;
        discuss("it is so");
        if (!changes.contains("ungraded")) {
            grade(4, changes.contains("low") ? 2 : 4);
        }
        return state;
    }

    private void begin(String drill, List<String> questions) {
        state = new Interview(Path.of("folder"), new InterviewSetup(drill, 45, false, false, false,
                questions));
    }

    private void accepted() {
        add(EventKind.SUBMITTED, "", new Attempt(Verdict.ACCEPTED, "", "", 0,
                List.of(new Cost("totalNQueens(11)", 11, 200), new Cost("totalNQueens(12)", 12, 1_100))));
    }

    private void tried(int n) {
        add(EventKind.SUBMITTED, "",
                new Attempt(Verdict.WRONG_ANSWER, "it is wrong", "it is wrong, and why", n, List.of()));
    }

    private void discuss(String answer) {
        if (!answer.isEmpty()) {
            note(EventKind.ANSWERED, answer);
        }
        note(EventKind.DISCUSSED, "");
    }

    private void grade(int most, int testing) {
        List.of(most, most, most, testing).forEach(grade -> note(EventKind.GRADED, String.valueOf(grade)));
    }

    private void note(EventKind kind, String text) {
        add(kind, text, null);
    }

    private void add(EventKind kind, String text, Attempt attempt) {
        state.add(new InterviewEvent(second, kind, text, attempt));
        second += 10;
    }
}
