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
 * @param title what is drawn, in a few words
 * @param unit what is counted, in the plural; or {@link #TIME}, and values are nanoseconds
 * @param smallest the smallest n
 * @param largest the largest n
 * @param lowest the power of ten at which the scale begins
 * @param decades how many powers of ten the scale covers
 * @param told the n whose values stand beside the lines
 * @param lines the lines, at most seven
 */
record Chart(String title, String unit, int smallest, int largest, int lowest, int decades, int told,
        List<Line> lines) {

    static final String TIME = "time";
    private static final List<String> UNITS_OF_TIME = List.of("ns", "µs", "ms", "s");
    private static final int LEFT = 104;
    private static final int TOP = 30;
    private static final int WIDTH = 454;
    private static final int WIDTH_OF_ONE_OF_TWO = 344;
    private static final int HEIGHT = 360;
    /** Marks whose shapes tell the lines, where their colours don't. */
    private static final List<String> SHAPES = List.of("M-4 -4H4V4H-4z", "M0 -5L5 4H-5z", "M0 -5L5 0L0 5L-5 0z",
            "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z", "M-5 -4H5L0 5z", "M-5 -2H5V2H-5z", "M-2 -5H2V5H-2z");

    /**
     * A line.
     *
     * @param words what it shows
     * @param values n to how many
     */
    record Line(String words, SortedMap<Integer, Long> values) {
    }

    Svg draw() {
        return draw(title, List.of(this));
    }

    /** Draws charts of the same lines, one or two, beside each other. */
    static Svg draw(String title, List<Chart> charts) {
        int width = charts.size() == 1 ? WIDTH : WIDTH_OF_ONE_OF_TWO;
        int words = charts.size() * (LEFT + width) + 16;
        Svg svg = new Svg(title, charts.stream().map(Chart::description).collect(Collectors.joining(" ")),
                words + 206, 450);
        for (int i = 0; i < charts.size(); i++) {
            charts.get(i).draw(svg, i * (LEFT + width) + LEFT, width);
        }
        for (int kind = 0; kind < charts.get(0).lines.size(); kind++) {
            words(svg, words, kind, charts);
        }
        return svg;
    }

    private String description() {
        return lines.stream().map(line -> String.format(Locale.ROOT, "%s: %s for n = 4, %s for n = %d", line.words(),
                number(line.values().get(4)), number(line.values().get(line.values().lastKey())),
                line.values().lastKey())).collect(Collectors.joining("; ", "A chart of " + unit
                + " against n, on a logarithmic scale. The lines are ", "."));
    }

    private void draw(Svg svg, int left, int width) {
        for (int decade = lowest; decade <= lowest + decades; decade++) {
            double y = y(Math.pow(10, decade));
            svg.line("grid", left, y, left + width, y);
            svg.text("small end", left - 8, y + 4, number(Math.pow(10, decade)));
        }
        for (int n = smallest; n <= largest; n++) {
            svg.line("grid", x(n, left, width), TOP, x(n, left, width), TOP + HEIGHT);
            svg.text("small middle", x(n, left, width), TOP + HEIGHT + 18, Integer.toString(n));
        }
        svg.rectangle("frame", left, TOP, width, HEIGHT);
        svg.text("middle", left + width / 2.0, TOP + HEIGHT + 40, "n");
        svg.text("small", left - 90, TOP - 12, unit);
        for (int kind = 0; kind < lines.size(); kind++) {
            SortedMap<Integer, Long> values = lines.get(kind).values();
            svg.path("line line" + kind, 0, 0, 1, values.entrySet().stream().map(each -> String.format(Locale.ROOT,
                    "%.1f %.1f", x(each.getKey(), left, width), y(each.getValue())))
                    .collect(Collectors.joining("L", "M", "")));
            for (int n : values.keySet()) {
                svg.path("point" + kind, x(n, left, width), y(values.get(n)), 1, SHAPES.get(kind));
            }
        }
    }

    /** Names a line beside the charts that have it. */
    private static void words(Svg svg, int left, int kind, List<Chart> charts) {
        Chart first = charts.get(0);
        double y = TOP + (first.lines.size() > 5 ? 10 + kind * 53 : 40 + kind * 64);
        svg.path("line line" + kind, 0, 0, 1, String.format(Locale.ROOT, "M%d %.1fL%d %.1f", left, y, left + 36, y));
        svg.path("point" + kind, left + 18, y, 1, SHAPES.get(kind));
        svg.text("", left, y + 22, first.lines.get(kind).words());
        svg.text("small", left, y + 38, charts.stream()
                .map(chart -> chart.number(chart.lines.get(kind).values().get(chart.told))
                        + (chart.unit.equals(TIME) ? "" : " " + chart.unit))
                .collect(Collectors.joining(", ", "n = " + first.told + ": ", "")));
    }

    private String number(double value) {
        if (!unit.equals(TIME)) {
            return String.format(Locale.ROOT, "%,d", Math.round(value));
        }
        int thousands = Math.min((int) (Math.log10(value) / 3), UNITS_OF_TIME.size() - 1);
        return BigDecimal.valueOf(value).scaleByPowerOfTen(-3 * thousands).round(new MathContext(3))
                .stripTrailingZeros().toPlainString() + " " + UNITS_OF_TIME.get(thousands);
    }

    private double x(int n, int left, int width) {
        return left + width * (n - smallest + 0.5) / (largest - smallest + 1);
    }

    private double y(double value) {
        return TOP + HEIGHT * (1 - (Math.log10(value) - lowest) / decades);
    }
}
