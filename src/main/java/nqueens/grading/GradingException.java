package nqueens.grading;

/** Ends the judging of a submission, or of a class, in the middle; the message is one line for whoever started it. */
final class GradingException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /**
     * Creates an exception.
     *
     * @param message what is the matter
     * @param cause what has led to it, or null
     */
    GradingException(String message, Throwable cause) {
        super(message, cause);
    }
}
