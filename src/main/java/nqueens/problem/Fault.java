package nqueens.problem;

import java.util.Collection;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

import nqueens.board.Attack;
import nqueens.board.Drawing;

/**
 * A fault in an answer, or the reason why there is no answer.
 *
 * @param finding the observed behaviour, such as {@code solution 3 of 5 is [1, 3, 5, 2, 0, 4]}
 * @param drawing the board, or empty if there is none or it is larger than {@link #LARGEST_BOARD}
 * @param rule the broken rule, a sentence without a full stop; empty if the finding states the rule. A line on how the
 *     submission searched may follow
 * @param hint the hint that helps; empty for the default hint of the kind
 */
public record Fault(Kind kind, String finding, Optional<Drawing> drawing, String rule, Optional<Hint> hint) {

    /** Largest n for which boards are drawn. */
    public static final int LARGEST_BOARD = 32;

    /** The kinds of mistakes, each with its verdict and, if a hint helps, its default hint. */
    public enum Kind {
        NULL(Verdict.WRONG_ANSWER, "null for an answer", Hint.ANSWER),
        MALFORMED(Verdict.WRONG_ANSWER, "malformed answer", Hint.ANSWER),
        OFF_BOARD(Verdict.WRONG_ANSWER, "queen off the board", Hint.SAFE_SQUARE),
        ATTACK(Verdict.WRONG_ANSWER, "queens that attack each other", Hint.SAFE_SQUARE),
        SPOILED(Verdict.WRONG_ANSWER, "solutions spoiled afterwards", Hint.ANSWER),
        REPEATED(Verdict.WRONG_ANSWER, "repeated solution", Hint.SEARCH),
        MISSING(Verdict.WRONG_ANSWER, "missing solution", Hint.SEARCH),
        OTHER_SOLUTION(Verdict.WRONG_ANSWER, "another solution than asked for", Hint.SEARCH),
        UNTRIED(Verdict.WRONG_ANSWER, "squares never tried", Hint.SAFE_SQUARE),
        MIDDLE(Verdict.WRONG_ANSWER, "middle column", Hint.ANSWER),
        BOUNDED(Verdict.WRONG_ANSWER, "right only up to some n", Hint.ANSWER),
        OVERFLOW(Verdict.WRONG_ANSWER, "overflow", Hint.ANSWER),
        COUNT(Verdict.WRONG_ANSWER, "wrong count", Hint.ANSWER),
        ESTIMATE(Verdict.WRONG_ANSWER, "wrong estimate", Hint.ANSWER),
        NOT_REFUSED(Verdict.WRONG_ANSWER, "bad argument not refused", Hint.ANSWER),
        DEPENDENT(Verdict.WRONG_ANSWER, "calls that depend on each other", Hint.ANSWER),
        FALSE_ALARM(Verdict.WRONG_ANSWER, "tests that fail on a right solver", Hint.ANSWER),
        UNSEEN_PLACEMENT(Verdict.WRONG_ANSWER, "tests that miss a wrong placement", Hint.SAFE_SQUARE),
        UNSEEN_GAP(Verdict.WRONG_ANSWER, "tests that miss a gap", Hint.SEARCH),
        UNSEEN_CALLS(Verdict.WRONG_ANSWER, "tests that miss what calls show", Hint.ANSWER),
        REPRESENTATION(Verdict.WRONG_APPROACH, "another representation", Hint.SAFE_SQUARE),
        TABLE(Verdict.WRONG_APPROACH, "answers from a table", Hint.ANSWER),
        STEPS(Verdict.TIME_LIMIT_EXCEEDED, "too many steps", Hint.SEARCH),
        CPU_TIME(Verdict.TIME_LIMIT_EXCEEDED, "too much CPU time", Hint.SEARCH),
        WAITING(Verdict.TIME_LIMIT_EXCEEDED, "waiting"),
        HEAP(Verdict.MEMORY_LIMIT_EXCEEDED, "out of memory", Hint.ANSWER),
        PRINTED(Verdict.OUTPUT_LIMIT_EXCEEDED, "too much printed"),
        TOO_LONG(Verdict.OUTPUT_LIMIT_EXCEEDED, "answer too long", Hint.SEARCH),
        INDEX(Verdict.RUNTIME_ERROR, "index out of bounds"),
        STACK_OVERFLOW(Verdict.RUNTIME_ERROR, "stack overflow", Hint.SEARCH),
        THROWN(Verdict.RUNTIME_ERROR, "exception"),
        ENDED(Verdict.RUNTIME_ERROR, "program ended"),
        NOT_COMPILED(Verdict.COMPILE_ERROR, "does not compile"),
        STUB(Verdict.NOT_STARTED, "stub"),
        FORBIDDEN(Verdict.SECURITY_VIOLATION, "forbidden call"),
        REJECTED(Verdict.REJECTED, "rejected"),
        NOTHING_FOUND(Verdict.NOTHING_TO_JUDGE, "nothing to judge"),
        JUDGE(Verdict.JUDGE_ERROR, "judge error");

        private final Verdict verdict;
        private final String words;
        private final Optional<Hint> hint;

        Kind(Verdict verdict, String words, Hint... hint) {
            this.verdict = verdict;
            this.words = words;
            this.hint = Stream.of(hint).findFirst();
        }

        /** {@return the name shown to people, such as {@code wrong count}} */
        public String words() {
            return words;
        }

        /** {@return the verdict on a case with a fault of this kind} */
        public Verdict verdict() {
            return verdict;
        }

        /** {@return the default hint for this kind, or empty if no hint helps} */
        public Optional<Hint> hint() {
            return hint;
        }
    }

    /** Creates a fault, without the drawing if the board is too large. */
    public Fault {
        drawing = drawing.filter(board -> board.placement().size() <= LARGEST_BOARD);
    }

    /** Creates a fault with the default hint of its kind. */
    public Fault(Kind kind, String finding, Optional<Drawing> drawing, String rule) {
        this(kind, finding, drawing, rule, Optional.empty());
    }

    /** Creates a fault without a drawing; the rule may be empty. */
    public Fault(Kind kind, String finding, String rule) {
        this(kind, finding, Optional.empty(), rule);
    }

    /**
     * {@return the reason why {@code placement[row] = column} is not a solution, or empty for a solution} The array may
     * be null, have a wrong length, or contain columns off the board. The time depends only on n.
     */
    public static Optional<Fault> ofPlacement(String finding, int n, int[] placement) {
        if (placement == null) {
            return Optional.of(new Fault(Kind.NULL, finding, "a solution is an int[] of length n, never null"));
        }
        if (placement.length != n) {
            return Optional.of(new Fault(Kind.MALFORMED, finding, "its length is " + placement.length
                    + ", and must be n = " + n + ": one column for each row"));
        }
        for (int row = 0; row < n; row++) {
            if (placement[row] < 0 || placement[row] >= n) {
                return Optional.of(new Fault(Kind.OFF_BOARD, finding, "row " + row + " has column " + placement[row]
                        + ", off the board: columns go from 0 to " + (n - 1)));
            }
        }
        return Attack.firstIn(placement).map(attack -> new Fault(Kind.ATTACK, finding,
                Optional.of(Drawing.of(placement).marking(attack.upper(), attack.lower())), attack.rule()));
    }

    /** {@return a fault with these parts, or empty if the answer is right} */
    public static Optional<Fault> unless(boolean isRight, Kind kind, String finding, String rule) {
        return isRight ? Optional.empty() : Optional.of(new Fault(kind, finding, rule));
    }

    /** {@return the first fault that the function {@code fault} finds in an element, or empty} */
    public static <T> Optional<Fault> first(Collection<T> asked, Function<T, Optional<Fault>> fault) {
        return asked.stream().map(fault).flatMap(Optional::stream).findFirst();
    }

    /** {@return the same fault with a place, such as {@code n = 4}, and a colon in front of the finding} */
    public Fault at(String place) {
        return new Fault(kind, place + ": " + finding, drawing, rule, hint);
    }

    /** {@return the same fault with a sentence on the search, without a full stop, added after the rule} */
    public Fault telling(String search) {
        return new Fault(kind, finding, drawing, rule.isEmpty() ? search : rule + "\n" + search, hint);
    }

    /** {@return a fault with the same finding and drawing, but of another kind and with another rule} */
    public Fault as(Kind other, String otherRule) {
        return new Fault(other, finding, drawing, otherRule);
    }

    /** {@return the same fault with a hint other than the default hint of its kind} */
    public Fault hinting(Hint other) {
        return new Fault(kind, finding, drawing, rule, Optional.of(other));
    }

    /** Returns the finding, the drawing indented by two blanks, and the rule, each on separate lines. */
    @Override
    public String toString() {
        return (finding + "\n" + drawing.map(board -> board.toString().indent(2)).orElse("") + rule).stripTrailing();
    }
}
