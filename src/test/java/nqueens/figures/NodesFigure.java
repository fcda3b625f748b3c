package nqueens.figures;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Nodes visited against n, a line an idea, on a logarithmic scale, as far as a run takes a moment. */
final class NodesFigure {

    /** A search that would visit more is not run. */
    static final long MOST_NODES = 20_000_000;

    private static final int LARGEST_N = 13;
    private static final int DECADES = 8;
    private static final int LEFT = 88;
    private static final int TOP = 30;
    private static final int WIDTH = 470;
    private static final int HEIGHT = 360;

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
        StringBuilder description = new StringBuilder("A chart of the nodes of the search tree against n, on a"
                + " logarithmic scale.");
        for (Idea idea : Idea.values()) {
            List<Long> runs = runs(idea);
            description.append(String.format(Locale.ROOT, " %s: %,d for n = 4, %,d for n = %d.",
                    capital(idea.words()), runs.get(3), runs.get(runs.size() - 1), runs.size()));
        }
        Svg svg = new Svg("Nodes visited against n, by idea", description.toString(), 780, 450);
        axes(svg);
        for (Idea idea : Idea.values()) {
            line(svg, idea, runs(idea));
        }
        return svg;
    }

    private static String capital(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    private static void axes(Svg svg) {
        for (int decade = 0; decade <= DECADES; decade++) {
            double y = y(Math.pow(10, decade));
            svg.line("grid", LEFT, y, LEFT + WIDTH, y);
            svg.text("small end", LEFT - 8, y + 4, String.format(Locale.ROOT, "%,d", Math.round(Math.pow(10, decade))));
        }
        for (int n = 1; n <= LARGEST_N; n++) {
            svg.line("grid", x(n), TOP, x(n), TOP + HEIGHT);
            svg.text("small middle", x(n), TOP + HEIGHT + 18, Integer.toString(n));
        }
        svg.rectangle("frame", LEFT, TOP, WIDTH, HEIGHT);
        svg.text("middle", LEFT + WIDTH / 2.0, TOP + HEIGHT + 40, "n");
        svg.text("small", 14, TOP - 12, "nodes");
    }

    private static void line(Svg svg, Idea idea, List<Long> nodes) {
        int kind = idea.ordinal();
        StringBuilder points = new StringBuilder();
        for (int n = 1; n <= nodes.size(); n++) {
            points.append(n == 1 ? 'M' : 'L')
                    .append(String.format(Locale.ROOT, "%.1f %.1f", x(n), y(nodes.get(n - 1))));
        }
        svg.path("line line" + kind, 0, 0, 1, points.toString());
        for (int n = 1; n <= nodes.size(); n++) {
            point(svg, kind, x(n), y(nodes.get(n - 1)));
        }
        double y = TOP + 40 + kind * 64;
        svg.path("line line" + kind, 0, 0, 1, String.format(Locale.ROOT, "M574 %.1fL610 %.1f", y, y));
        point(svg, kind, 592, y);
        svg.text("", 574, y + 22, idea.words());
        svg.text("small", 574, y + 38, String.format(Locale.ROOT, "n = 6: %,d nodes", nodes.get(5)));
    }

    /** A mark whose shape tells the line, where its colour doesn't. */
    private static void point(Svg svg, int kind, double x, double y) {
        String shape = switch (kind) {
            case 0 -> "M-4 -4H4V4H-4z";
            case 1 -> "M0 -5L5 4H-5z";
            case 2 -> "M0 -5L5 0L0 5L-5 0z";
            default -> "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z";
        };
        svg.path("point" + kind, x, y, 1, shape);
    }

    private static double x(int n) {
        return LEFT + WIDTH * (n - 0.5) / LARGEST_N;
    }

    private static double y(double nodes) {
        return TOP + HEIGHT * (1 - Math.log10(nodes) / DECADES);
    }
}
