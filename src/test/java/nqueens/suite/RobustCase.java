package nqueens.suite;

import static nqueens.judge.worker.Request.count;
import static nqueens.judge.worker.Request.solve;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.assertj.core.api.Assertions;

import nqueens.board.SortedPlacements;
import nqueens.judge.Exercise;
import nqueens.judge.SolverUnderTest;
import nqueens.judge.worker.Request;

/** The cases of the check {@code robust}, in the order in which they are judged. */
enum RobustCase {
    ZERO_IS_REFUSED {
        @Override
        void judge(SolverUnderTest solver, Exercise exercise) {
            refuses(solver, 0, "n < 1");
        }
    },
    NEGATIVE_N_IS_REFUSED {
        @Override
        void judge(SolverUnderTest solver, Exercise exercise) {
            refuses(solver, -1, "n < 1");
        }
    },
    SMALLEST_INT_IS_REFUSED {
        @Override
        void judge(SolverUnderTest solver, Exercise exercise) {
            refuses(solver, Integer.MIN_VALUE, "n < 1");
        }
    },
    TOO_LARGE_N_IS_REFUSED {
        @Override
        void judge(SolverUnderTest solver, Exercise exercise) {
            exercise.largestN().ifPresent(largest -> refuses(solver, largest + 1, "n > " + largest));
        }
    },
    A_SECOND_CALL_ANSWERS_THE_SAME {
        @Override
        void judge(SolverUnderTest solver, Exercise exercise) {
            for (String time : List.of("again", "a third time")) {
                same(solver.solve(6), solver.solveAgain(solve(6)), "solve(6) called " + time);
            }
            for (String time : List.of("again", "a third time")) {
                same(solver.count(6), solver.countAgain(count(6)), "count(6) called " + time);
            }
        }
    },
    ARRAYS_ARE_THE_CALLERS_OWN {
        @Override
        void judge(SolverUnderTest solver, Exercise exercise) {
            List<int[]> before = solver.solveAgain(solve(5).spoiling());
            for (Request again : List.of(solve(5), solve(5).ofSecondInstance())) {
                if (!sorted(before).areThose(sorted(solver.solveAgain(again)))) {
                    Assertions.fail("solve(5) was called, its arrays were overwritten by the caller, and solve(5)"
                            + " was called again:\nthe answer had changed; each answer needs arrays of its own,"
                            + " made anew for each call");
                }
            }
        }
    },
    MIXED_CALLS_ANSWER_THE_SAME {
        @Override
        void judge(SolverUnderTest solver, Exercise exercise) {
            solver.solveAgain(solve(7));
            solver.countAgain(count(8));
            same(solver.solve(4), solver.solveAgain(solve(4)), "solve(4) after solve(7) and count(8)");
            same(solver.count(5), solver.countAgain(count(5)), "count(5) after solve(7), count(8) and solve(4)");
            same(solver.solve(5), solver.solveAgain(solve(5)), "solve(5) after count(5)");
        }
    },
    A_SECOND_INSTANCE_ANSWERS_THE_SAME {
        @Override
        void judge(SolverUnderTest solver, Exercise exercise) {
            solver.solveAgain(solve(6));
            same(solver.solve(5), solver.solveAgain(solve(5).ofSecondInstance()), "solve(5) of a second instance");
            same(solver.count(4), solver.countAgain(count(4).ofSecondInstance()), "count(4) of a second instance");
            same(solver.solve(6), solver.solveAgain(solve(6)), "solve(6) of the first instance, after the second's");
            same(solver.count(6), solver.countAgain(count(6)), "count(6) of the first instance, after the second's");
        }
    };

    private static final int LONGEST = 16;
    private static final String KEPT = "\nis something kept between calls: a static field, or a field that is not"
            + " emptied?";

    /** Asks the solver; a failed assertion is a wrong answer. */
    abstract void judge(SolverUnderTest solver, Exercise exercise);

    /** The case as a phrase: it is shown in an IDE's tree of tests. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static void refuses(SolverUnderTest solver, int n, String reason) {
        for (Request request : List.of(solve(n), count(n))) {
            Optional<String> instead = solver.unlessRefused(request);
            if (instead.isPresent()) {
                Assertions.fail(request + " is to throw IllegalArgumentException, for " + reason + "\nit "
                        + instead.get());
            }
        }
    }

    private static void same(List<int[]> first, List<int[]> again, String what) {
        if (!sorted(first).areThose(sorted(again))) {
            Assertions.fail(what + " gave other solutions than at first: " + change(first, again) + KEPT);
        }
    }

    private static void same(long first, long again, String what) {
        if (first != again) {
            Assertions.fail(what + " gave " + again + ", and at first " + first + KEPT);
        }
    }

    private static String change(List<int[]> first, List<int[]> again) {
        if (again == null || first == null || again.size() != first.size()) {
            return size(again) + " where there were " + size(first);
        }
        SortedPlacements known = sorted(first);
        return sorted(again).list().stream().filter(placement -> !known.contains(placement)).findFirst()
                .map(placement -> text(placement) + " was not among them")
                .orElse("one is there more often than it was");
    }

    private static String size(List<int[]> placements) {
        return placements == null ? "null" : Integer.toString(placements.size());
    }

    private static String text(int[] placement) {
        return placement.length <= LONGEST ? Arrays.toString(placement) : "one of length " + placement.length;
    }

    /** The placements as they can be compared, in whatever order they came. */
    private static SortedPlacements sorted(List<int[]> placements) {
        return new SortedPlacements(placements == null ? List.of() : placements);
    }
}
