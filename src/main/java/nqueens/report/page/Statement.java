package nqueens.report.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.html.HtmlWriter;

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
    private static final Pattern DETAILS = Pattern.compile("<details><summary>([^<]*)</summary>");
    private static final Pattern HINT = Pattern.compile("Hint (\\d) of \\d: .*");
    /** What a README's heading says before what it is about. */
    private static final Pattern TITLE = Pattern.compile("^\\S+: ");
    private static final int LEVELS_DOWN = 2;
    private static final int LOWEST_LEVEL = 6;

    /**
     * {@return the statement of an exercise, by its folder in the kata; empty where there is no README}
     *
     * @param linked from where the page lies to that folder; empty where it doesn't lie beside the kata
     * @param id what ids within the page begin with
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
                title = TITLE.matcher(text(heading)).replaceFirst("");
                heading.unlink();
            }
            return Optional.of(new Statement(title, HtmlRenderer.builder()
                    // before the extension's own: the first has a say
                    .nodeRendererFactory(context -> new Renderer(context, exercise, linked, id))
                    // code may be wider than its column: the keyboard has to reach what scrolls
                    .attributeProviderFactory(context -> (node, tag, attributes) ->
                            attributes.putAll(tag.equals("pre") ? Map.of("tabindex", "0") : Map.of()))
                    .extensions(EXTENSIONS).escapeHtml(true).build().render(document)));
        } catch (IOException e) {
            throw new UncheckedIOException(readme + " can't be read", e);
        }
    }

    /** The id of a hint's fold in the page. */
    static String hintId(String id, int number) {
        return id + "-hint-" + number;
    }

    private static String text(Node node) {
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

    /** What is drawn otherwise than CommonMark has it. */
    private record Renderer(HtmlNodeRendererContext context, Path exercise, Optional<String> linked, String id)
            implements NodeRenderer {

        @Override
        public Set<Class<? extends Node>> getNodeTypes() {
            return Set.of(Heading.class, HtmlBlock.class, Image.class, Link.class, TableBlock.class, TableCell.class);
        }

        @Override
        public void render(Node node) {
            HtmlWriter html = context.getWriter();
            if (node instanceof Heading heading) {
                element("h" + Math.min(LOWEST_LEVEL, heading.getLevel() + LEVELS_DOWN), Map.of(), node);
                html.line();
            } else if (node instanceof HtmlBlock block) {
                fold(block.getLiteral().strip(), html);
            } else if (node instanceof Image image) {
                figure(image, html);
            } else if (node instanceof Link link) {
                link(link);
            } else if (node instanceof TableBlock) {
                html.tag("table");
                html.tag("caption", Map.of("class", "away"));
                html.text(heading(node));
                html.tag("/caption");
                children(node);
                html.tag("/table");
                html.line();
            } else if (node instanceof TableCell cell && cell.isHeader()) {
                element("th", Map.of("scope", "col"), node);
            } else {
                element("td", Map.of(), node);
            }
        }

        private void element(String name, Map<String, String> attributes, Node node) {
            context.getWriter().tag(name, attributes);
            children(node);
            context.getWriter().tag("/" + name);
        }

        private void children(Node node) {
            for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
                context.render(child);
            }
        }

        private void fold(String block, HtmlWriter html) {
            Matcher details = DETAILS.matcher(block);
            if (details.matches()) {
                Matcher hint = HINT.matcher(details.group(1));
                html.tag("details", hint.matches()
                        ? Map.of("id", hintId(id, Integer.parseInt(hint.group(1)))) : Map.of());
                html.tag("summary");
                html.text(details.group(1));
                html.tag("/summary");
            } else if (block.equals("</details>")) {
                html.tag("/details");
            } else {
                html.text(block);
            }
            html.line();
        }

        private void figure(Image image, HtmlWriter html) {
            Path file = exercise.resolve(image.getDestination()).normalize();
            try {
                html.tag("img", Map.of("alt", text(image), "src", "data:image/svg+xml;base64,"
                        + Base64.getEncoder().encodeToString(Files.readAllBytes(file))), true);
            } catch (IOException e) {
                html.text(text(image));
            }
        }

        private void link(Link link) {
            if (linked.isPresent() && !link.getDestination().contains(":")) {
                element("a", Map.of("href", linked.get() + link.getDestination()), link);
            } else {
                children(link);
            }
        }

        /** The nearest heading above. */
        private static String heading(Node node) {
            for (Node each = node; each != null; each = each.getPrevious() == null ? each.getParent()
                    : each.getPrevious()) {
                if (each instanceof Heading heading) {
                    return text(heading);
                }
            }
            return "";
        }
    }
}
