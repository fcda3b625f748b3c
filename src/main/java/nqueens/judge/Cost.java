package nqueens.judge;

/**
 * What a call took; the names are those of {@code results.json}.
 *
 * @param call the call, such as {@code count(10)}
 * @param n the number of queens
 * @param steps how many steps
 */
public record Cost(String call, int n, long steps) {
}
