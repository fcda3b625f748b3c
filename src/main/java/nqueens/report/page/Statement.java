package nqueens.report.page;

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

import com.samskivert.mustache.Escapers;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/**
 * The statement of an exercise for a page: its README with the figures in it. Of HTML in a README nothing is kept but
 * {@code <details>} with a summary of text; a link leads on where the page lies beside the kata, and else is its words.
 *
 * @param title what it is about, in a few words
 * @param markup the rest, as HTML whose headings begin at the fourth level
 */
record Statement(String title, String markup) {

    private static final List<Extension> EXTENSIONS = List.of(TablesExtension.create());
    private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();
    private static final HtmlRenderer HTML = HtmlRenderer.builder().extensions(EXTENSIONS)
            .attributeProviderFactory(context -> (node, tag, attributes) -> attributes.putAll(switch (tag) {
                // code may be wider than its column: the keyboard has to reach what scrolls
                case "pre" -> Map.of("tabindex", "0");
                case "th" -> Map.of("scope", "col");
                default -> Map.of();
            })).build();
    private static final Pattern DETAILS = Pattern.compile("<details><summary>([^<]*</summary>)");
    private static final Pattern HINT = Pattern.compile("Hint (\\d) of \\d: .*");
    /** What a README's heading says before what it is about. */
    private static final Pattern TITLE = Pattern.compile("^\\S+: ");
    private static final int LEVELS_DOWN = 2;
    private static final int LOWEST_LEVEL = 6;

    /**
     * {@return the statement of an exercise, by its folder in the kata; empty where there is no README}
     *
     * @param linked from where the page lies to that folder; empty where it doesn't lie beside the kata
     * @param id what ids within the page begin with; that of a hint's fold ends with {@code -hint-1}, say
     */
    static Optional<Statement> of(Path exercise, Optional<String> linked, String id) {
        Path readme = exercise.resolve("README.md");
        if (!Files.isRegularFile(readme)) {
            return Optional.empty();
        }
        try {
            Node document = PARSER.parse(Files.readString(readme));
            String title = "";
            if (document.getFirstChild() instanceof Heading heading) {
                title = TITLE.matcher(words(heading)).replaceFirst("");
                heading.unlink();
            }
            document.accept(new ForPage(exercise, linked, id));
            return Optional.of(new Statement(title, HTML.render(document)));
        } catch (IOException e) {
            throw new UncheckedIOException(readme + " can't be read", e);
        }
    }

    private static String words(Node node) {
        StringBuilder words = new StringBuilder();
        node.accept(new AbstractVisitor() {
            @Override
            public void visit(Text text) {
                words.append(text.getLiteral());
            }

            @Override
            public void visit(Code code) {
                words.append(code.getLiteral());
            }
        });
        return words.toString();
    }

    /** Makes of a README what stands in a page. */
    private static final class ForPage extends AbstractVisitor {

        private final Path exercise;
        private final Optional<String> linked;
        private final String id;
        /** The nearest heading above, as HTML. */
        private String heading = "";

        ForPage(Path exercise, Optional<String> linked, String id) {
            this.exercise = exercise;
            this.linked = linked;
            this.id = id;
        }

        @Override
        public void visit(Heading node) {
            visitChildren(node);
            node.setLevel(Math.min(LOWEST_LEVEL, node.getLevel() + LEVELS_DOWN));
            heading = Escapers.HTML.escape(words(node));
        }

        /** A table, the one block that the extension adds, gets a caption for those who hear the page. */
        @Override
        public void visit(CustomBlock table) {
            visitChildren(table);
            HtmlBlock caption = new HtmlBlock();
            caption.setLiteral("<caption class=\"away\">" + heading + "</caption>");
            table.prependChild(caption);
        }

        @Override
        public void visit(HtmlBlock block) {
            String literal = block.getLiteral().strip();
            Matcher details = DETAILS.matcher(literal);
            if (details.matches()) {
                Matcher hint = HINT.matcher(details.group(1));
                block.setLiteral("<details" + (hint.find() ? " id=\"" + id + "-hint-" + hint.group(1) + "\"" : "")
                        + "><summary>" + details.group(1));
            } else if (!literal.equals("</details>")) {
                replace(block, literal + "\n");
            }
        }

        @Override
        public void visit(HtmlInline inline) {
            replace(inline, inline.getLiteral());
        }

        @Override
        public void visit(Image image) {
            try {
                byte[] figure = Files.readAllBytes(exercise.resolve(image.getDestination()).normalize());
                image.setDestination("data:image/svg+xml;base64," + Base64.getEncoder().encodeToString(figure));
            } catch (IOException e) {
                replace(image, words(image));
            }
        }

        @Override
        public void visit(Link link) {
            visitChildren(link);
            if (linked.isPresent() && !link.getDestination().contains(":")) {
                link.setDestination(linked.get() + link.getDestination());
                return;
            }
            while (link.getFirstChild() != null) {
                link.insertBefore(link.getFirstChild());
            }
            link.unlink();
        }

        private static void replace(Node node, String text) {
            node.insertBefore(new Text(text));
            node.unlink();
        }
    }
}
