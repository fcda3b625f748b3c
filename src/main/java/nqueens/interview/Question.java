package nqueens.interview;

/**
 * A question to answer aloud.
 *
 * @param text the question
 * @param answer a model answer, to be shown afterwards; each paragraph one long line, parted by an empty one
 */
public record Question(String text, String answer) {
}
