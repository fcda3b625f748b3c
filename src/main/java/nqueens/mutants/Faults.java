package nqueens.mutants;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;

import nqueens.QueensSolver;
import nqueens.board.SolutionSearch;

/** What faulty solvers do with lists that have arrays of their own, and in place of an answer. */
final class Faults {

    private Faults() {
    }

    /** What a test meets in place of an answer that never comes. */
    static final class StoppedError extends Error {

        private static final long serialVersionUID = 1L;

        StoppedError(int n) {
            super("solve(" + n + ") was stopped, since it came to no end");
        }
    }

    static <T, E extends Throwable> T thrown(E thrown) throws E {
        throw thrown;
    }

    /** The first placements in which no two queens attack each other by other rules. */
    static List<int[]> attacking(SolutionSearch.Attacks attacks, int n, int most) {
        return SolutionSearch.by(n, SolutionSearch.apart(attacks)).first(most);
    }

    static List<int[]> changed(List<int[]> found, int index, int row, int column) {
        found.get(index)[row] = column;
        return found;
    }

    static List<int[]> shifted(List<int[]> found) {
        found.forEach(solution -> Arrays.setAll(solution, row -> solution[row] + 1));
        return found;
    }

    static List<int[]> resized(List<int[]> found, int from, int length) {
        found.subList(from, found.size()).replaceAll(solution -> Arrays.copyOf(solution, length));
        return found;
    }

    static List<int[]> twice(List<int[]> found) {
        found.add(found.get(0).clone());
        return found;
    }

    static List<int[]> repeated(List<int[]> found) {
        found.set(found.size() - 1, found.get(0).clone());
        return found;
    }

    static List<int[]> withoutMiddle(int n, List<int[]> found) {
        found.removeIf(solution -> solution[0] == n / 2);
        return found;
    }

    static List<int[]> allTheSame(List<int[]> found) {
        found.replaceAll(solution -> found.get(0));
        return found;
    }

    /** Safe for threads, as all that faulty solvers keep: a test that asks from several sees no fault but theirs. */
    static IntFunction<List<int[]>> remembering(QueensSolver correct) {
        Map<Integer, List<int[]>> remembered = new ConcurrentHashMap<>();
        return n -> remembered.computeIfAbsent(n, correct::solve);
    }
}
