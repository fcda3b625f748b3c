package nqueens.judge.result;

/** The steps of a call, such as {@code count(10)}, for n queens; components are named as in {@code results.json}. */
public record Cost(String call, int n, long steps) {
}
