package nqueens.report;

import java.util.ArrayList;
import java.util.List;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Comment;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;

/** What a browser makes of a page but for its text: elements, attributes and comments, in order. */
final class PageSkeleton {

    private PageSkeleton() {
    }

    /** A line an element, with all of its attributes; only where a link leads is left out. */
    static List<String> of(String page) {
        List<String> lines = new ArrayList<>();
        Document document = Jsoup.parse(page);
        document.traverse((node, depth) -> add(lines, node, depth));
        return lines;
    }

    private static void add(List<String> lines, Node node, int depth) {
        if (node instanceof Comment) {
            lines.add("comment");
        } else if (node instanceof Element element) {
            StringBuilder line = new StringBuilder(depth + " " + element.tagName());
            for (Attribute attribute : element.attributes()) {
                line.append(' ').append(attribute.getKey()).append('=')
                        .append(attribute.getKey().equals("href") ? "" : attribute.getValue());
            }
            lines.add(line.toString());
        }
    }
}
