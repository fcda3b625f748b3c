package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.interview.StageRecord.Evidence;
import nqueens.interview.StageRecord.Outcome;
import nqueens.problem.Fault.Kind;

class NextTimeTest {

    private static final Evidence WELL =
            Evidence.NONE.asking("How large is n?").thought(200).submitted(List.of(), 0);

    @Test
    void who_left_a_stage_with_nothing_hands_in_something_small() {
        assertThat(first(evidence -> Evidence.NONE.asking("What?"), Outcome.SKIPPED, 60)).isEqualTo(
                "submit something that works for small n: \"how many solutions\" was left with nothing");
        assertThat(first(evidence -> evidence.submitted(List.of("wrong count"), 0), Outcome.SKIPPED, 60))
                .startsWith("walk through");
    }

    @Test
    void who_asked_nothing_is_told_what_to_ask() {
        assertThat(first(evidence -> Evidence.NONE.thought(200).submitted(List.of(), 0), Outcome.DONE, 60))
                .isEqualTo("ask before you write, such as: " + Task.of(((Stage.Coding) Drill.TORUS.stages(false).get(0))
                        .problem()).questions().get(0).heading());
        assertThat(lines(Drill.MEND_MARK, false, Outcome.DONE, 60, Evidence.NONE.thought(200)).get(0))
                .doesNotContain("ask");
    }

    @ParameterizedTest
    @CsvSource({"59, TORUS, say the plan and its cost before the first line: it came within a minute",
        "59, MEND_MARK, say what is wrong before you change a line: the first change came within a minute",
        "60, TORUS, take a drill of level 3"})
    void who_wrote_at_once_plans(long thought, Drill drill, String line) {
        assertThat(lines(drill, false, Outcome.DONE, 60, Evidence.NONE.asking("?").thought(thought)
                .submitted(List.of(), 0)).get(0)).isEqualTo(line);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            COUNT             | walk through n = 1, 2, 3 and 4 by hand before you submit
            COUNT,COUNT,STEPS | walk through n = 1, 2, 3 and 4 by hand before you submit
            COUNT,STEPS,STEPS | say what it costs before you write it, and what would be faster
            CPU_TIME          | say what it costs before you write it, and what would be faster
            HEAP              | say what it costs before you write it, and what would be faster
            NOT_COMPILED      | read your code once, line by line, before you submit
            DEPENDENT         | ask yourself what a second call finds of the first one
            SPOILED           | ask yourself what a second call finds of the first one
            NOT_REFUSED       | ask which n may come, and begin with those that may not
            INDEX             | say the first and the last index of each loop before you submit
            TABLE             | ask which way of solving it is wanted before you write it
            REPRESENTATION    | ask which way of solving it is wanted before you write it
            UNSEEN_PLACEMENT  | name a wrong solver first, and then the test that finds it
            UNSEEN_GAP        | name a wrong solver first, and then the test that finds it
            UNSEEN_CALLS      | name a wrong solver first, and then the test that finds it
            FALSE_ALARM       | work out by hand what a right solver returns in each test
            STACK_OVERFLOW    | say where the recursion ends before you write it
            """)
    void mistakes_are_met_by_their_kind(String mistakes, String line) {
        assertThat(first(evidence -> {
            Evidence all = evidence;
            for (String mistake : mistakes.split(",")) {
                all = all.submitted(List.of(Kind.valueOf(mistake).words()), 0);
            }
            return all;
        }, Outcome.DONE, 60)).startsWith(line + ": ");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            COUNT,STEPS             | COUNT
            MISSING,COUNT           | MISSING, COUNT
            COUNT,ATTACK,COUNT      | COUNT (2), ATTACK
            COUNT,ATTACK,NULL       | COUNT, ATTACK and 1 other
            COUNT,ATTACK,NULL,MIDDLE | COUNT, ATTACK and 2 others
            """)
    void the_mistakes_that_the_same_helps_against_are_named_or_counted(String mistakes, String named) {
        Evidence evidence = WELL;
        String words = named;
        for (String mistake : mistakes.split(",")) {
            String kind = Kind.valueOf(mistake).words();
            evidence = evidence.submitted(List.of(kind), 0);
            words = words.replace(mistake, kind);
        }
        assertThat(lines(Drill.TORUS, false, Outcome.DONE, 60, evidence).get(0))
                .isEqualTo("walk through n = 1, 2, 3 and 4 by hand before you submit: " + words);
    }

    @Test
    void who_was_helped_tries_alone_first() {
        assertThat(first(Evidence::lookedAtCase, Outcome.DONE, 60))
                .isEqualTo("find the failing case by yourself before you look at it");
        assertThat(first(Evidence::hinted, Outcome.DONE, 60))
                .isEqualTo("say what you know and what you tried before you take a hint");
        assertThat(lines(Drill.TORUS, true, Outcome.DONE, 60, WELL))
                .containsExactly("leave the coach out: nobody shows you the case");
    }

    @Test
    void who_was_late_keeps_the_plan_where_most_was_lost() {
        assertThat(first(evidence -> evidence, Outcome.DONE, 1800)).startsWith("take a drill");
        assertThat(first(evidence -> evidence, Outcome.DONE, 1801))
                .isEqualTo("keep the plan: \"how many solutions\" took 30:01 of 30:00");
    }

    @Test
    void who_answered_no_question_answers_aloud() {
        assertThat(first(evidence -> evidence.drawn(List.of("One?", "Two?", "Three?")).answering(), Outcome.DONE, 60))
                .isEqualTo("answer each question aloud, even where you are not sure: 1 of 3 were");
    }

    @Test
    void who_did_well_goes_on_to_what_is_harder() {
        assertThat(lines(Drill.TORUS, false, Outcome.DONE, 60, WELL)).containsExactly("take a drill of level 3");
        assertThat(lines(Drill.LAZY, false, Outcome.DONE, 60, WELL))
                .containsExactly("take less time, such as -Dminutes=30");
    }

    @Test
    void four_lines_are_enough_to_choose_from() {
        assertThat(lines(Drill.TORUS, true, Outcome.DONE, 9999, Evidence.NONE.thought(1)
                .submitted(List.of("wrong count"), 0).lookedAtCase().hinted())).hasSize(4).last().isEqualTo(
                        "find the failing case by yourself before you look at it");
    }

    private static String first(UnaryOperator<Evidence> done, Outcome outcome, long seconds) {
        return lines(Drill.TORUS, false, outcome, seconds, done.apply(WELL)).get(0);
    }

    /** The first stage went as it is said, and no other was reached. */
    private static List<String> lines(Drill drill, boolean isCoached, Outcome outcome, long seconds,
            Evidence evidence) {
        List<Stage> stages = drill.stages(false);
        List<StageRecord> records = new ArrayList<>(IntStream.range(0, stages.size())
                .mapToObj(i -> StageRecord.of(stages.get(i))).toList());
        records.set(0, records.get(0).with(evidence).at(outcome, seconds, false));
        return new NextTime(drill, new InterviewRecord("2026-11-21", drill.id(), 45, seconds, records, Rubric.EMPTY,
                false, isCoached, "", "", false, Rubric.EMPTY)).lines();
    }
}
