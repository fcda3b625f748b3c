package nqueens.figures;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/** All the figures, by the names of their files in {@code figures/}. */
final class Figures {

    private static final Map<String, Supplier<Svg>> BY_NAME = new TreeMap<>(Map.of(
            "solutions-4.svg", BoardFigures::solutions,
            "scan.svg", BoardFigures::scan,
            "array.svg", BoardFigures::array,
            "diagonals.svg", BoardFigures::diagonals,
            "bits.svg", BoardFigures::bits,
            "search-tree-4.svg", TreeFigure::draw,
            "nodes.svg", NodesFigure::draw));

    private Figures() {
    }

    static Map<String, Supplier<Svg>> byName() {
        return BY_NAME;
    }
}
