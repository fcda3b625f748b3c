package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.Function;
import java.util.function.UnaryOperator;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LazySolutionsChecksTest {

    private static final Function<Call, Object> RIGHT = RightAnswers.to(Catalogue.LAZY);

    /** An iterator over what another one gives, to be broken in one way. */
    private static class Over implements Iterator<int[]> {

        final Iterator<int[]> right;

        Over(Iterator<int[]> right) {
            this.right = right;
        }

        @Override
        public boolean hasNext() {
            return right.hasNext();
        }

        @Override
        public int[] next() {
            return right.next();
        }
    }

    @Test
    void all_solutions_are_asked_for_and_no_more() {
        assertFault("complete", iterator -> List.<int[]>of().iterator(), "n = 1\n"
                + "solutions(1) gave 0 of 1 solutions; one that is missing is [0]\n  Q\n"
                + "no two of its queens attack each other");
        assertFault("complete", iterator -> null, "n = 1\nsolutions(1) gave null\n"
                + "where there is no solution the iterator is at its end, never null");
        assertFault("complete", iterator -> new Over(iterator) {
            @Override
            public boolean hasNext() {
                return true;
            }

            @Override
            public int[] next() {
                return new int[] {0};
            }
        }, "n = 1\nsolutions 1 and 2 of 4 are both [0]\n  Q\nno solution may be in the list twice");
        assertThat(ScriptedSolver.fault(Catalogue.LAZY, "complete",
                call -> call.n() == 8 ? null : RIGHT.apply(call))).startsWith("n = 8\nsolutions(8) gave null");
        assertThat(ScriptedSolver.fault(Catalogue.LAZY, "complete",
                call -> call.n() == 9 ? null : RIGHT.apply(call))).isEmpty();
    }

    @Test
    void asking_changes_nothing() {
        String end = "\nhasNext() only tells whether there is another solution; next() alone goes on to it";
        assertFault("protocol", iterator -> new Over(iterator) {
            private int asked;

            @Override
            public boolean hasNext() {
                asked++;
                return asked % 2 == 1 && right.hasNext();
            }
        }, "hasNext changes nothing\nhasNext() was called three times before each next():\n"
                + "hasNext() of solutions(5) gave true, and then false" + end);
        assertThat(fault("protocol", iterator -> new Over(iterator) {
            private boolean isAsked;

            @Override
            public boolean hasNext() {
                if (!isAsked) {
                    right.next();
                }
                isAsked = true;
                return right.hasNext();
            }
        })).startsWith("hasNext changes nothing\nhasNext() was called three times before each next():\n"
                + "solutions(5) gave 9 of 10 solutions; one that is missing is ").endsWith(end);
        assertThat(fault("protocol", iterator -> new Over(iterator) {
            @Override
            public boolean hasNext() {
                return true;
            }

            @Override
            public int[] next() {
                return new int[] {1, 3, 0, 2, 4};
            }
        })).contains("solutions 1 and 2 of 11 are both [1, 3, 0, 2, 4]");
        assertThat(fault("protocol", iterator -> new Over(iterator) {
            private int asked;

            @Override
            public boolean hasNext() {
                asked++;
                return asked % 3 > 0 && right.hasNext();
            }
        })).contains(" gave true, and then false");
    }

    @Test
    void next_goes_on_by_itself() {
        assertThat(fault("protocol", iterator -> new Over(iterator) {
            private int[] found;

            @Override
            public boolean hasNext() {
                found = found == null && right.hasNext() ? right.next() : found;
                return found != null;
            }

            @Override
            public int[] next() {
                int[] given = found;
                found = null;
                return given;
            }
        })).isEqualTo("next needs no hasNext\nnext() was called alone, without hasNext():\n"
                + "solution 1 of 10 is null\nnext() has to search by itself, whether hasNext() was called or not");
    }

    @Test
    void what_is_thrown_is_told_with_what_was_done_and_what_is_stopped_as_it_is() {
        UnaryOperator<Iterator<int[]>> throwing = iterator -> new Over(iterator) {
            private boolean isAsked;

            @Override
            public boolean hasNext() {
                isAsked = true;
                return right.hasNext();
            }

            @Override
            public int[] next() {
                if (!isAsked) {
                    throw new NotAcceptedException(Fault.Kind.THROWN, NotAcceptedException.Scope.CHECK, "it threw");
                }
                return right.next();
            }
        };
        assertFault("protocol", throwing, "next needs no hasNext\nnext() was called alone, without hasNext():\n"
                + "it threw\nnext() has to search by itself, whether hasNext() was called or not");
        assertThatThrownBy(() -> fault("protocol", iterator -> new Over(iterator) {
            @Override
            public int[] next() {
                throw new NotAcceptedException(Fault.Kind.STEPS, NotAcceptedException.Scope.CHECK, "too many");
            }
        })).isInstanceOf(NotAcceptedException.class).hasMessage("too many");
        assertThatThrownBy(() -> ScriptedSolver.fault(Catalogue.LAZY, "protocol", call -> null))
                .isInstanceOf(NotAcceptedException.class).hasMessageStartingWith("solutions(5) gave null");
    }

    @ParameterizedTest
    @CsvSource({"0, next() of solutions(3) after its last solution returned null",
        "1, hasNext() of solutions(3) gave true after its last solution",
        "2, next() of solutions(3) after its last solution returned null"})
    void at_its_end_it_throws_and_stays_there(int wrong, String finding) {
        assertThat(fault("protocol", iterator -> new Over(iterator) {
            private int asked;

            @Override
            public boolean hasNext() {
                return right.hasNext() || asked == 1 && wrong == 1;
            }

            @Override
            public int[] next() {
                if (right.hasNext()) {
                    return right.next();
                }
                asked++;
                if (asked - 1 == wrong || asked == 2 && wrong == 2) {
                    return null;
                }
                throw new NoSuchElementException();
            }
        })).startsWith("next throws at the end\n" + finding);
    }

    @ParameterizedTest
    @CsvSource({"0", "-1", "-2147483648"})
    void a_bad_n_is_refused_at_once(int n) {
        assertThat(ScriptedSolver.fault(Catalogue.LAZY, "robust",
                call -> call.n() == n ? List.of() : RIGHT.apply(call))).isEqualTo("n = %1$d is refused\nsolutions(%1$d)"
                        .formatted(n) + " returned []\nn must be at least 1, and solutions itself says so, before"
                        + " anybody asks the iterator: throw an IllegalArgumentException");
    }

    @Test
    void iterators_share_nothing() {
        Map<Integer, Iterator<?>> shared = new HashMap<>();
        assertThat(ScriptedSolver.fault(Catalogue.LAZY, "robust", call -> call.allowance().first() > 0 || call.n() < 1
                ? RIGHT.apply(call) : shared.computeIfAbsent(call.n(), n -> (Iterator<?>) RIGHT.apply(call))))
                .startsWith("iterators don't disturb each other\nfour iterators were used by turns:\n"
                        + "solutions(6) gave 2 of 4 solutions; one that is missing is ")
                .endsWith("is something shared by them: a static field, or one of the solver? each iterator needs"
                        + " arrays of its own");
    }

    @Test
    void iterators_used_by_turns_end_where_they_should() {
        assertThat(ScriptedSolver.fault(Catalogue.LAZY, "robust", call -> {
            List<Object> given = new ArrayList<>();
            for (int times = call.n() == 5 ? 2 : 1; times > 0; times--) {
                ((Iterator<?>) RIGHT.apply(call)).forEachRemaining(given::add);
            }
            return given.iterator();
        })).startsWith("iterators don't disturb each other\nfour iterators were used by turns:\n"
                + "solutions 1 and 11 of 11 are both ");
    }

    @ParameterizedTest
    @CsvSource({"0, 'solution 1 was [0, 2, 4, 1, 3], and is [0, 3, 1, 4, 2] after another next()'",
        "1, 'solution 3 of 10 is [-1, -1, -1, -1, -1]'"})
    void solutions_are_the_callers_own(int after, String finding) {
        String fault = fault("robust", iterator -> new Over(iterator) {
            private final List<int[]> given = new ArrayList<>();

            @Override
            public int[] next() {
                int[] next = right.next();
                if (after == 0 && !given.isEmpty() && next.length == 5) {
                    System.arraycopy(next, 0, given.get(0), 0, 5);
                    return given.get(0);
                }
                given.add(next);
                // what was overwritten is given again
                return after == 1 && given.size() == 3 && given.get(0)[0] == -1 ? given.get(0) : next;
            }
        });
        assertThat(fault).startsWith("arrays are the caller's own\nthe solutions of solutions(5) were kept by the"
                + " caller, and then overwritten:\n" + finding).endsWith(
                        "give a copy of the array that you search with");
    }

    @ParameterizedTest
    @CsvSource({"100, 200, 1000, ''", "101, 200, 1000, '101 steps to the first solution, and 1,000 for all 724'",
        "100, 5100, 723100, ''",
        "100, 5099, 723100, '100 steps to the first solution, 4,999 more for another 40, and 723,100 for all 724'"})
    void solutions_are_searched_for_when_they_are_asked_for(long first, long more, long all, String fault) {
        Check lazy = FreshChecks.of(Catalogue.LAZY).get(3);
        Solver solver = new ScriptedSolver(RIGHT, call -> new Executed(switch (call.allowance().first()) {
            case 1 -> first;
            case 41 -> more;
            default -> all;
        }, Map.of(), Map.of()));
        assertThat(lazy.cases().stream().flatMap(each -> each.fault().apply(solver).stream()).map(Fault::toString)
                .findFirst().orElse("")).contains(fault).matches(text -> fault.isEmpty() == text.isEmpty());
    }

    @Test
    void so_many_iterators_are_used_that_a_thread_for_each_would_be_too_many() {
        List<Call> asked = new ArrayList<>();
        Case crowd = FreshChecks.of(Catalogue.LAZY).get(3).cases().get(2);
        assertThat(ScriptedSolver.fault(call -> {
            asked.add(call);
            return RIGHT.apply(call);
        }, crowd)).isEmpty();
        assertThat(asked).hasSize(300);
        assertThat(ScriptedSolver.fault(call -> asked.size() < 500 && asked.add(call) ? RIGHT.apply(call)
                : List.of(new int[8]).iterator(), crowd)).startsWith(
                        crowd + "\nthe first of solutions(8) is [0, 0, 0, 0, 0, 0, 0, 0]\n");
    }

    @Test
    void the_first_of_a_large_board_are_solutions_and_not_the_same() {
        assertThat(speed(List.of())).startsWith("solutions(20) gave 0 of its solutions, and then ended\n");
        assertThat(speed(List.of(new int[20], new int[20], new int[20]))).startsWith(
                "solution 1 of 3 is [0, 0, 0, 0");
        List<int[]> some = new ArrayList<>();
        ((Iterator<?>) RIGHT.apply(Call.of("solutions", 20))).forEachRemaining(each -> some.add((int[]) each));
        assertThat(speed(List.of(some.get(0), some.get(1), some.get(0))))
                .startsWith("solutions 1 and 3 of 3 are both [0, 2, 4, 1, 3, 12, 14, 11, 17, 19, 16, 8, 15, 18, 7, 9,"
                        + " ...]\n");
        assertThat(speed(List.of(some.get(0), some.get(1), some.get(1)))).startsWith("solutions 2 and 3 of 3 are");
        assertThat(speed(some)).isEmpty();
        assertThat(ScriptedSolver.fault(Catalogue.LAZY, "speed", call -> null)).contains("solutions(20) gave null");
    }

    private static String speed(List<int[]> given) {
        return ScriptedSolver.fault(Catalogue.LAZY, "speed", call -> given.iterator()).replaceFirst("^.*\n", "");
    }

    private static void assertFault(String check, UnaryOperator<Iterator<int[]>> broken, String fault) {
        assertThat(fault(check, broken)).isEqualTo(fault);
    }

    @SuppressWarnings("unchecked")
    private static String fault(String check, UnaryOperator<Iterator<int[]>> broken) {
        return ScriptedSolver.fault(Catalogue.LAZY, check,
                call -> broken.apply((Iterator<int[]>) RIGHT.apply(call)));
    }
}
