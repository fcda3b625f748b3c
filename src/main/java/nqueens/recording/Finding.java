package nqueens.recording;

/**
 * A fact that a recording proves about a call.
 *
 * @param event the number of the event that shows the fact, from 0
 * @param sentence one or two sentences for the learner, one line each, without a full stop
 * @param isOfTest whether the fact concerns the test of a square, and not the search
 */
public record Finding(int event, String sentence, boolean isOfTest) {

    Finding(int event, String sentence) {
        this(event, sentence, false);
    }

    Finding ofTest(boolean concernsTest) {
        return new Finding(event, sentence, concernsTest);
    }
}
