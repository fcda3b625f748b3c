package nqueens.judge.result;

/**
 * A person on the roster of a class; parts that the roster lacks are empty.
 *
 * @param id the ID number; in Canvas the SIS User ID
 * @param login the login name on the learning platform or on GitHub; in Canvas the SIS Login ID
 * @param canvasId the ID that Canvas itself assigns
 */
public record Person(String name, String email, String id, String login, String canvasId) {

    /** {@return the person's name or, without a name, an ID or login} */
    public String shown() {
        return !name.isEmpty() ? name : !email.isEmpty() ? email : !login.isEmpty() ? login : id;
    }
}
