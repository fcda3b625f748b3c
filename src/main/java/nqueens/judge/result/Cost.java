package nqueens.judge.result;

/** How many steps a call, such as {@code count(10)}, took for n queens; the names are those of {@code results.json}. */
public record Cost(String call, int n, long steps) {
}
