package nqueens.figures;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.stream.Collectors;

/**
 * Lines that show how something grows with n, on a logarithmic scale.
 *
 * @param unit the counted unit, in the plural, or {@link #TIME} for values in nanoseconds
 * @param lowest the power of ten at which the scale begins
 * @param lines the lines, at most seven
 */
record Chart(String unit, int lowest, List<Line> lines) {

    static final String TIME = "time";
    private static final List<String> UNITS_OF_TIME = List.of("ns", "µs", "ms", "s");
    private static final int SMALLEST_N = 4;
    private static final int LARGEST_N = 17;
    /** The n whose values are written beside the lines. */
    private static final int TOLD = 8;
    private static final int DECADES = 8;
    private static final int LEFT = 104;
    private static final int TOP = 30;
    private static final int WIDTH = 344;
    private static final int HEIGHT = 360;
    /** Marks whose shapes distinguish the lines, even without colours. */
    private static final List<String> SHAPES = List.of("M-4 -4H4V4H-4z", "M0 -5L5 4H-5z", "M0 -5L5 0L0 5L-5 0z",
            "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z", "M-5 -4H5L0 5z", "M-5 -2H5V2H-5z", "M-2 -5H2V5H-2z");

    /**
     * A line.
     *
     * @param words the name of the line
     * @param values the values by n
     */
    record Line(String words, SortedMap<Integer, Long> values) {
    }

    /** Draws charts of the same lines beside each other. */
    static Svg draw(String title, List<Chart> charts) {
        int words = charts.size() * (LEFT + WIDTH) + 16;
        Svg svg = new Svg(title, charts.stream().map(Chart::description).collect(Collectors.joining(" ")),
                words + 206, 450);
        for (int i = 0; i < charts.size(); i++) {
            charts.get(i).draw(svg, i * (LEFT + WIDTH) + LEFT);
        }
        for (int kind = 0; kind < charts.get(0).lines.size(); kind++) {
            words(svg, words, kind, charts);
        }
        return svg;
    }

    private String description() {
        return lines.stream().map(line -> String.format(Locale.ROOT, "%s: %s for n = %d, %s for n = %d", line.words(),
                number(line.values().get(SMALLEST_N)), SMALLEST_N,
                number(line.values().get(line.values().lastKey())), line.values().lastKey()))
                .collect(Collectors.joining("; ", "A chart of " + unit
                        + " against n, on a logarithmic scale. The lines are ", "."));
    }

    private void draw(Svg svg, int left) {
        for (int decade = lowest; decade <= lowest + DECADES; decade++) {
            double y = y(Math.pow(10, decade));
            svg.line("grid", left, y, left + WIDTH, y);
            svg.text("small end", left - 8, y + 4, number(Math.pow(10, decade)));
        }
        for (int n = SMALLEST_N; n <= LARGEST_N; n++) {
            svg.line("grid", x(n, left), TOP, x(n, left), TOP + HEIGHT);
            svg.text("small middle", x(n, left), TOP + HEIGHT + 18, Integer.toString(n));
        }
        svg.rectangle("frame", left, TOP, WIDTH, HEIGHT);
        svg.text("middle", left + WIDTH / 2.0, TOP + HEIGHT + 40, "n");
        svg.text("small", left - 90, TOP - 12, unit);
        for (int kind = 0; kind < lines.size(); kind++) {
            SortedMap<Integer, Long> values = lines.get(kind).values();
            svg.path("line line" + kind, 0, 0, values.entrySet().stream()
                    .map(each -> String.format(Locale.ROOT, "%.1f %.1f", x(each.getKey(), left), y(each.getValue())))
                    .collect(Collectors.joining("L", "M", "")));
            for (int n : values.keySet()) {
                svg.path("point" + kind, x(n, left), y(values.get(n)), SHAPES.get(kind));
            }
        }
    }

    /** Names a line beside the charts that have it. */
    private static void words(Svg svg, int left, int kind, List<Chart> charts) {
        double y = TOP + 10 + kind * 53;
        svg.path("line line" + kind, 0, 0, String.format(Locale.ROOT, "M%d %.1fL%d %.1f", left, y, left + 36, y));
        svg.path("point" + kind, left + 18, y, SHAPES.get(kind));
        svg.text("", left, y + 22, charts.get(0).lines.get(kind).words());
        svg.text("small", left, y + 38, charts.stream()
                .map(chart -> chart.number(chart.lines.get(kind).values().get(TOLD))
                        + (chart.unit.equals(TIME) ? "" : " " + chart.unit))
                .collect(Collectors.joining(", ", "n = " + TOLD + ": ", "")));
    }

    private String number(double value) {
        if (!unit.equals(TIME)) {
            return String.format(Locale.ROOT, "%,d", Math.round(value));
        }
        int thousands = Math.min((int) (Math.log10(value) / 3), UNITS_OF_TIME.size() - 1);
        return BigDecimal.valueOf(value).scaleByPowerOfTen(-3 * thousands).round(new MathContext(3))
                .stripTrailingZeros().toPlainString() + " " + UNITS_OF_TIME.get(thousands);
    }

    private double x(int n, int left) {
        return left + WIDTH * (n - SMALLEST_N + 0.5) / (LARGEST_N - SMALLEST_N + 1);
    }

    private double y(double value) {
        return TOP + HEIGHT * (1 - (Math.log10(value) - lowest) / DECADES);
    }
}
