package nqueens.mutants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import nqueens.QueensSolver;
import nqueens.board.KnownCounts;
import nqueens.board.SolutionSearch;

class FaultySolverTest {

    /**
     * Of each faulty solver the calls of a new one whose answers are wrong, with these answers; of one that keeps
     * something a series of calls that shows it, as a new solver has none. An answer is a number: how many placements,
     * and if they aren't all different solutions, how many are solutions, and how many differ.
     */
    private static final String TABLE = """
            ONE_IS_NONE: solve 1=0
            ONE_COUNTS_NONE: count 1=0
            TWO_IS_NULL: solve 2=null
            THREE_IS_NULL: solve 3=null
            TWO_IS_AN_EMPTY_ARRAY: solve 2=1/0/1
            TWO_ATTACK: solve 2=1/0/1
            THREE_COUNTS_ONE: count 3=1
            FOUR_HAS_ONE: solve 4=1
            NO_MAIN_DIAGONAL: solve 4=2/0/2 5=10/3/10 6=4/0/4 7=40/1/40 8=92/0/92 9=352/0/352 10=724/0/724
            NO_ANTI_DIAGONAL: solve 4=2/1/2 5=10/6/10 6=4/0/4 7=40/7/40 8=92/4/92 9=352/25/352 10=724/23/724
            NEIGHBOURS_ONLY: solve 5=10/7/10 6=4/0/4 7=40/3/40 8=92/0/92 9=352/2/352 10=724/0/724
            COLUMN_TWICE: solve 6=4/3/4
            COLUMNS_FROM_ONE: solve 1=1/0/1 4=2/0/2 5=10/0/10 6=4/0/4 7=40/0/40 8=92/0/92 9=352/0/352 10=724/0/724
            COLUMNS_FROM_ONE_AT_5: solve 5=10/0/10
            ONE_TOO_LONG: solve 1=1/0/1 4=2/0/2 5=10/0/10 6=4/0/4 7=40/0/40 8=92/0/92 9=352/0/352 10=724/0/724
            ONE_TOO_SHORT: solve 7=40/39/40
            COLUMN_BELOW_ZERO: solve 8=92/91/92
            LAST_IS_NONE: solve 8=92/91/92
            FIRST_TWICE: solve 6=5/5/4 7=41/41/40 8=93/93/92 9=353/353/352 10=725/725/724
            LAST_MISSING: solve 7=39
            ONE_FOR_ANOTHER: solve 8=92/92/91
            ONE_FOR_ANOTHER_AT_6: solve 6=4/4/3
            LEFT_HALF: solve 5=5 6=2 7=20 8=46 9=176 10=362
            MIDDLE_MISSING: solve 5=8 7=34 9=298
            FIRST_ONLY: solve 5=1 6=1 7=1 8=1 9=1 10=1
            UP_TO_SYMMETRY: solve 5=2 6=1 7=6 8=12 9=46 10=92
            COUNT_ALONE_IS_RIGHT: solve 7=0 8=0 9=0 10=0
            ONE_COUNTED_TWICE: count 6=5
            COUNTS_DISTINCT: count 4=1 5=2 6=1 7=6 8=12 9=46 10=92
            MIDDLE_COUNTED_TWICE: count 5=15 7=47 9=361
            ONE_UNCOUNTED: count 7=39
            ALWAYS_92: count 5=92 6=92 7=92 9=92 10=92
            ZERO_IS_SOLVED: solve 0=1/0/1
            ZERO_IS_COUNTED: count 0=1
            NEGATIVE_IS_SOLVED: solve -1=0
            NEGATIVE_IS_COUNTED: count -1=0
            OTHER_EXCEPTION: solve -1=IllegalStateException 0=IllegalStateException
            COUNT_THROWS_ANOTHER: count -1=ArithmeticException 0=ArithmeticException
            NEGATIVE_ARRAY: solve -1=NegativeArraySizeException
            SAME_ARRAY: solve 4=2/2/1 5=10/10/1 6=4/4/1 7=40/40/1 8=92/92/1 9=352/352/1 10=724/724/1
            UP_TO_8: solve 9=0 10=0
            COUNTS_UP_TO_8: count 9=0 10=0
            BYTE: count 9=96 10=-44
            SMALL_TABLE: count 10=352
            ENDLESS: solve 9=Error 10=Error
            FIXED_ARRAY: count 9=ArrayIndexOutOfBoundsException 10=ArrayIndexOutOfBoundsException
            SAME_LIST: solve 6=4, overwrite 6=done, solve 5=10, solve 6=4/0/1, other solve 6=4, count 6=4
            SHARED_ARRAYS: solve 6=4, overwrite 6=done, other solve 6=4/0/1, other solve 5=10, count 6=4
            EMPTIED_LATER: solve 6=4, count 5=10, other solve 5=10, kept 6=4, solve 5=10, kept 6=0
            OVERWRITTEN_LATER: solve 6=4, count 5=10, other solve 5=10, kept 6=4, solve 5=10, kept 6=4/0/1
            STATIC_COUNT: count 5=10, count 5=10, other count 5=20, other count 6=4, count 6=8
            COUNTS_ON: count 5=10, count 6=4, count 5=20, other count 5=10, solve 5=10, count 0=refused
            GROWS: solve 5=10, solve 5=20/20/10, solve 4=2, solve 5=10, other solve 5=10, count 5=10
            LAST_N: count 5=10, solve 6=4, count 5=4, count 1=4, count 0=refused, other count 5=10
            LARGER_BEFORE: solve 6=4, solve 5=0, solve 6=4, solve 7=40, other solve 5=10, count 5=10
            BROKEN_BY_REFUSAL: solve 1=1, solve 5=10, solve 0=refused, solve 5=0, count 5=10, other solve 5=10
            """;

    /** Two solvers of a run, and the first list that one of them gave. */
    private static final class Calls {

        private final QueensSolver one;
        private final QueensSolver other;
        private List<int[]> kept;

        Calls(Supplier<QueensSolver> solvers) {
            one = solvers.get();
            other = solvers.get();
        }

        /** Makes a call such as {@code solve 4} or {@code other count 4}, and tells it with what it gave. */
        String told(String call) {
            String[] words = call.split(" ");
            int n = Integer.parseInt(words[words.length - 1]);
            QueensSolver solver = words[0].equals("other") ? other : one;
            try {
                return call + "=" + switch (words[words.length - 2]) {
                    case "count" -> solver.count(n);
                    case "solve" -> {
                        List<int[]> found = solver.solve(n);
                        kept = kept == null ? found : kept;
                        yield told(found, n);
                    }
                    case "kept" -> told(kept, n);
                    default -> {
                        kept.forEach(placement -> Arrays.fill(placement, -1));
                        yield "done";
                    }
                };
            } catch (RuntimeException | Error e) {
                return call + "=" + (e instanceof IllegalArgumentException ? "refused" : e.getClass().getSimpleName());
            }
        }

        private static String told(List<int[]> placements, int n) {
            if (placements == null) {
                return "null";
            }
            List<String> found = placements.stream().map(Arrays::toString).toList();
            List<String> known = SolutionSearch.solutions(Math.max(n, 1)).stream().map(Arrays::toString).toList();
            long right = found.stream().filter(known::contains).count();
            long different = found.stream().distinct().count();
            return right == found.size() && different == right ? "" + right
                    : found.size() + "/" + right + "/" + different;
        }
    }

    /** The calls of a new solver whose answers are wrong, with these answers. */
    private static String wrongCalls(Supplier<QueensSolver> solvers) {
        return Stream.of("solve ", "count ").map(method -> IntStream.rangeClosed(-1, 10)
                .filter(n -> !new Calls(solvers).told(method + n).equals(
                        method + n + "=" + (n < 1 ? "refused" : KnownCounts.solutions(n))))
                .mapToObj(n -> new Calls(solvers).told(method + n)).collect(Collectors.joining(" "))
                .replace(" " + method, " ")).filter(calls -> !calls.isEmpty()).collect(Collectors.joining(", "));
    }

    /** A series of calls, each with what it gave: nothing is taken from the series but its calls. */
    private static String made(String series, Supplier<QueensSolver> solvers) {
        Calls calls = new Calls(solvers);
        return Stream.of(series.split("=[^,]*(, )?")).map(calls::told).collect(Collectors.joining(", "));
    }

    @ParameterizedTest
    @EnumSource
    void a_faulty_solver_is_wrong_where_the_table_says_and_in_no_other_call(FaultySolver faulty) {
        String row = TABLE.lines().filter(line -> line.startsWith(faulty + ": ")).findFirst()
                .orElse("no row in the table").replaceFirst(".*: ", "");
        boolean isSeries = row.contains(", ");
        assertThat(wrongCalls(faulty.solvers(CorrectVariant.SORTED))).isEqualTo(isSeries ? "" : row);
        for (CorrectVariant variant : isSeries ? CorrectVariant.values() : new CorrectVariant[0]) {
            assertThat(made(row, faulty.solvers(variant))).as("%s", variant).isEqualTo(row);
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_correct_solver_is_wrong_in_no_call(CorrectVariant variant) {
        Supplier<QueensSolver> solvers = variant::solver;
        assertThat(wrongCalls(solvers)).isEmpty();
        String series = "solve 6=4, overwrite 6=done, solve 6=4, count 6=4, other solve 6=4";
        assertThat(made(series, solvers)).isEqualTo(series);
    }

    @Test
    void a_correct_solver_may_be_slow_and_hold_no_more_than_its_representation() {
        assertThatIllegalArgumentException().isThrownBy(() -> CorrectVariant.SMALL.solvers().get().count(32))
                .withMessage("n is out of range: 32");
        long begin = System.nanoTime();
        CorrectVariant.SLOW.solvers().get().count(4);
        // it may take longer, and never less
        assertThat(System.nanoTime() - begin).isGreaterThan(399_000_000);
    }
}
