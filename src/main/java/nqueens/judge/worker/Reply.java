package nqueens.judge.worker;

import java.io.IOException;
import java.util.List;
import java.util.NoSuchElementException;

import nqueens.NotStartedException;
import nqueens.judge.worker.event.Events;

/** The result of a request. */
public sealed interface Reply permits Reply.Returned, Reply.TooLong, Reply.Threw, Reply.NoSolver, Reply.StepsSpent {

    /** Maximum length of a reply without a value, in bytes. */
    int LONGEST_TEXT = 1 << 16;
    /** A value takes at most this many times its {@link Values#size} in a reply, since types are written, too. */
    int BYTES_EACH = 2;

    /** The solver returned; the judge receives a copy of {@code value}, of a type of {@link Values}. */
    record Returned(Object value) implements Reply {
    }

    /** The value is too long; {@code elements} counts the elements of a list that were written before the limit. */
    record TooLong(int elements) implements Reply {
    }

    /** The submission threw an exception; {@code text} is the result of its {@code toString}, truncated if long. */
    record Threw(ExceptionKind kind, String text, List<String> frames) implements Reply {
    }

    /** The solver can't be created; the reason is a sentence without a full stop. */
    record NoSolver(String reason) implements Reply {
    }

    /** The call reached its limit of steps, and the worker has ended itself. */
    record StepsSpent() implements Reply {
    }

    /**
     * A reply with the counts of its call.
     *
     * @param runs the number of runs of each block; empty if nothing is counted
     * @param events the recording, from {@link Events#numbers()}; empty without a recording
     */
    record MeteredReply(long[] runs, int[] events, byte[] reply) {

        /** Rejects impossible counts: the submission's side may send anything. */
        public MeteredReply {
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

    /** The kinds of exceptions that the judge tells apart; the first match counts. */
    enum ExceptionKind {
        NOT_STARTED(NotStartedException.class),
        /** The exception that must reject a bad argument; parsing empty input throws it, too. */
        ILLEGAL_ARGUMENT(IllegalArgumentException.class),
        OUT_OF_MEMORY(OutOfMemoryError.class),
        STACK_OVERFLOW(StackOverflowError.class),
        INDEX(IndexOutOfBoundsException.class),
        /** Any exception after the solver has read standard input, which is empty. */
        INPUT(Throwable.class),
        /** The exception that {@code next()} must throw at the end of an iterator. */
        NO_ELEMENT(NoSuchElementException.class),
        OTHER(Throwable.class);

        private final Class<?> type;

        ExceptionKind(Class<?> type) {
            this.type = type;
        }

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
     * {@return the reply as the content of a frame} A value of more than {@code most} bytes becomes {@link TooLong},
     * and an iterator a list of its first elements.
     */
    default byte[] encoded(int most, int first) {
        try {
            return RecordCodec.encoded(Reply.class, this, most, first);
        } catch (Values.TooLongException e) {
            return RecordCodec.encoded(Reply.class, new TooLong(e.elements()));
        }
    }

    /** Reads a reply; throws an {@link IOException} if it is invalid, or too long for its request. */
    static Reply decoded(Request request, byte[] content) throws IOException {
        if (content.length > LONGEST_TEXT + BYTES_EACH * (long) request.most()) {
            throw new IOException("no such reply: " + content.length + " bytes");
        }
        return RecordCodec.decoded(Reply.class, content);
    }
}
