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
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.commonmark.ext.gfm.tables.TablesExtension;
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
        return nodes(node()).flatMap(node -> node instanceof Link link ? Stream.of(link.getDestination())
                : node instanceof Image image ? Stream.of(image.getDestination()) : Stream.empty()).toList();
    }

    /** Gives the commands, in spans and blocks of code. */
    List<Command> commands() {
        return nodes(node()).flatMap(node -> node instanceof Code code ? Stream.of(code.getLiteral())
                        : node instanceof FencedCodeBlock code ? code.getLiteral().replace("\\\n", "").lines()
                        : node instanceof IndentedCodeBlock code ? code.getLiteral().replace("\\\n", "").lines()
                        : Stream.empty())
                .flatMap(Document::command).map(Command::parsed)
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
        return nodes(node()).filter(Image.class::isInstance).map(Document::text).toList();
    }

    /** Gives the headings, as they read. */
    List<String> headings() {
        return nodes(node()).filter(Heading.class::isInstance).map(Document::text).toList();
    }

    /** Gives what leads to the headings, behind a {@code #}: lower case, hyphens for blanks, no punctuation. */
    List<String> anchors() {
        return headings().stream().map(heading -> heading.toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}_ -]", "").replace(' ', '-')).toList();
    }

    private Node node() {
        return PARSER.parse(source);
    }

    /** Gives a node and all below it, in the order of the document. */
    private static Stream<Node> nodes(Node node) {
        return Stream.concat(Stream.of(node),
                Stream.iterate(node.getFirstChild(), Objects::nonNull, Node::getNext).flatMap(Document::nodes));
    }

    private static String text(Node node) {
        return nodes(node).map(part -> part instanceof Text text ? text.getLiteral()
                : part instanceof Code code ? code.getLiteral() : part instanceof SoftLineBreak ? " " : "")
                .collect(Collectors.joining());
    }
}
