package nqueens.judge.result;

/** A message for authors, cut if it is longer than anybody reads. */
public final class ShortMessage {

    /** A message of more characters is cut: names of classes, say, may be as long as a source. */
    private static final int MOST = 4000;

    private ShortMessage() {
    }

    /**
     * {@return the first 4000 characters of a message, and below how many more there were; or the whole if it is short}
     */
    public static String of(String message) {
        int more = message.length() - MOST;
        return more > 0 ? message.substring(0, MOST) + "\n... and " + more + " characters more" : message;
    }
}
