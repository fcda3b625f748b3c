package nqueens.problem;

import java.util.Objects;
import java.util.Optional;

import nqueens.board.Drawing;

/**
 * What is wrong with an answer, or why there is none: a kind, by which programs go, and parts, of which text is made
 * last.
 *
 * @param finding what happened, such as {@code solution 3 of 5 is [1, 3, 5, 2, 0, 4]}
 * @param drawing the board; empty if there is none to draw, or it is larger than {@link #LARGEST_BOARD}
 * @param rule the rule that is broken, a sentence without a full stop; empty if the finding says it. What the
 *     submission's own search did may follow, on a line of its own
 * @param hint the hint that helps; empty if that is the one for the kind
 */
public record Fault(Kind kind, String finding, Optional<Drawing> drawing, String rule, Optional<Hint> hint) {

    /** Boards are drawn up to this n; above it the rule names the queens. */
    public static final int LARGEST_BOARD = 32;

    /** The kinds of mistakes, each with the verdict that it comes to. */
    public enum Kind {
        /** Null in place of a list or an array. */
        NULL(Verdict.WRONG_ANSWER, "null for an answer"),
        /** An array of another length than n, or a board that is none. */
        MALFORMED(Verdict.WRONG_ANSWER, "malformed answer"),
        /** A column that is not on the board. */
        OFF_BOARD(Verdict.WRONG_ANSWER, "queen off the board"),
        /** Two queens that attack each other. */
        ATTACK(Verdict.WRONG_ANSWER, "queens that attack each other"),
        /** As many placements as there are solutions, but not these: they were found, and then spoiled. */
        SPOILED(Verdict.WRONG_ANSWER, "solutions spoiled afterwards"),
        /** A solution that is there more than once. */
        REPEATED(Verdict.WRONG_ANSWER, "repeated solution"),
        /** A solution that is not there. */
        MISSING(Verdict.WRONG_ANSWER, "missing solution"),
        /** A solution, but not the one that was asked for. */
        OTHER_SOLUTION(Verdict.WRONG_ANSWER, "another solution than asked for"),
        /** Squares that are never tried, whatever stands above. */
        UNTRIED(Verdict.WRONG_ANSWER, "squares never tried"),
        /** Right for every other n: the column in the middle is left out, or taken twice. */
        MIDDLE(Verdict.WRONG_ANSWER, "middle column"),
        /** Right up to some n. */
        BOUNDED(Verdict.WRONG_ANSWER, "right only up to some n"),
        /** A number whose higher bits are lost. */
        OVERFLOW(Verdict.WRONG_ANSWER, "overflow"),
        /** A wrong number of solutions. */
        COUNT(Verdict.WRONG_ANSWER, "wrong count"),
        /** A bad argument that was not refused. */
        NOT_REFUSED(Verdict.WRONG_ANSWER, "bad argument not refused"),
        /** An answer that depends on other calls, or an argument or earlier answer that a call has changed. */
        DEPENDENT(Verdict.WRONG_ANSWER, "calls that depend on each other"),
        /** Tests that fail on a right solver. */
        FALSE_ALARM(Verdict.WRONG_ANSWER, "tests that fail on a right solver"),
        /** Tests that don't see what is wrong with a placement, or on a small board. */
        UNSEEN_PLACEMENT(Verdict.WRONG_ANSWER, "tests that miss a wrong placement"),
        /** Tests that don't see that something is missing, or counted wrongly. */
        UNSEEN_GAP(Verdict.WRONG_ANSWER, "tests that miss a gap"),
        /** Tests that don't see what bad arguments or several calls show. */
        UNSEEN_CALLS(Verdict.WRONG_ANSWER, "tests that miss what calls show"),
        /** Another representation than the one asked for. */
        REPRESENTATION(Verdict.WRONG_APPROACH, "another representation"),
        /** Answers out of a table. */
        TABLE(Verdict.WRONG_APPROACH, "answers from a table"),
        /** Too many steps. */
        STEPS(Verdict.TIME_LIMIT_EXCEEDED, "too many steps"),
        /** Too much CPU time. */
        CPU_TIME(Verdict.TIME_LIMIT_EXCEEDED, "too much CPU time"),
        /** Sleeping, or waiting for something. */
        WAITING(Verdict.TIME_LIMIT_EXCEEDED, "waiting"),
        /** A full heap. */
        HEAP(Verdict.MEMORY_LIMIT_EXCEEDED, "out of memory"),
        /** Too much printed. */
        PRINTED(Verdict.OUTPUT_LIMIT_EXCEEDED, "too much printed"),
        /** An answer that is too long to be right. */
        TOO_LONG(Verdict.OUTPUT_LIMIT_EXCEEDED, "answer too long"),
        /** An index that is out of bounds. */
        INDEX(Verdict.RUNTIME_ERROR, "index out of bounds"),
        /** A recursion that went too deep. */
        STACK_OVERFLOW(Verdict.RUNTIME_ERROR, "stack overflow"),
        /** Any other exception. */
        THROWN(Verdict.RUNTIME_ERROR, "exception"),
        /** No answer: the program was ended, or its output closed, or too many threads were started. */
        ENDED(Verdict.RUNTIME_ERROR, "program ended"),
        /** Sources that don't compile. */
        NOT_COMPILED(Verdict.COMPILE_ERROR, "does not compile"),
        /** A stub. */
        STUB(Verdict.NOT_STARTED, "stub"),
        /** Something that a solution has no use for. */
        FORBIDDEN(Verdict.SECURITY_VIOLATION, "forbidden call"),
        /** Something that is no submission. */
        REJECTED(Verdict.REJECTED, "rejected"),
        /** Nothing that could be judged, or more than one thing. */
        NOTHING_FOUND(Verdict.NOTHING_TO_JUDGE, "nothing to judge"),
        /** The judge's own. */
        JUDGE(Verdict.JUDGE_ERROR, "judge error");

        private final Verdict verdict;
        private final String words;

        Kind(Verdict verdict, String words) {
            this.verdict = verdict;
            this.words = words;
        }

        /** {@return its name for people, such as {@code wrong count}} */
        public String words() {
            return words;
        }

        /** {@return what a case with such a fault comes to} */
        public Verdict verdict() {
            return verdict;
        }
    }

    /** Creates a fault; a drawing that is too large is left out. */
    public Fault {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(finding, "finding");
        Objects.requireNonNull(rule, "rule");
        drawing = drawing.filter(board -> board.placement().size() <= LARGEST_BOARD);
    }

    /** Creates a fault whose kind names the hint. */
    public Fault(Kind kind, String finding, Optional<Drawing> drawing, String rule) {
        this(kind, finding, drawing, rule, Optional.empty());
    }

    /** Creates a fault without a drawing; the rule may be empty. */
    public Fault(Kind kind, String finding, String rule) {
        this(kind, finding, Optional.empty(), rule);
    }

    /** {@return the same fault, whose finding begins with a place, such as {@code n = 4}, and a colon} */
    public Fault at(String place) {
        return new Fault(kind, place + ": " + finding, drawing, rule, hint);
    }

    /**
     * {@return the same fault, whose rule is followed by what the submission's own search did, a sentence without a
     * full stop}
     */
    public Fault telling(String search) {
        return new Fault(kind, finding, drawing, rule.isEmpty() ? search : rule + "\n" + search, hint);
    }

    /** {@return the same fault, for which another hint helps than for others of its kind} */
    public Fault hinting(Hint other) {
        return new Fault(kind, finding, drawing, rule, Optional.of(other));
    }

    /** Gives the finding, the drawing indented by two blanks, and the rule, each on lines of its own. */
    @Override
    public String toString() {
        return (finding + "\n" + drawing.map(board -> board.toString().indent(2)).orElse("") + rule).stripTrailing();
    }
}
