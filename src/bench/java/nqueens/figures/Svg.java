package nqueens.figures;

import java.util.Locale;

/**
 * A drawing as a separate SVG file. It has its own background, so that it looks the same on light and dark pages, and
 * uses the reader's font. It has a title and a description for people who can't see it. Lengths are in pixels, from the
 * upper left corner.
 */
final class Svg {

    private static final String STYLE = """
            .paper { fill: #fffdf7; stroke: #b9b2a3; }
            .frame { fill: none; stroke: #55585f; }
            .grid { stroke: #e2dccd; }
            .line { fill: none; stroke-width: 2.5; }
            .line0 { stroke: #b3001b; } .point0 { fill: #b3001b; }
            .line1 { stroke: #8a4b00; stroke-dasharray: 10 4; } .point1 { fill: #8a4b00; }
            .line2 { stroke: #3b3fa0; stroke-dasharray: 3 4; } .point2 { fill: #3b3fa0; }
            .line3 { stroke: #14582e; } .point3 { fill: #14582e; }
            .line4 { stroke: #7a2a7a; stroke-dasharray: 12 3 3 3; } .point4 { fill: #7a2a7a; }
            .line5 { stroke: #006d77; stroke-dasharray: 6 3; } .point5 { fill: #006d77; }
            .line6 { stroke: #1d1a16; } .point6 { fill: #1d1a16; }
            text { fill: #1d1a16; font-family: sans-serif; font-size: 14px; }
            .small { font-size: 11px; fill: #55585f; }
            .middle { text-anchor: middle; }
            .end { text-anchor: end; }
            """;

    private final String title;
    private final String description;
    private final int width;
    private final int height;
    private final StringBuilder elements = new StringBuilder();

    Svg(String title, String description, int width, int height) {
        this.title = title;
        this.description = description;
        this.width = width;
        this.height = height;
    }

    void rectangle(String look, double x, double y, double width, double height) {
        add("<rect class=\"%s\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\"/>",
                look, number(x), number(y), number(width), number(height));
    }

    void line(String look, double fromX, double fromY, double toX, double toY) {
        add("<line class=\"%s\" x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\"/>",
                look, number(fromX), number(fromY), number(toX), number(toY));
    }

    /** Adds an outline, moved by x and y. */
    void path(String look, double x, double y, String data) {
        add("<path class=\"%s\" transform=\"translate(%s %s)\" d=\"%s\"/>", look, number(x), number(y), data);
    }

    /** Adds a text whose base line begins, has its middle or ends at a point, depending on {@code look}. */
    void text(String look, double x, double y, String text) {
        add("<text class=\"%s\" x=\"%s\" y=\"%s\">%s</text>", look, number(x), number(y), escaped(text));
    }

    /** Returns the content of the file. */
    String markup() {
        return """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %1$d %2$d" width="%1$d" height="%2$d" role="img"\
                 aria-labelledby="title description">
                <title id="title">%3$s</title>
                <desc id="description">%4$s</desc>
                <style>
                %5$s</style>
                <rect class="paper" x="0.5" y="0.5" width="%6$d" height="%7$d" rx="8"/>
                %8$s</svg>
                """.formatted(width, height, escaped(title), escaped(description), STYLE, width - 1, height - 1,
                elements);
    }

    private void add(String format, Object... values) {
        elements.append(String.format(Locale.ROOT, format, values)).append('\n');
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    /** Formats a number with at most two decimals, without zeros at the end, the same on every machine. */
    private static String number(double value) {
        String text = String.format(Locale.ROOT, "%.2f", value);
        return text.contains(".") ? text.replaceAll("\\.?0+$", "") : text;
    }
}
