package nqueens.judge.worker;

import java.io.IOException;
import java.util.List;

/** The result of a request. */
public sealed interface Reply permits Reply.Returned, Reply.TooLong, Reply.Threw, Reply.NoSolver, Reply.StepsSpent {

    /** A reply without a value has fewer bytes. */
    int LONGEST_TEXT = 1 << 16;
    /** A value has fewer bytes for each one that is counted: the types of what is in it are written, too. */
    int BYTES_EACH = 2;

    /** A value was returned; this is its copy, of one of the types of {@link Values}. */
    record Returned(Object value) implements Reply {
    }

    /** More was returned than is read; of a list, this many elements had been read by then. */
    record TooLong(int elements) implements Reply {
    }

    /**
     * The submission threw something.
     *
     * @param text the exception as {@code toString} gives it, cut where it is very long
     */
    record Threw(ExceptionKind kind, String text, List<String> frames) implements Reply {
    }

    /** There is no solver to ask; the reason is what is missing, a sentence without a full stop. */
    record NoSolver(String reason) implements Reply {
    }

    /** More steps were taken than there may be: the worker has ended itself. */
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
        /** Anything that is thrown after the standard input was read, in which there is nothing. */
        INPUT,
        /** {@code NoSuchElementException}: right where an iterator is at its end. */
        NO_ELEMENT,
        /** Anything else. */
        OTHER
    }

    /**
     * {@return the reply as the content of a frame} Of a value that counts for more than {@code most} bytes
     * {@link TooLong} is written in its place, and of an iterator so many elements.
     */
    default byte[] encoded(int most, int first) {
        try {
            return RecordCodec.encoded(Reply.class, this, most, first);
        } catch (Values.TooLongException e) {
            return RecordCodec.encoded(Reply.class, new TooLong(e.elements()));
        }
    }

    /**
     * Reads the reply to a request from a frame's content, which comes from the submission's side and may be anything;
     * throws an {@link IOException} if it is no reply, or longer than any to this request.
     */
    static Reply decoded(Request request, byte[] content) throws IOException {
        if (content.length > LONGEST_TEXT + BYTES_EACH * (long) request.most()) {
            throw new IOException("no such reply: " + content.length + " bytes");
        }
        return RecordCodec.decoded(Reply.class, content);
    }
}
