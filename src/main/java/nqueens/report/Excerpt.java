package nqueens.report;

/**
 * The beginning of a text that a submission had a hand in.
 *
 * @param text what is kept of it, harmless, lines parted by {@code \n}
 * @param note what was cut, a sentence without a full stop; empty if nothing was
 */
record Excerpt(String text, String note) {
}
