package nqueens.figures;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Nodes visited against n, a line an idea, as far as a run takes a moment. */
final class NodesFigure {

    /** A search that would visit more is not run. */
    static final long MOST_NODES = 20_000_000;

    private static final int LARGEST_N = 13;

    private NodesFigure() {
    }

    /** Runs an idea for n = 1, 2, ... as long as it is quick. */
    static List<Long> runs(Idea idea) {
        List<Long> nodes = new ArrayList<>();
        for (int n = 1; n <= LARGEST_N && isQuick(idea, n); n++) {
            nodes.add(idea.nodes(n));
        }
        return nodes;
    }

    private static boolean isQuick(Idea idea, int n) {
        return idea == Idea.TESTED_AT_ONCE || idea.formula(n).longValueExact() <= MOST_NODES;
    }

    static Svg draw() {
        return new Chart("Nodes visited against n, by idea", "nodes", 1, LARGEST_N, 0, 8, 6,
                Arrays.stream(Idea.values()).map(NodesFigure::line).toList()).draw();
    }

    private static Chart.Line line(Idea idea) {
        SortedMap<Integer, Long> nodes = new TreeMap<>();
        runs(idea).forEach(each -> nodes.put(nodes.size() + 1, each));
        return new Chart.Line(idea.words(), nodes);
    }
}
