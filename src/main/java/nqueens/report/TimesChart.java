package nqueens.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * How long {@code count(n)} took against n, on a logarithmic scale: a line and a table. Where a call was not
 * answered its n has no point.
 *
 * @param id the id of the drawing's title: a letter, then letters, digits and hyphens
 * @param exercise the exercise's id
 * @param own n to the submission's seconds; not empty
 * @param reference n to what the reference solution would take, in seconds; empty if nobody knows
 */
record TimesChart(
        String id, String exercise, SortedMap<Integer, Double> own, SortedMap<Integer, Double> reference) {

    private static final PageTemplate TEMPLATE = PageTemplate.html("times.svg.mustache");
    /** The edges of what is drawn in; the template has them too, and what stands around them. */
    private static final int LEFT = 48;
    private static final int RIGHT = 348;
    private static final int TOP = 28;
    private static final int BOTTOM = 192;
    /** A call that took no time that the clock could tell took less than this. */
    private static final double LEAST = 0.000_001;

    /** One n of the table. */
    record Row(int n, String own, String reference) {
    }

    /** A line across the chart, at a power of ten. */
    private record Decade(String y, String labelY, String words) {
    }

    /** The middle of a point, and the upper left corner of its mark. */
    private record Point(String x, String y, String left, String top) {
    }

    private record Series(String line, List<Point> points) {
    }

    /** A number below the chart. */
    private record Size(int n, String x) {
    }

    /** What the template fills in. */
    private record View(
            String id, String description, List<Decade> decades, List<Size> sizes, Optional<Series> own,
            Optional<Series> reference) {
    }

    /** Gives the drawing, an {@code svg} element. */
    String markup() {
        List<Decade> decades = new ArrayList<>();
        for (int decade = lowest(); decade <= highest(); decade++) {
            double y = y(Math.pow(10, decade));
            decades.add(new Decade(number(y), number(y + 4), powerOfTen(decade)));
        }
        List<Size> sizes = sizes().stream().map(n -> new Size(n, number(x(n)))).toList();
        return TEMPLATE.fill(new View(id, description(), decades, sizes, series(own), series(reference)))
                .stripTrailing();
    }

    /** Gives the same as the drawing, for a table. */
    List<Row> rows() {
        return sizes().stream().map(n -> new Row(n, words(own, n), words(reference, n))).toList();
    }

    /** Says what the drawing shows: the ends of both lines. */
    String description() {
        return "This submission: " + ends(own)
                + (reference.isEmpty() ? "." : ". Reference solution: " + ends(reference) + ".");
    }

    /** Gives a time as people read it, to two or three digits, such as {@code 0.42 ms} or {@code 4.2 ms}. */
    static String words(double seconds) {
        if (seconds < 0.0995) {
            double millis = seconds * 1000;
            String format = millis < 0.995 ? "%.2f ms" : millis < 9.95 ? "%.1f ms" : "%.0f ms";
            return String.format(Locale.ROOT, format, millis);
        }
        return String.format(Locale.ROOT, seconds < 9.995 ? "%.2f s" : "%.1f s", seconds);
    }

    private static String words(SortedMap<Integer, Double> times, int n) {
        return times.containsKey(n) ? words(times.get(n)) : "none";
    }

    private static String ends(SortedMap<Integer, Double> times) {
        String first = words(times.get(times.firstKey())) + " for n = " + times.firstKey();
        return times.size() == 1 ? first
                : first + ", " + words(times.get(times.lastKey())) + " for n = " + times.lastKey();
    }

    private static String powerOfTen(int decade) {
        return decade >= -1 ? String.format(Locale.ROOT, decade < 0 ? "%.1f s" : "%.0f s", Math.pow(10, decade))
                : String.format(Locale.ROOT, "%." + Math.max(0, -3 - decade) + "f ms", Math.pow(10, decade + 3));
    }

    private SortedSet<Integer> sizes() {
        SortedSet<Integer> sizes = new TreeSet<>(own.keySet());
        sizes.addAll(reference.keySet());
        return sizes;
    }

    private Optional<Series> series(SortedMap<Integer, Double> times) {
        StringBuilder line = new StringBuilder();
        List<Point> points = new ArrayList<>();
        times.forEach((n, seconds) -> {
            double x = x(n);
            double y = y(seconds);
            line.append(points.isEmpty() ? "M" : "L").append(number(x)).append(' ').append(number(y));
            points.add(new Point(number(x), number(y), number(x - 3.5), number(y - 3.5)));
        });
        return points.isEmpty() ? Optional.empty() : Optional.of(new Series(line.toString(), points));
    }

    private int lowest() {
        return (int) Math.floor(logarithms().min(Double::compare).orElseThrow());
    }

    /** At least a decade above the lowest. */
    private int highest() {
        return Math.max(lowest() + 1, (int) Math.ceil(logarithms().max(Double::compare).orElseThrow()));
    }

    private Stream<Double> logarithms() {
        return Stream.concat(own.values().stream(), reference.values().stream()).map(TimesChart::logarithm);
    }

    private static double logarithm(double seconds) {
        return Math.log10(Math.max(LEAST, seconds));
    }

    private double x(int n) {
        int first = sizes().first();
        int last = Math.max(first + 1, sizes().last());
        return LEFT + 10 + (double) (n - first) / (last - first) * (RIGHT - LEFT - 20);
    }

    private double y(double seconds) {
        return BOTTOM - (logarithm(seconds) - lowest()) / (highest() - lowest()) * (BOTTOM - TOP);
    }

    private static String number(double value) {
        return Wording.oneDecimal(value);
    }
}
