package nqueens.recording;

/**
 * A fact that a recording proves of a call.
 *
 * @param event the number of the event that shows it, from 0
 * @param sentence one or two sentences for the learner, a line each, without a full stop
 */
public record Finding(int event, String sentence) {
}
