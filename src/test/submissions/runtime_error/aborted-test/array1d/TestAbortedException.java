package array1d;

/** Named like the exception by which a test is left out. */
class TestAbortedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    TestAbortedException(String message) {
        super(message);
    }
}
