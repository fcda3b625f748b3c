package nqueens.problem.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.Function;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.board.KnownCounts;
import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Fault;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.Profile;

/** What no known submission does: those hold the rest. */
class LazySolutionsChecksTest {

    private static final Function<Call, Object> RIGHT = ScriptedSolver.reference(Catalogue.LAZY);

    private enum Mistake {
        IS_NULL, GIVES_NOTHING, GIVES_THE_FIRST_FOR_EVER, GIVES_THE_FIRST_AGAIN, ATTACKS,
        SKIPS_ONE, GOES_ON_AFTER_THE_END, GIVES_AGAIN_WHAT_WAS_OVERWRITTEN, IS_STOPPED
    }

    /** An iterator over what a right one gives, broken in one way. */
    private static final class Broken implements Iterator<int[]> {

        private final Mistake mistake;
        private final Iterator<int[]> right;
        private final List<int[]> given = new ArrayList<>();
        private int asked;
        private boolean isEnded;

        Broken(Mistake mistake, Iterator<int[]> right) {
            this.mistake = mistake;
            this.right = right;
        }

        @Override
        public boolean hasNext() {
            asked++;
            return switch (mistake) {
                case GIVES_NOTHING -> false;
                case GIVES_THE_FIRST_FOR_EVER -> true;
                case SKIPS_ONE -> (asked > 1 || right.next() != null) && right.hasNext();
                case GOES_ON_AFTER_THE_END -> isEnded || right.hasNext();
                default -> right.hasNext();
            };
        }

        @Override
        public int[] next() {
            if (mistake == Mistake.IS_STOPPED) {
                throw new NotAcceptedException(Fault.Kind.STEPS, NotAcceptedException.Scope.CHECK, "too many");
            }
            isEnded = !right.hasNext();
            if (isEnded && mistake != Mistake.GIVES_THE_FIRST_FOR_EVER) {
                throw new NoSuchElementException();
            }
            given.add(isEnded ? given.get(0) : right.next());
            int[] last = given.get(given.size() - 1);
            return switch (mistake) {
                case GIVES_THE_FIRST_FOR_EVER -> given.get(0).clone();
                case GIVES_THE_FIRST_AGAIN -> given.size() == 3 ? given.get(0) : last;
                case ATTACKS -> new int[last.length];
                case GIVES_AGAIN_WHAT_WAS_OVERWRITTEN ->
                        given.size() == 3 && given.get(0)[0] == -1 ? given.get(0) : last;
                default -> last;
            };
        }
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            complete :: IS_NULL                  :: 'n = 1\nsolutions(1) gave null\nif there is no solution, the'
            complete :: GIVES_NOTHING            :: 'n = 1\nsolutions(1) gave 0 of 1 solutions; one that is'
            complete :: GIVES_THE_FIRST_FOR_EVER :: 'n = 1\nsolutions 1 and 2 of 4 are both [0]'
            protocol :: GIVES_THE_FIRST_FOR_EVER :: 'solutions 1 and 2 of 11 are both [0, 2, 4, 1, 3]'
            protocol :: SKIPS_ONE                :: 'hasNext() was called three times before each next():\nsolutions(5)\
             gave 9 of 10 solutions; one that is missing is'
            protocol :: GOES_ON_AFTER_THE_END    :: 'hasNext() of solutions(3) gave true after its last solution\nat\
             the end it gives false, however often'
            robust   :: GIVES_NOTHING            :: 'there is something to compare\n'
            robust   :: GIVES_AGAIN_WHAT_WAS_OVERWRITTEN :: 'the solutions of solutions(5) were kept by the caller, and\
             then overwritten:\nsolution 3 of 10 is [-1, -1, -1, -1, -1]'
            one-at-a-time :: ATTACKS             :: '300 iterators at once\nthe first of solutions(8) is [0, 0, 0,'
            speed    :: IS_NULL                  :: 'solutions(20) gave null'
            speed    :: GIVES_NOTHING            :: 'solutions(20) gave 0 of its solutions, and then ended\nthere are'
            speed    :: ATTACKS                  :: 'all 3 solutions are [0, 0, 0, 0'
            speed    :: GIVES_THE_FIRST_AGAIN    :: 'solutions 1 and 3 of 3 are both [0, 2, 4, 1, 3, 12,'
            """)
    void a_broken_iterator_is_told(String check, Mistake mistake, String fault) {
        assertThat(fault(check, mistake)).contains(fault);
    }

    @Test
    void what_ends_a_call_is_told_as_it_is() {
        assertThatThrownBy(() -> fault("protocol", Mistake.IS_STOPPED)).hasMessage("too many");
        assertThatThrownBy(() -> fault("protocol", Mistake.IS_NULL)).isInstanceOf(NotAcceptedException.class)
                .hasMessageStartingWith("solutions(5) gave null");
    }

    @Test
    void iterators_used_by_turns_end_where_they_should() {
        assertThat(ScriptedSolver.fault(Catalogue.LAZY, "robust", call -> {
            List<Object> given = new ArrayList<>();
            for (int times = call.n() == 5 ? 2 : 1; times > 0; times--) {
                ((Iterator<?>) RIGHT.apply(call)).forEachRemaining(given::add);
            }
            return given.iterator();
        })).startsWith("iterators don't disturb each other\nfour iterators were used in turn:\n"
                + "solutions 1 and 11 of 11 are both ");
    }

    @ParameterizedTest
    @CsvSource({"1, 510000, ''", "1, 509999, '499,999 more for another 40, 500,000 for the last 40, and 72,310,000'",
        "2.4, 510000, ''", "2.6, 510000, '388, 1010, 2628, 6834, 17769 times'"})
    void solutions_are_searched_for_when_they_are_asked_for(double growth, long more, String fault) {
        String told = new ScriptedSolver(RIGHT, call -> new Profile(switch (call.limits().first()) {
            case 1 -> call.n() == 1 ? 0 : 10_000;
            case 41 -> more;
            case 3 -> 9;
            case 684, 960 -> 71_810_000;
            default -> 72_310_000 * KnownCounts.positions(Math.min(10, call.n())) / KnownCounts.positions(10);
        }, Map.of(), Map.of("A.java:1", (long) (17_769 * Math.pow(growth, call.n() - 10)))))
                .fault(ScriptedSolver.cases(Catalogue.LAZY, "one-at-a-time"));
        assertThat(told).contains(fault).matches(text -> fault.isEmpty() == text.isEmpty());
    }

    @ParameterizedTest
    @CsvSource({"9, ''", "10, 'solutions(20) ran B.java:7 10 times, a line that never ran while solutions(10) gave'"})
    void a_large_board_is_searched_as_a_small_one_is(long others, String fault) {
        Case last = Stream.of(ScriptedSolver.cases(Catalogue.LAZY, "one-at-a-time"))
                .filter(each -> each.name().equals("solutions(20)")).findFirst().orElseThrow();
        assertThat(new ScriptedSolver(RIGHT, call -> new Profile(9, Map.of(), call.n() == 10 ? Map.of("A.java:1", 1L)
                : Map.of("A.java:1", 10L, "B.java:7", others))).fault(last)).contains(fault)
                .matches(text -> fault.isEmpty() == text.isEmpty());
    }

    @SuppressWarnings("unchecked")
    private static String fault(String check, Mistake mistake) {
        return ScriptedSolver.fault(Catalogue.LAZY, check, call -> mistake == Mistake.IS_NULL ? null
                : new Broken(mistake, (Iterator<int[]>) RIGHT.apply(call)));
    }
}
