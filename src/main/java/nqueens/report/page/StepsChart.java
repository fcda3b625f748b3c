package nqueens.report.page;

import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.report.text.Wording;

/**
 * How many steps a call took against n, on a logarithmic scale: lines, the submission's own first, and a table. Where
 * the largest n is many times the smallest, the scale of n is logarithmic, too.
 */
record StepsChart(String id, String method, List<ChartSeries> series) {

    private static final PageTemplate TEMPLATE = PageTemplate.html("steps.svg.mustache");
    /** The edges of what is drawn in; the template has them too, and what stands around them. */
    private static final int LEFT = 62;
    private static final int RIGHT = 348;
    private static final int TOP = 54;
    private static final int BOTTOM = 192;
    /** From this power of ten on. */
    private static final int MILLIONS = 6;
    /** From so many times the smallest n on, a chart of every n would be a chart of the largest ones. */
    private static final int WIDE = 100;
    /** So far two numbers below a logarithmic scale are apart at least. */
    private static final int ROOM_OF_A_SIZE = 30;
    private static final int LEGEND_TOP = 12;
    private static final int LEGEND_LINE = 14;

    /** A line: its name, the end of the names of its styles, and n to steps. */
    record ChartSeries(String name, String style, SortedMap<Integer, Long> steps) {

        /** Says what is drawn: both its ends. */
        private String description() {
            String first = number(steps.get(steps.firstKey())) + " for n = " + steps.firstKey();
            return name + ": " + (steps.size() == 1 ? first
                    : first + ", " + number(steps.get(steps.lastKey())) + " for n = " + steps.lastKey());
        }
    }

    /** One n of the table: a cell for each series. */
    record ChartRow(int n, List<String> cells) {
    }

    /** A line across the chart, at a power of ten. */
    private record Decade(String y, String labelY, String words) {
    }

    /** The upper left corner of a point's mark. */
    private record Point(String left, String top) {
    }

    /** A line as it is drawn, and its entry in the legend. */
    private record ChartLine(String style, String path, List<Point> points, String name, String y, String labelY,
            String markY) {
    }

    /** A number below the chart. */
    private record Size(String n, String x) {
    }

    String markup() {
        return TEMPLATE.fill(this).stripTrailing();
    }

    /** Gives the same as the drawing, for a table. */
    List<ChartRow> rows() {
        return allSizes().stream().map(n -> new ChartRow(n, series.stream()
                .map(each -> each.steps().containsKey(n) ? number(each.steps().get(n)) : "none").toList())).toList();
    }

    /** Says what the drawing shows: the ends of all lines. */
    String description() {
        return series.stream().map(ChartSeries::description).collect(Collectors.joining("; ", "", "."));
    }

    List<Decade> decades() {
        return IntStream.rangeClosed(lowest(), highest()).mapToObj(decade -> {
            double y = y(Math.pow(10, decade));
            return new Decade(coordinate(y), coordinate(y + 4), powerOfTen(decade));
        }).toList();
    }

    /** The lines; its own is drawn last, above the others. */
    List<ChartLine> lines() {
        List<ChartLine> lines = new ArrayList<>();
        for (int i = series.size() - 1; i >= 0; i--) {
            lines.add(line(series.get(i), LEGEND_TOP + i * LEGEND_LINE));
        }
        return lines;
    }

    private static String number(long steps) {
        return String.format(Locale.ROOT, "%,d", steps);
    }

    private static String powerOfTen(int decade) {
        return decade < MILLIONS ? String.format(Locale.ROOT, "%,.0f", Math.pow(10, decade))
                : String.format(Locale.ROOT, "%,.0f M", Math.pow(10, decade - MILLIONS));
    }

    private NavigableSet<Integer> allSizes() {
        NavigableSet<Integer> sizes = new TreeSet<>();
        series.forEach(each -> sizes.addAll(each.steps().keySet()));
        return sizes;
    }

    /** The numbers below the chart: all, or on a logarithmic scale those that have room. */
    List<Size> sizes() {
        LinkedList<Size> sizes = new LinkedList<>();
        double next = Double.POSITIVE_INFINITY;
        for (int n : allSizes().descendingSet()) {
            if (!isWide() || x(n) <= next - ROOM_OF_A_SIZE) {
                sizes.addFirst(new Size(Wording.rounded(n), coordinate(x(n))));
                next = x(n);
            }
        }
        return sizes;
    }

    private ChartLine line(ChartSeries drawn, double legend) {
        StringBuilder path = new StringBuilder();
        List<Point> points = new ArrayList<>();
        drawn.steps().forEach((n, steps) -> {
            double x = x(n);
            double y = y(steps);
            path.append(points.isEmpty() ? "M" : "L").append(coordinate(x)).append(' ').append(coordinate(y));
            points.add(new Point(coordinate(x - 3.5), coordinate(y - 3.5)));
        });
        return new ChartLine(drawn.style(), path.toString(), points, drawn.name(), coordinate(legend),
                coordinate(legend + 4), coordinate(legend - 3.5));
    }

    private int lowest() {
        return (int) Math.floor(logarithms().min(Double::compare).orElseThrow());
    }

    /** At least a decade above the lowest. */
    private int highest() {
        return Math.max(lowest() + 1, (int) Math.ceil(logarithms().max(Double::compare).orElseThrow()));
    }

    private Stream<Double> logarithms() {
        return series.stream().flatMap(each -> each.steps().values().stream()).map(StepsChart::logarithm);
    }

    private static double logarithm(double steps) {
        return Math.log10(Math.max(1, steps));
    }

    private boolean isWide() {
        return allSizes().last() >= WIDE * allSizes().first();
    }

    private double x(int n) {
        int first = allSizes().first();
        int last = Math.max(first + 1, allSizes().last());
        double share = isWide() ? Math.log((double) n / first) / Math.log((double) last / first)
                : (double) (n - first) / (last - first);
        return LEFT + 10 + share * (RIGHT - LEFT - 20);
    }

    private double y(double steps) {
        return BOTTOM - (logarithm(steps) - lowest()) / (highest() - lowest()) * (BOTTOM - TOP);
    }

    private static String coordinate(double value) {
        return Wording.oneDecimal(value);
    }
}
