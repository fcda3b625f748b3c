package nqueens;

/** Thrown only by stubs, to tell an exercise that isn't begun from a wrong one: no stub passes a check by accident. */
public final class NotStartedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Creates the exception of one unwritten method, with the learner's task in one line. */
    public NotStartedException(String whatToDo) {
        super(whatToDo);
    }
}
