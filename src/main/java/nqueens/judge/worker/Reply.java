package nqueens.judge.worker;

import java.io.IOException;
import java.util.List;
import java.util.NoSuchElementException;

import nqueens.NotStartedException;
import nqueens.judge.worker.event.Events;

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

    /**
     * A reply, and the counts until then.
     *
     * @param runs how often each block ran; empty if nothing is counted
     * @param events the recording, as {@link Events#taken()} has it; empty if there is none
     */
    record Counted(long[] runs, int[] events, byte[] reply) {

        /** Creates it from possible counts only: it comes from the submission's side, and may be anything. */
        public Counted {
            if (runs.length > Counters.SIZE) {
                throw new IllegalArgumentException("no such number of blocks: ".concat(Integer.toString(runs.length)));
            }
            for (long each : runs) {
                if (each < 0) {
                    throw new IllegalArgumentException("no such count: ".concat(Long.toString(each)));
                }
            }
        }
    }

    /** The judge's classes of exceptions: the first that fits counts. */
    enum ExceptionKind {
        NOT_STARTED(NotStartedException.class),
        /** Right where an argument is bad; reading a number from empty input throws it, too. */
        ILLEGAL_ARGUMENT(IllegalArgumentException.class),
        OUT_OF_MEMORY(OutOfMemoryError.class),
        STACK_OVERFLOW(StackOverflowError.class),
        INDEX(IndexOutOfBoundsException.class),
        /** Anything thrown after reading standard input, which is empty. */
        INPUT(Throwable.class),
        /** Right where an iterator is at its end. */
        NO_ELEMENT(NoSuchElementException.class),
        OTHER(Throwable.class);

        private final Class<?> type;

        ExceptionKind(Class<?> type) {
            this.type = type;
        }

        /** The kind of something thrown by a call that has read standard input, or has not. */
        static ExceptionKind of(Throwable thrown, boolean hasReadInput) {
            for (ExceptionKind kind : values()) {
                if (kind.type.isInstance(thrown) && kind != (hasReadInput ? ILLEGAL_ARGUMENT : INPUT)) {
                    return kind;
                }
            }
            return OTHER;
        }
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
