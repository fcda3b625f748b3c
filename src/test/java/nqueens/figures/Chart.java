package nqueens.figures;

import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.stream.Collectors;

/**
 * Lines that show how something grows with n, on a logarithmic scale.
 *
 * @param title what is drawn, in a few words
 * @param unit what is counted, in the plural
 * @param smallest the smallest n
 * @param largest the largest n
 * @param lowest the power of ten at which the scale begins
 * @param decades how many powers of ten the scale covers
 * @param told the n whose values stand beside the lines
 * @param lines the lines, at most five
 */
record Chart(String title, String unit, int smallest, int largest, int lowest, int decades, int told,
        List<Line> lines) {

    private static final int LEFT = 104;
    private static final int TOP = 30;
    private static final int WIDTH = 454;
    private static final int HEIGHT = 360;
    /** Marks whose shapes tell the lines, where their colours don't. */
    private static final List<String> SHAPES = List.of("M-4 -4H4V4H-4z", "M0 -5L5 4H-5z", "M0 -5L5 0L0 5L-5 0z",
            "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z", "M-5 -4H5L0 5z");

    /**
     * A line.
     *
     * @param words what it shows
     * @param values n to how many
     */
    record Line(String words, SortedMap<Integer, Long> values) {

        private String description() {
            return String.format(Locale.ROOT, "%s: %,d for n = 4, %,d for n = %d", words, values.get(4),
                    values.get(values.lastKey()), values.lastKey());
        }
    }

    Svg draw() {
        Svg svg = new Svg(title, lines.stream().map(Line::description).collect(Collectors.joining("; ",
                "A chart of " + unit + " against n, on a logarithmic scale. The lines are ", ".")), 780, 450);
        axes(svg);
        for (int kind = 0; kind < lines.size(); kind++) {
            line(svg, kind, lines.get(kind));
        }
        return svg;
    }

    private void axes(Svg svg) {
        for (int decade = lowest; decade <= lowest + decades; decade++) {
            double y = y(Math.pow(10, decade));
            svg.line("grid", LEFT, y, LEFT + WIDTH, y);
            svg.text("small end", LEFT - 8, y + 4, String.format(Locale.ROOT, "%,d", Math.round(Math.pow(10, decade))));
        }
        for (int n = smallest; n <= largest; n++) {
            svg.line("grid", x(n), TOP, x(n), TOP + HEIGHT);
            svg.text("small middle", x(n), TOP + HEIGHT + 18, Integer.toString(n));
        }
        svg.rectangle("frame", LEFT, TOP, WIDTH, HEIGHT);
        svg.text("middle", LEFT + WIDTH / 2.0, TOP + HEIGHT + 40, "n");
        svg.text("small", 14, TOP - 12, unit);
    }

    private void line(Svg svg, int kind, Line line) {
        StringBuilder points = new StringBuilder();
        line.values().forEach((n, value) -> points.append(points.isEmpty() ? 'M' : 'L')
                .append(String.format(Locale.ROOT, "%.1f %.1f", x(n), y(value))));
        svg.path("line line" + kind, 0, 0, 1, points.toString());
        line.values().forEach((n, value) -> point(svg, kind, x(n), y(value)));
        double y = TOP + 40 + kind * 64;
        svg.path("line line" + kind, 0, 0, 1, String.format(Locale.ROOT, "M574 %.1fL610 %.1f", y, y));
        point(svg, kind, 592, y);
        svg.text("", 574, y + 22, line.words());
        svg.text("small", 574, y + 38, String.format(Locale.ROOT, "n = %d: %,d %s", told, line.values().get(told),
                unit));
    }

    private static void point(Svg svg, int kind, double x, double y) {
        svg.path("point" + kind, x, y, 1, SHAPES.get(kind));
    }

    private double x(int n) {
        return LEFT + WIDTH * (n - smallest + 0.5) / (largest - smallest + 1);
    }

    private double y(double value) {
        return TOP + HEIGHT * (1 - (Math.log10(value) - lowest) / decades);
    }
}
