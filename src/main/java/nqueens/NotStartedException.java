package nqueens;

/** Thrown by stubs only, so that an untouched stub isn't mistaken for a wrong solution. */
public final class NotStartedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Creates the exception for an unwritten method; {@code whatToDo} is the learner's task in one line. */
    public NotStartedException(String whatToDo) {
        super(whatToDo);
    }
}
