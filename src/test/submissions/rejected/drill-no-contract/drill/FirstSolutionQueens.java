package drill;

public final class FirstSolutionQueens {
    public int[] first(int n) {
        return new int[n];
    }
}
