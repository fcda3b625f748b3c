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
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.IndentedCodeBlock;
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
    /** How a command begins: with a program, with a script of ours, or with options that are to be added to one. */
    private static final Pattern COMMAND = Pattern.compile(
            "((mvn|java|git|npm|node|apt-get|sudo)\\s+\\S|\\.ci/[a-z]+(\\s|$)|-[DP][a-z]).*");
    /** Where a line of a run tells a command to Maven. */
    private static final Pattern TOLD = Pattern.compile("(?<=: )mvn\\s.*");

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
                    return IgnoredFolders.have(folder) || folder.endsWith(".git") ? FileVisitResult.SKIP_SUBTREE
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

    /** Gives the commands, in spans and blocks of code. */
    List<Command> commands() {
        List<String> lines = new ArrayList<>();
        node().accept(new AbstractVisitor() {
            @Override
            public void visit(Code code) {
                lines.add(code.getLiteral());
            }

            @Override
            public void visit(FencedCodeBlock code) {
                lines.addAll(code.getLiteral().replace("\\\n", "").lines().toList());
            }

            @Override
            public void visit(IndentedCodeBlock code) {
                lines.addAll(code.getLiteral().replace("\\\n", "").lines().toList());
            }
        });
        return lines.stream().flatMap(Document::command).map(Command::parsed)
                .filter(command -> command.program().isEmpty() || !Files.isDirectory(Path.of(command.program())))
                .toList();
    }

    private static Stream<String> command(String line) {
        String typed = line.strip().replaceFirst("^\\$ ", "");
        return COMMAND.matcher(typed).matches() ? Stream.of(typed)
                : TOLD.matcher(line).results().map(MatchResult::group);
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
