package nqueens.judge.result;

/**
 * Somebody on the roster of a class, by their full name; what the roster doesn't say is empty.
 *
 * @param id the ID number; in Canvas the SIS User ID
 * @param login the name that logs in, on the learning platform or on GitHub; in Canvas the SIS Login ID
 * @param canvasId the ID that Canvas itself gave
 */
public record Person(String name, String email, String id, String login, String canvasId) {

    /** {@return what a person is called: the name, or else what there is} */
    public String shown() {
        return !name.isEmpty() ? name : !email.isEmpty() ? email : !login.isEmpty() ? login : id;
    }
}
