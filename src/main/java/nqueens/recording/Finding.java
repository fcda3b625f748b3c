package nqueens.recording;

/**
 * A fact that a recording proves about a call.
 *
 * @param event the number of the event that shows the fact, from 0
 * @param sentence one or two sentences for the learner, one line each, without a full stop
 * @param place a description of the event, such as {@code where it goes round and round}
 * @param leftOut the event where the search tries the column of a missing solution, or -1
 */
public record Finding(int event, String sentence, String place, int leftOut) {

    static final int NOWHERE = -1;
    static final String ROUND = "where it goes round and round";

    Finding(int event, String sentence) {
        this(event, sentence, "what the message tells", NOWHERE);
    }
}
