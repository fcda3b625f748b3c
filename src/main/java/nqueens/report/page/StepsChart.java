package nqueens.report.page;

import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.stream.IntStream;

import nqueens.report.text.Wording;

/**
 * A chart of the steps of a call against n, on a logarithmic scale: lines, the submission's own line first, and a
 * table. For a wide range of n, the scale of n is also logarithmic.
 */
record StepsChart(String id, String method, List<ChartSeries> series) {

    private static final PageTemplate TEMPLATE = PageTemplate.html("steps.svg.mustache");
    /** The size of the plot, without the space around it. */
    private static final int WIDTH = 266;
    private static final int HEIGHT = 138;
    /** The scale of n is logarithmic if the largest n is at least this many times the smallest. */
    private static final int WIDE = 100;
    /** Minimum distance between two numbers below a logarithmic scale. */
    private static final int ROOM_OF_A_SIZE = 30;
    /** The legend's place above the plot. */
    private static final int LEGEND = -42;
    private static final int LEGEND_LINE = 14;

    /** A line: its name, the suffix of the names of its styles, and the steps by n. */
    record ChartSeries(String name, String style, SortedMap<Integer, Long> steps) {
    }

    record ChartRow(int n, List<String> cells) {
    }

    private record ChartPoint(String x, String y, String words) {
    }

    /** A drawn line, and the place of its entry in the legend. */
    private record ChartLine(ChartSeries series, List<ChartPoint> points, int legend) {
    }

    String markup() {
        return TEMPLATE.fill(this).stripTrailing();
    }

    List<ChartRow> rows() {
        return allSizes().stream().map(n -> new ChartRow(n, series.stream()
                .map(each -> each.steps().containsKey(n) ? number(each.steps().get(n)) : "none").toList())).toList();
    }

    List<ChartPoint> decades() {
        return IntStream.rangeClosed(lowest(), highest()).mapToLong(decade -> Math.round(Math.pow(10, decade)))
                .mapToObj(steps -> point(allSizes().first(), steps, number(steps).replaceAll(",000,000$", " M")))
                .toList();
    }

    /** Returns the numbers below the chart; a logarithmic scale has room for only some of them. */
    List<ChartPoint> sizes() {
        NavigableSet<Integer> shown = new TreeSet<>();
        for (int n : allSizes().descendingSet()) {
            if (!isWide() || shown.isEmpty() || x(n) <= x(shown.first()) - ROOM_OF_A_SIZE) {
                shown.add(n);
            }
        }
        return shown.stream().map(n -> point(n, 0, Wording.rounded(n))).toList();
    }

    List<ChartLine> lines() {
        return IntStream.iterate(series.size() - 1, i -> i >= 0, i -> i - 1).mapToObj(i -> new ChartLine(series.get(i),
                series.get(i).steps().entrySet().stream()
                        .map(each -> point(each.getKey(), each.getValue(), "")).toList(),
                LEGEND + i * LEGEND_LINE)).toList();
    }

    private static String number(long steps) {
        return String.format(Locale.ROOT, "%,d", steps);
    }

    private NavigableSet<Integer> allSizes() {
        NavigableSet<Integer> sizes = new TreeSet<>();
        series.forEach(each -> sizes.addAll(each.steps().keySet()));
        return sizes;
    }

    private int lowest() {
        return (int) Math.floor(logarithms().getMin());
    }

    private int highest() {
        return Math.max(lowest() + 1, (int) Math.ceil(logarithms().getMax()));
    }

    private DoubleSummaryStatistics logarithms() {
        return series.stream().flatMap(each -> each.steps().values().stream())
                .mapToDouble(StepsChart::logarithm).summaryStatistics();
    }

    private static double logarithm(long steps) {
        return Math.log10(Math.max(1, steps));
    }

    private boolean isWide() {
        return allSizes().last() >= WIDE * allSizes().first();
    }

    private double x(int n) {
        int first = allSizes().first();
        int last = Math.max(first + 1, allSizes().last());
        return WIDTH * (isWide() ? Math.log((double) n / first) / Math.log((double) last / first)
                : (double) (n - first) / (last - first));
    }

    private ChartPoint point(int n, long steps, String words) {
        double height = (logarithm(steps) - lowest()) / (highest() - lowest());
        return new ChartPoint(Wording.oneDecimal(x(n)), Wording.oneDecimal(HEIGHT * (1 - height)), words);
    }
}
