package nqueens.judge.result;

/** A message for authors, cut if it is too long. */
public final class ShortMessage {

    /** The most characters of a message: class names, say, may be as long as a source. */
    private static final int MOST = 4000;

    private ShortMessage() {
    }

    /** {@return a message, or its first 4000 characters and the number of the others} */
    public static String of(String message) {
        int more = message.length() - MOST;
        return more > 0 ? message.substring(0, MOST) + "\n... and " + more + " characters more" : message;
    }
}
