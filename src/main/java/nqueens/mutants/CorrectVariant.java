package nqueens.mutants;

import java.util.AbstractList;
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

import nqueens.QueensSolver;

/** Correct solvers, which differ in all that the contract leaves open. */
public enum CorrectVariant implements TestedSolver {

    SORTED("lists solutions from the smallest to the largest", "the test asks for what the contract does not promise,"
            + " or has a mistake of its own", solutions -> solutions),
    REVERSED("lists solutions in another order", "the contract promises no order", solutions -> {
        Collections.reverse(solutions);
        return new LinkedList<>(solutions);
    }),
    SHUFFLED("lists solutions in no order, in a list that can't be changed",
            "the contract promises no order; the arrays are the caller's to change, the list may not be", solutions -> {
        Collections.shuffle(solutions, new Random(solutions.size()));
        return List.copyOf(solutions);
    }),
    /** With a list class of its own. */
    OWN_LIST("has a list class of its own", "the contract promises a List, of whatever class", OwnList::new),
    SLOW("takes its time, half a second at first", "the contract promises no time: let tests look at answers, and give"
            + " a limit seconds, not milliseconds", solutions -> solutions),
    SMALL("refuses n > 31 with an IllegalArgumentException", "a solver may refuse what its representation can't hold,"
            + " as bitmask does", solutions -> solutions),
    TALKING("throws a subclass of IllegalArgumentException, with another message", "the contract promises no message,"
            + " and a subclass is an IllegalArgumentException too", solutions -> {
        Collections.swap(solutions, 0, solutions.size() - 1);
        return solutions;
    });

    private static final int FIRST_PAUSE_MILLIS = 400;

    private final String words;
    private final String rule;
    private final UnaryOperator<List<int[]>> listing;

    CorrectVariant(String words, String rule, UnaryOperator<List<int[]>> listing) {
        this.words = words;
        this.rule = rule;
        this.listing = listing;
    }

    @Override
    public String words() {
        return words;
    }

    /** {@return what the contract says to that, a sentence without a full stop} */
    public String rule() {
        return rule;
    }

    @Override
    public Supplier<QueensSolver> solvers() {
        AtomicInteger pauseMillis = new AtomicInteger(this == SLOW ? FIRST_PAUSE_MILLIS : 0);
        return () -> new VariantSolver(this, VariantSolver.Answering.CORRECTLY, pauseMillis);
    }

    /** Gives a solver that is like it but for its answers, and never slow. */
    QueensSolver solver(VariantSolver.Answering answering) {
        return new VariantSolver(this, answering, new AtomicInteger());
    }

    /** Puts solutions into a list of its own kind; the arrays are the caller's, and there is at least one. */
    List<int[]> list(List<int[]> solutions) {
        return listing.apply(solutions);
    }

    /** Whether it can hold a board of n rows. */
    boolean holds(int n) {
        return n > 0 && (this != SMALL || n < Integer.SIZE);
    }

    IllegalArgumentException refusal(int n) {
        return this == TALKING ? new NumberFormatException("a board of " + n)
                : new IllegalArgumentException("n is out of range: " + n);
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
