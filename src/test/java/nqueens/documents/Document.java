package nqueens.documents;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;

/**
 * A file of Markdown, read as a forge reads it.
 *
 * @param file the file, relative to the root of the project
 * @param source its text, lines parted by {@code \n}
 */
record Document(Path file, String source) {

    private static final Parser PARSER = Parser.builder().extensions(List.of(TablesExtension.create())).build();
    private static final Set<String> NOT_OURS = Set.of("target", ".git", "node_modules");

    static Document read(Path file) {
        try {
            return new Document(file, Files.readString(file).replace("\r\n", "\n"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Gives every document of the project, sorted. */
    static List<Path> files() {
        List<Path> files = new ArrayList<>();
        try {
            Files.walkFileTree(Path.of(""), new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                    // other tests make and remove files there
                    return NOT_OURS.contains(folder.getFileName().toString()) ? FileVisitResult.SKIP_SUBTREE
                            : FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    if (file.toString().endsWith(".md")) {
                        files.add(file);
                    }
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return files.stream().sorted().toList();
    }

    /** Gives where links and images lead. */
    List<String> destinations() {
        List<String> destinations = new ArrayList<>();
        node().accept(new AbstractVisitor() {
            @Override
            public void visit(Link link) {
                destinations.add(link.getDestination());
                visitChildren(link);
            }

            @Override
            public void visit(Image image) {
                destinations.add(image.getDestination());
            }
        });
        return destinations;
    }

    /** Gives the text alternatives of the images. */
    List<String> alternatives() {
        List<String> alternatives = new ArrayList<>();
        node().accept(new AbstractVisitor() {
            @Override
            public void visit(Image image) {
                alternatives.add(text(image));
            }
        });
        return alternatives;
    }

    /** Gives the headings, as they read. */
    List<String> headings() {
        List<String> headings = new ArrayList<>();
        node().accept(new AbstractVisitor() {
            @Override
            public void visit(Heading heading) {
                headings.add(text(heading));
            }
        });
        return headings;
    }

    /** Gives what leads to the headings, behind a {@code #}: lower case, hyphens for blanks, no punctuation. */
    List<String> anchors() {
        return headings().stream().map(heading -> heading.toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}_ -]", "").replace(' ', '-')).toList();
    }

    private Node node() {
        return PARSER.parse(source);
    }

    private static String text(Node node) {
        StringBuilder text = new StringBuilder();
        node.accept(new AbstractVisitor() {
            @Override
            public void visit(Text part) {
                text.append(part.getLiteral());
            }

            @Override
            public void visit(Code part) {
                text.append(part.getLiteral());
            }

            @Override
            public void visit(SoftLineBreak part) {
                text.append(' ');
            }
        });
        return text.toString();
    }
}
