package nqueens.mutants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.QueensSolver;
import nqueens.board.SolutionSearch;

class MutantTest {

    /** Two solvers of a run, and the first list that one of them gave. */
    private static final class Calls {

        private final QueensSolver one;
        private final QueensSolver other;
        private List<int[]> kept;

        Calls(Supplier<QueensSolver> solvers) {
            one = solvers.get();
            other = solvers.get();
        }

        /** Makes a call such as {@code solve 4} or {@code other count 4}, and tells what it gave. */
        String told(String call) {
            String[] words = call.split(" ");
            int n = Integer.parseInt(words[words.length - 1]);
            QueensSolver solver = words[0].equals("other") ? other : one;
            try {
                return switch (words[words.length - 2]) {
                    case "count" -> "" + solver.count(n);
                    case "solve" -> told(keep(solver.solve(n)), n);
                    case "kept" -> told(kept, n);
                    default -> overwritten();
                };
            } catch (IllegalArgumentException e) {
                return "refused";
            } catch (RuntimeException | Error e) {
                return e.getClass().getSimpleName();
            }
        }

        private List<int[]> keep(List<int[]> found) {
            kept = kept == null ? found : kept;
            return found;
        }

        private String overwritten() {
            kept.forEach(placement -> Arrays.fill(placement, -1));
            return "done";
        }

        /** How many placements; if they aren't all different solutions, how many are solutions, and how many differ. */
        private static String told(List<int[]> placements, int n) {
            if (placements == null) {
                return "null";
            }
            Set<String> solutions = n < 1 ? Set.of() : texts(SolutionSearch.solutions(n)).collect(Collectors.toSet());
            long right = texts(placements).filter(solutions::contains).count();
            long different = texts(placements).distinct().count();
            return right == placements.size() && different == right ? "" + right
                    : placements.size() + "/" + right + "/" + different;
        }

        private static Stream<String> texts(List<int[]> placements) {
            return placements.stream().map(Arrays::toString);
        }
    }

    /** The calls of a new solver that give something else than a right one does, and what they give. */
    private static List<String> wrongCalls(Supplier<QueensSolver> solvers) {
        List<String> all = new ArrayList<>();
        for (String method : List.of("solve", "count")) {
            StringBuilder told = new StringBuilder(method);
            for (int n = -1; n <= 10; n++) {
                String gave = new Calls(solvers).told(method + " " + n);
                if (!gave.equals(new Calls(Right.SORTED.solvers()).told(method + " " + n))) {
                    told.append(" " + n + "=" + gave);
                }
            }
            all.add(told.toString());
        }
        return all.stream().filter(told -> told.contains("=")).toList();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ONE_IS_NONE | solve 1=0
            ONE_COUNTS_NONE | count 1=0
            TWO_IS_NULL | solve 2=null
            THREE_IS_NULL | solve 3=null
            TWO_IS_AN_EMPTY_ARRAY | solve 2=1/0/1
            TWO_ATTACK | solve 2=1/0/1
            THREE_COUNTS_ONE | count 3=1
            FOUR_HAS_ONE | solve 4=1
            NO_MAIN_DIAGONAL | solve 4=2/0/2 5=10/3/10 6=4/0/4 7=40/1/40 8=92/0/92 9=352/0/352 10=724/0/724
            NO_ANTI_DIAGONAL | solve 4=2/1/2 5=10/6/10 6=4/0/4 7=40/7/40 8=92/4/92 9=352/25/352 10=724/23/724
            NEIGHBOURS_ONLY | solve 5=10/7/10 6=4/0/4 7=40/3/40 8=92/0/92 9=352/2/352 10=724/0/724
            COLUMN_TWICE | solve 6=4/3/4
            COLUMNS_FROM_ONE | solve 1=1/0/1 4=2/0/2 5=10/0/10 6=4/0/4 7=40/0/40 8=92/0/92 9=352/0/352 10=724/0/724
            COLUMNS_FROM_ONE_AT_5 | solve 5=10/0/10
            ONE_TOO_LONG | solve 1=1/0/1 4=2/0/2 5=10/0/10 6=4/0/4 7=40/0/40 8=92/0/92 9=352/0/352 10=724/0/724
            ONE_TOO_SHORT | solve 7=40/39/40
            COLUMN_BELOW_ZERO | solve 8=92/91/92
            LAST_IS_NONE | solve 8=92/91/92
            FIRST_TWICE | solve 6=5/5/4 7=41/41/40 8=93/93/92 9=353/353/352 10=725/725/724
            LAST_MISSING | solve 7=39
            ONE_FOR_ANOTHER | solve 8=92/92/91
            ONE_FOR_ANOTHER_AT_6 | solve 6=4/4/3
            LEFT_HALF | solve 5=5 6=2 7=20 8=46 9=176 10=362
            MIDDLE_MISSING | solve 5=8 7=34 9=298
            FIRST_ONLY | solve 5=1 6=1 7=1 8=1 9=1 10=1
            UP_TO_SYMMETRY | solve 5=2 6=1 7=6 8=12 9=46 10=92
            COUNT_ALONE_IS_RIGHT | solve 7=0 8=0 9=0 10=0
            ONE_COUNTED_TWICE | count 6=5
            COUNTS_DISTINCT | count 4=1 5=2 6=1 7=6 8=12 9=46 10=92
            MIDDLE_COUNTED_TWICE | count 5=15 7=47 9=361
            ONE_UNCOUNTED | count 7=39
            ALWAYS_92 | count 5=92 6=92 7=92 9=92 10=92
            ZERO_IS_SOLVED | solve 0=1/0/1
            ZERO_IS_COUNTED | count 0=1
            NEGATIVE_IS_SOLVED | solve -1=0
            NEGATIVE_IS_COUNTED | count -1=0
            OTHER_EXCEPTION | solve -1=IllegalStateException 0=IllegalStateException
            COUNT_THROWS_ANOTHER | count -1=ArithmeticException 0=ArithmeticException
            NEGATIVE_ARRAY | solve -1=NegativeArraySizeException
            SAME_ARRAY | solve 4=2/2/1 5=10/10/1 6=4/4/1 7=40/40/1 8=92/92/1 9=352/352/1 10=724/724/1
            UP_TO_8 | solve 9=0 10=0
            COUNTS_UP_TO_8 | count 9=0 10=0
            BYTE | count 9=96 10=-44
            SMALL_TABLE | count 10=352
            ENDLESS | solve 9=StoppedError 10=StoppedError
            FIXED_ARRAY | count 9=ArrayIndexOutOfBoundsException 10=ArrayIndexOutOfBoundsException
            """)
    void a_mutant_is_wrong_in_these_calls_and_in_no_others(Mutant mutant, String wrongCalls) {
        assertThat(wrongCalls(mutant.solvers(Right.SORTED))).containsExactly(wrongCalls);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            SAME_LIST | solve 6, overwrite 6, solve 5, solve 6, other solve 6, count 6 | 4, done, 10, 4/0/1, 4, 4
            SHARED_ARRAYS | solve 6, overwrite 6, other solve 6, other solve 5, count 6 | 4, done, 4/0/1, 10, 4
            EMPTIED_LATER | solve 6, count 5, other solve 5, kept 6, solve 5, kept 6 | 4, 10, 10, 4, 10, 0
            OVERWRITTEN_LATER | solve 6, count 5, other solve 5, kept 6, solve 5, kept 6 | 4, 10, 10, 4, 10, 4/0/1
            STATIC_COUNT | count 5, count 5, other count 5, other count 6, count 6 | 10, 10, 20, 4, 8
            COUNTS_ON | count 5, count 6, count 5, other count 5, solve 5, count 0 | 10, 4, 20, 10, 10, refused
            GROWS | solve 5, solve 5, solve 4, solve 5, other solve 5, count 5 | 10, 20/20/10, 2, 10, 10, 10
            LAST_N | count 5, solve 6, count 5, count 1, count 0, other count 5 | 10, 4, 4, 4, refused, 10
            LARGER_BEFORE | solve 6, solve 5, solve 6, solve 7, other solve 5, count 5 | 4, 0, 4, 40, 10, 10
            BROKEN_BY_REFUSAL | solve 1, solve 5, solve 0, solve 5, count 5, other solve 5 | 1, 10, refused, 0, 10, 10
            """)
    void a_mutant_that_keeps_something_shows_it_in_a_series_of_calls(Mutant mutant, String calls, String told) {
        assertThat(wrongCalls(mutant.solvers(Right.SORTED))).as("of a new solver").isEmpty();
        for (Right right : Right.values()) {
            Calls made = new Calls(mutant.solvers(right));
            assertThat(Stream.of(calls.split(", ")).map(made::told)).as("%s", right)
                    .containsExactly(told.split(", "));
        }
    }

    @Test
    void a_rule_that_leaves_out_an_attack_leaves_out_the_one_that_it_says() {
        assertThat(Mutant.NO_MAIN_DIAGONAL.solvers(Right.SORTED).get().solve(4)).containsExactly(
                new int[] {0, 1, 2, 3}, new int[] {0, 2, 3, 1});
        assertThat(Mutant.NO_ANTI_DIAGONAL.solvers(Right.SORTED).get().solve(4)).containsExactly(
                new int[] {1, 3, 0, 2}, new int[] {1, 3, 2, 0});
        assertThat(Mutant.NEIGHBOURS_ONLY.solvers(Right.SORTED).get().solve(5)).contains(new int[] {0, 2, 4, 1, 3})
                .contains(new int[] {1, 3, 0, 2, 4});
    }
}
