package nqueens.mutants;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

import nqueens.QueensSolver;
import nqueens.board.SolutionSearch;

/** Right solvers, which differ in all that the contract leaves open. */
public enum Right {

    /** As most write it. */
    SORTED("lists solutions from the smallest to the largest", "the test asks for what the contract does not promise,"
            + " or has a mistake of its own") {
        @Override
        List<int[]> list(List<int[]> solutions) {
            return solutions;
        }
    },
    /** Backwards. */
    REVERSED("lists solutions in another order", "the contract promises no order") {
        @Override
        List<int[]> list(List<int[]> solutions) {
            Collections.reverse(solutions);
            return new LinkedList<>(solutions);
        }
    },
    /** In no order, and in a list that can't be changed. */
    SHUFFLED("lists solutions in no order, in a list that can't be changed",
            "the contract promises no order; the arrays are the caller's to change, the list may not be") {
        @Override
        List<int[]> list(List<int[]> solutions) {
            Collections.shuffle(solutions, new Random(solutions.size()));
            return List.copyOf(solutions);
        }
    },
    /** With a list class of its own. */
    OWN_LIST("has a list class of its own", "the contract promises a List, of whatever class") {
        @Override
        List<int[]> list(List<int[]> solutions) {
            return new OwnList(solutions);
        }
    },
    /** Takes its time. */
    SLOW("takes its time, half a second at first", "the contract promises no time: let tests look at answers, and give"
            + " a limit seconds, not milliseconds") {
        @Override
        List<int[]> list(List<int[]> solutions) {
            return solutions;
        }

        @Override
        Supplier<QueensSolver> solvers() {
            AtomicInteger pauseMillis = new AtomicInteger(FIRST_PAUSE_MILLIS);
            return () -> new Built(this, Mutant.Fault.NONE, pauseMillis);
        }
    },
    /** Refuses what its representation can't hold. */
    SMALL("refuses n > 31 with an IllegalArgumentException", "a solver may refuse what its representation can't hold,"
            + " as bitmask does") {
        @Override
        List<int[]> list(List<int[]> solutions) {
            return new ArrayList<>(solutions);
        }

        @Override
        boolean holds(int n) {
            return n < Integer.SIZE;
        }
    },
    /** Tells more when it refuses. */
    TALKING("throws a subclass of IllegalArgumentException, with another message", "the contract promises no message,"
            + " and a subclass is an IllegalArgumentException too") {
        @Override
        List<int[]> list(List<int[]> solutions) {
            Collections.swap(solutions, 0, solutions.size() - 1);
            return solutions;
        }

        @Override
        IllegalArgumentException refusal(int n) {
            return new NumberFormatException("a board of " + n);
        }
    };

    private static final int FIRST_PAUSE_MILLIS = 400;

    private final String words;
    private final String rule;

    Right(String words, String rule) {
        this.words = words;
        this.rule = rule;
    }

    /** {@return what it does, to be read after "a right solver that"} */
    public String words() {
        return words;
    }

    /** {@return what the contract says to that, a sentence without a full stop} */
    public String rule() {
        return rule;
    }

    /** Puts solutions into a list of its own kind; of the arrays each is the caller's, and there is at least one. */
    abstract List<int[]> list(List<int[]> solutions);

    /** Whether it can hold a board of n rows, for n from 1. */
    boolean holds(int n) {
        return true;
    }

    IllegalArgumentException refusal(int n) {
        return new IllegalArgumentException("n is out of range: " + n);
    }

    /** Gives such solvers, for one run. */
    Supplier<QueensSolver> solvers() {
        return () -> wrong(Mutant.Fault.NONE);
    }

    /** Makes a solver that is like it but for a fault. */
    QueensSolver wrong(Mutant.Fault fault) {
        return new Built(this, fault, new AtomicInteger());
    }

    /** A solver that is right but for a fault. */
    private static final class Built implements QueensSolver {

        private final Right right;
        private final Mutant.Fault fault;
        private final AtomicInteger pauseMillis;

        Built(Right right, Mutant.Fault fault, AtomicInteger pauseMillis) {
            this.right = right;
            this.fault = fault;
            this.pauseMillis = pauseMillis;
        }

        @Override
        public List<int[]> solve(int n) {
            begin(n);
            List<int[]> solutions = new ArrayList<>();
            for (int[] solution : SolutionSearch.solutions(n)) {
                solutions.add(solution.clone());
            }
            List<int[]> found = fault.solutions(n, solutions);
            if (found == null) {
                return null;
            }
            // by the class of its list no solver is told
            List<int[]> listed = new ArrayList<>(found);
            return listed.isEmpty() ? listed : right.list(listed);
        }

        @Override
        public long count(int n) {
            begin(n);
            return fault.count(n, Solutions.count(n));
        }

        private void begin(int n) {
            if (n < 1 || !right.holds(n)) {
                throw right.refusal(n);
            }
            try {
                TimeUnit.MILLISECONDS.sleep(pauseMillis.getAndSet(0));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** A list that makes nothing of what lists may do besides. */
    private static final class OwnList extends AbstractList<int[]> {

        private final List<int[]> elements;

        OwnList(List<int[]> elements) {
            this.elements = elements;
        }

        @Override
        public int[] get(int index) {
            return elements.get(index);
        }

        @Override
        public int size() {
            return elements.size();
        }
    }
}
