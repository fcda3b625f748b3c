package nqueens.recording;

/**
 * A fact that a recording proves of a call.
 *
 * @param event the number of the event with which it shows, from 0
 * @param sentence what a learner reads of it: a sentence or two without a full stop, a line each
 */
public record Finding(int event, String sentence) {
}
