package nqueens;

/**
 * Thrown by the stub of an exercise and by nothing else, so that an exercise nobody has begun is
 * told apart from a wrong one, and no check is passed by a stub's accident.
 */
public final class NotStartedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /**
     * Creates the exception of one unwritten method.
     *
     * @param whatToDo what the learner is to write in the method's place, in one line
     */
    public NotStartedException(String whatToDo) {
        super(whatToDo);
    }
}
