package nqueens.judge.submission;

/** A setting of the run is bad: nothing is judged. The message is one line for whoever set it. */
public final class SettingsException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Creates the exception; the message has the setting, its value and what would be right, in one line. */
    public SettingsException(String message) {
        super(message);
    }

    /** Creates the exception of a property, named without {@code -D}, that can't have a value. */
    public SettingsException(String property, String value, String rule) {
        this("-D" + property + "=" + value + ": " + rule);
    }
}
