package nqueens.report.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.text.LineBreakRendering;
import org.commonmark.renderer.text.TextContentRenderer;

import nqueens.problem.Problem;

/** An exercise's statement and hints, from two files. A page shows all, with figures; a terminal shows only hints. */
public record Statement(Path kata, Problem exercise, String text) {

    private static final List<Extension> EXTENSIONS = List.of(TablesExtension.create());
    private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();
    private static final TextContentRenderer TERMINAL =
            TextContentRenderer.builder().lineBreakRendering(LineBreakRendering.COMPACT).build();
    /** Matches a link in HTML that leads to a file. */
    private static final Pattern LINK = Pattern.compile("<a href=\"([^\":]*)\">(.*?)</a>", Pattern.DOTALL);
    private static final Pattern HINT = Pattern.compile(
            "<details><summary>(Hint \\d of \\d: [^<]*)</summary>\n(.*?)\n</details>", Pattern.DOTALL);

    /** {@return the statement of an exercise in the kata's folder, or empty if the exercise has no statement} */
    public static Optional<Statement> of(Path kata, Problem exercise) {
        return text(kata.resolve(file(exercise))).map(text -> new Statement(kata, exercise, text
                + text(kata.resolve(hintsFile(exercise))).map(hints -> "\n#" + hints).orElse("")));
    }

    private static Optional<String> text(Path file) {
        try {
            return Files.isRegularFile(file) ? Optional.of(Files.readString(file).replace("\r\n", "\n"))
                    : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(file + " can't be read", e);
        }
    }

    /** {@return the path of an exercise's statement, relative to the kata's folder} */
    public static String file(Problem exercise) {
        return "exercises/" + exercise.id() + "/README.md";
    }

    /** {@return the path of an exercise's hints, relative to the kata's folder} */
    public static String hintsFile(Problem exercise) {
        return "exercises/" + exercise.id() + "/hints.md";
    }

    /** {@return the subject of the exercise, in a few words} */
    public String title() {
        return text.lines().limit(1).map(line -> line.replaceFirst("# \\S+: ", "").replace("`", "")).findFirst()
                .orElse("");
    }

    /**
     * {@return the statement without its heading, as HTML} Headings begin at the fourth level. A link to a file becomes
     * the link's text and the file's name, since browsers don't show Markdown. HTML is escaped, except for folds
     * ({@code details}). The fold of a hint has an id such as {@code <id>-hint-1}.
     */
    public String markup(String id) {
        String html = HtmlRenderer.builder().extensions(EXTENSIONS).escapeHtml(true)
                .attributeProviderFactory(context -> (node, tag, attributes) -> attributes.putAll(switch (tag) {
                    // wide code scrolls: the keyboard must reach it
                    case "pre" -> Map.of("tabindex", "0");
                    case "th" -> Map.of("scope", "col");
                    case "img" -> Map.of("src", figure(attributes.get("src")));
                    default -> Map.of();
                })).build().render(PARSER.parse(text.substring(text.indexOf('\n') + 1)));
        return LINK.matcher(html).replaceAll(link -> Matcher.quoteReplacement(
                link.group(2) + " (" + linked(link.group(1)).toString().replace('\\', '/') + ")"))
                .replace("<h2>", "<h4>").replace("</h2>", "</h4>")
                .replace("<table>", "<table>\n<caption class=\"away\">" + title() + "</caption>")
                .replaceAll("<p>&lt;details&gt;&lt;summary&gt;(.*)&lt;/summary&gt;</p>",
                        "<details><summary>$1</summary>")
                .replaceAll("<details>(<summary>Hint (\\d))", "<details id=\"" + id + "-hint-$2\">$1")
                .replace("<p>&lt;/details&gt;</p>", "</details>");
    }

    private Path linked(String destination) {
        return Path.of(file(exercise)).resolveSibling(destination.replaceFirst("#.*", "")).normalize();
    }

    private String figure(String source) {
        try {
            byte[] figure = Files.readAllBytes(kata.resolve(linked(source)));
            return "data:image/svg+xml;base64," + Base64.getEncoder().encodeToString(figure);
        } catch (IOException e) {
            return "";
        }
    }

    /** {@return the hints, each as lines that begin with the hint's title} */
    public List<List<String>> hints() {
        return HINT.matcher(text).results().map(hint -> {
            Node node = PARSER.parse(hint.group(2));
            node.accept(new AbstractVisitor() {
                @Override
                public void visit(Code code) {
                    // the renderer would quote code, which may contain quotes itself
                    code.insertAfter(new Text("`" + code.getLiteral() + "`"));
                    code.unlink();
                }

                @Override
                public void visit(SoftLineBreak lineBreak) {
                    // paragraphs are wrapped for the terminal later
                    lineBreak.insertAfter(new Text(" "));
                    lineBreak.unlink();
                }
            });
            return Stream.concat(Stream.of(hint.group(1)), TERMINAL.render(node).stripTrailing().lines()
                    .map(line -> line.isEmpty() ? "" : "  " + line)).toList();
        }).toList();
    }
}
