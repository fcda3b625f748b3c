package nqueens.judge.submission;

/** Thrown for a bad setting of the run: nothing is judged. The message is one line for the user. */
public final class SettingsException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Creates the exception; the message names the setting, its value and the valid values, in one line. */
    public SettingsException(String message) {
        super(message);
    }

    /** Creates the exception for a bad value of a property, which is named without {@code -D}. */
    public SettingsException(String property, String value, String rule) {
        this("-D" + property + "=" + value + ": " + rule);
    }
}
