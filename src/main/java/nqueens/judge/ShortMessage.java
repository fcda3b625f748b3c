package nqueens.judge;

/** What an author is told, cut where it is longer than anybody reads. */
public final class ShortMessage {

    /** A message of more characters is cut: names of classes, say, may be as long as a source. */
    private static final int MOST = 4000;

    private ShortMessage() {
    }

    /**
     * Cuts a message.
     *
     * @param message the message
     * @return its first 4000 characters, and below them how many more there were; or the whole if it is short
     */
    public static String of(String message) {
        int more = message.length() - MOST;
        return more > 0 ? message.substring(0, MOST) + "\n... and " + more + " characters more" : message;
    }
}
