package nqueens.judge;

/**
 * How long one call of {@code count(n)} took; the names are those of {@code results.json}. It is for people to look
 * at, and no verdict depends on it.
 *
 * @param n the argument
 * @param seconds from sending the question to having the answer, in seconds on the judge's clock; or the worker's
 *     CPU time and a hundredth of a second, where that is less, since the machine was busy with others
 */
public record Timing(int n, double seconds) {
}
