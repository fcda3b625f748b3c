package nqueens.judge.worker;

import java.io.IOException;
import java.util.List;

/** The result of a request. */
public sealed interface Reply permits Reply.Returned, Reply.TooLong, Reply.Threw, Reply.NoSolver, Reply.StepsSpent {

    /** The most bytes of a reply without a value. */
    int LONGEST_TEXT = 1 << 16;
    /** The most bytes written for each one that is counted: types are written, too. */
    int BYTES_EACH = 2;

    /** A value was returned; this is its copy, of one of the types of {@link Values}. */
    record Returned(Object value) implements Reply {
    }

    /** The value is longer than the judge reads; of a list, this many elements had been read by then. */
    record TooLong(int elements) implements Reply {
    }

    /**
     * The submission threw something.
     *
     * @param text the exception as {@code toString} gives it, cut where it is very long
     */
    record Threw(ExceptionKind kind, String text, List<String> frames) implements Reply {
    }

    /** There is no solver to ask; the reason names what is missing, in a sentence without a full stop. */
    record NoSolver(String reason) implements Reply {
    }

    /** The limit of steps was reached: the worker has ended itself. */
    record StepsSpent() implements Reply {
    }

    /** The judge's classes of exceptions. */
    enum ExceptionKind {
        /** {@code NotStartedException}: the stub's own. */
        NOT_STARTED,
        /** {@code IllegalArgumentException}: right where an argument is bad. */
        ILLEGAL_ARGUMENT,
        /** {@code OutOfMemoryError}. */
        OUT_OF_MEMORY,
        /** {@code StackOverflowError}. */
        STACK_OVERFLOW,
        /** {@code IndexOutOfBoundsException}. */
        INDEX,
        /** Anything thrown after reading standard input, which is empty. */
        INPUT,
        /** {@code NoSuchElementException}: right where an iterator is at its end. */
        NO_ELEMENT,
        /** Anything else. */
        OTHER
    }

    /**
     * {@return the reply as the content of a frame} A value of more than {@code most} bytes is replaced by {@link
     * TooLong}; of an iterator, the first elements are written.
     */
    default byte[] encoded(int most, int first) {
        try {
            return RecordCodec.encoded(Reply.class, this, most, first);
        } catch (Values.TooLongException e) {
            return RecordCodec.encoded(Reply.class, new TooLong(e.elements()));
        }
    }

    /**
     * Reads the reply to a request from a frame's content, which may be anything. Throws an {@link IOException} if it
     * is no reply, or too long for this request.
     */
    static Reply decoded(Request request, byte[] content) throws IOException {
        if (content.length > LONGEST_TEXT + BYTES_EACH * (long) request.most()) {
            throw new IOException("no such reply: " + content.length + " bytes");
        }
        return RecordCodec.decoded(Reply.class, content);
    }
}
