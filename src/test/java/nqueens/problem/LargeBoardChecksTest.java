package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;


class LargeBoardChecksTest {

    private static final Problem PROBLEM = Catalogue.MILLION;
    private static final Function<Call, Object> RIGHT = RightAnswers.to(PROBLEM);

    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            small-boards :: 1 :: '' :: 'n = 1
            place(1, 1) gave []
              Q
            every n but 2 and 3 has a solution'
            small-boards :: 2 :: 0 1 :: 'n = 2
            place(2, 1) gave [0, 1]
            n = 2 and n = 3 have no solution: the answer is an empty array'
            small-boards :: 3 :: null :: 'n = 3
            place(3, 1) gave null
            n = 2 and n = 3 have no solution: the answer is an empty array'
            small-boards :: 4 :: null :: 'n = 4
            place(4, 1) gave null
            a solution is an int[] of length n, never null'
            small-boards :: 4 :: 1 3 0 1 :: 'n = 4
            place(4, 1) gave [1, 3, 0, 1]
              . * . .
              . . . Q
              Q . . .
              . * . .
            the queens in rows 0 and 3 share column 1'
            small-boards :: 12 :: '' :: 'n = 12
            place(12, 1) gave []
              Q . . . . . . . . . . .
              . . Q . . . . . . . . .
              . . . . Q . . . . . . .
              . . . . . . . Q . . . .
              . . . . . . . . . Q . .
              . . . . . . . . . . . Q
              . . . . . Q . . . . . .
              . . . . . . . . . . Q .
              . Q . . . . . . . . . .
              . . . . . . Q . . . . .
              . . . . . . . . Q . . .
              . . . Q . . . . . . . .
            every n but 2 and 3 has a solution'
            seeds :: 20 :: '' :: 'n = 20: another seed gives another solution
            place(20, 1) gave []
            every n but 2 and 3 has a solution'
            thousand :: 50 :: '' :: 'n = 50
            place(50, 1) gave []
            every n but 2 and 3 has a solution'
            thousand :: 1000 :: 0 :: 'n = 1000: another seed gives another solution
            place(1000, 1) gave [0]
            its length is 1, and must be n = 1000: one column for each row'
            hundred-thousand :: 100000 :: '' :: 'n = 100000: another seed gives another solution
            place(100000, 1) gave []
            every n but 2 and 3 has a solution'
            speed :: 1000000 :: 0 :: 'place(1000000, 1)
            place(1000000, 1) gave [0]
            its length is 1, and must be n = 1000000: one column for each row'
            """)
    void a_wrong_placement_is_told(String check, int n, String placement, String fault) {
        int[] wrong = placement.equals("null") ? null
                : List.of(placement.split(" ")).stream().filter(text -> !text.isEmpty())
                        .mapToInt(Integer::parseInt).toArray();
        assertThat(ScriptedSolver.fault(PROBLEM, check, call -> call.n() == n ? wrong : RIGHT.apply(call)))
                .isEqualTo(fault);
    }

    @Test
    void a_bad_n_is_refused() {
        for (int n : new int[] {0, -1}) {
            assertThat(ScriptedSolver.fault(PROBLEM, "robust", call -> call.n() == n ? "it" : RIGHT.apply(call)))
                    .endsWith(" is refused\nplace(" + n + ", 1) returned it\nn must be at least 1: throw an"
                            + " IllegalArgumentException");
        }
    }

    @Test
    void eight_solutions_for_nine_seeds_are_too_few() {
        assertThat(ScriptedSolver.fault(PROBLEM, "seeds",
                call -> RIGHT.apply(Call.of("place", call.n(), seed(call) % 8))))
                .startsWith("n = 20: another seed gives another solution\n"
                        + "place(20, 9) gave the same as place(20, 1), [")
                .endsWith("another seed must give another solution, where there are enough\nof one formula there are"
                        + " no more than eight turns and mirror images; let random numbers made of the seed decide"
                        + " where queens go");
    }

    @Test
    void the_upper_half_of_a_seed_counts() {
        assertThat(ScriptedSolver.fault(PROBLEM, "seeds",
                call -> RIGHT.apply(Call.of("place", call.n(), (long) (int) seed(call)))))
                .startsWith("all of the seed counts\nplace(20, 4294967297) gave the same as place(20, 1), [")
                .endsWith("\na seed is a long: is it cast to an int, which keeps half of it?");
    }

    @Test
    void the_same_seed_gives_the_same_solution_in_every_call() {
        int[] calls = new int[1];
        for (int change : new int[] {2, 3}) {
            calls[0] = 0;
            assertThat(ScriptedSolver.fault(PROBLEM, "seeds", call -> {
                calls[0]++;
                return RIGHT.apply(Call.of("place", call.n(), calls[0] < change ? 1L : 2L));
            })).startsWith("the same seed gives the same solution\nplace(20, 1) called again gave another solution than"
                    + " at first\nthe same n and seed must give the same solution");
        }
    }

    @Test
    void an_answer_belongs_to_the_caller() {
        Map<String, Object> known = new TreeMap<>();
        assertThat(ScriptedSolver.fault(PROBLEM, "robust", call -> call.n() < 1 ? RIGHT.apply(call)
                : known.computeIfAbsent(call.toString(), key -> RIGHT.apply(call))))
                .startsWith("arrays are the caller's own\n");
    }

    @Test
    void a_call_is_allowed_what_honest_solvers_take_and_told_what_helps() {
        Map<Integer, String> advice = new TreeMap<>();
        Map<Integer, Long> steps = new TreeMap<>();
        Solver solver = new ScriptedSolver(RIGHT) {
            @Override
            public Object answer(Call call) {
                int known = LargeBoardChecksTest.seed(call) == 0 ? -call.n() : call.n();
                advice.putIfAbsent(known, call.allowance().advice());
                steps.put(call.n(), call.allowance().steps());
                return super.answer(call);
            }

            @Override
            public Measured measured(Call call) {
                answer(call);
                return super.measured(call);
            }
        };
        LargeBoardChecks.all().forEach(check -> check.cases().forEach(each -> each.fault().apply(solver)));

        assertThat(advice.get(2)).startsWith("n = 2 and n = 3 have no solution");
        assertThat(List.of(advice.get(4), advice.get(20))).allMatch(text -> text.startsWith("on a small board"));
        assertThat(advice.get(-4)).startsWith("other seeds came to an end");
        assertThat(List.of(advice.get(50), advice.get(1000))).allMatch(text -> text.startsWith("a search row by row"));
        assertThat(advice.get(100_000)).startsWith("the work for a queen must not grow");
        assertThat(advice.get(1_000_000)).startsWith("thousands of tries");
        assertThat(steps).containsEntry(1_000_000, 3_000_000_000L).containsEntry(100_000, 5_000_000_000L);
    }

    private static long seed(Call call) {
        return (Long) call.arguments().get(1);
    }
}
