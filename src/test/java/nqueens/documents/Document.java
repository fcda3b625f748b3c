package nqueens.documents;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.jsoup.Jsoup;

/** A file, relative to the root of the project, with its text and its Markdown as a forge reads it. */
record Document(Path file, String source) {

    /** What version control leaves out: other tests make and remove files there. */
    private static final Set<Path> NOT_OURS =
            Set.of(Path.of(".git"), Path.of("target"), Path.of("interview"), Path.of(".ci/lint/node_modules"));

    static Document read(Path file) {
        try {
            return new Document(file, new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Gives the files in a folder and below it whose names end in this way. */
    static Stream<Path> files(Path folder, String end) {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.filter(entry -> !NOT_OURS.contains(entry)).sorted().toList().stream()
                    .flatMap(entry -> Files.isDirectory(entry) ? files(entry, end) : Stream.of(entry))
                    .filter(file -> file.toString().endsWith(end));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Gives the links and images that lead to no file or heading within the project. */
    List<String> brokenLinks() {
        org.jsoup.nodes.Document page = page();
        return Stream.concat(page.select("a").eachAttr("href").stream(), page.select("img").eachAttr("src").stream())
                .filter(link -> isBroken(URI.create(link))).toList();
    }

    private boolean isBroken(URI link) {
        if (link.getScheme() != null) {
            return false;
        }
        Path target = link.getPath().isEmpty() ? file
                : Path.of("").resolve(file).resolveSibling(link.getPath()).normalize();
        if (target.isAbsolute() || target.startsWith("..") || !Files.exists(target)) {
            return true;
        }
        return link.getFragment() != null && !read(target).anchors().contains(link.getFragment());
    }

    /** Gives what leads to the headings, behind a {@code #}: lower case, hyphens for blanks, no punctuation. */
    private List<String> anchors() {
        return page().select("h1, h2, h3, h4, h5, h6").eachText().stream()
                .map(heading -> heading.toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\p{L}\\p{N}_ -]", "").replace(' ', '-')).toList();
    }

    /** Gives its Markdown as HTML. */
    org.jsoup.nodes.Document page() {
        return Jsoup.parse(HtmlRenderer.builder().build().render(Parser.builder().build().parse(source)));
    }
}
