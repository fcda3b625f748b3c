package nqueens.report.console;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.text.LineBreakRendering;
import org.commonmark.renderer.text.TextContentRenderer;

/** The hints of an exercise, as they stand folded in its README, for a terminal. */
public final class HintTexts {

    private static final Pattern HINT = Pattern.compile(
            "<details><summary>(Hint \\d of \\d: [^<]*)</summary>\n(.*?)\n</details>", Pattern.DOTALL);

    private HintTexts() {
    }

    /** {@return the hints of a README, each as lines, its heading first; none where there is no such file} */
    public static List<List<String>> of(Path readme) {
        if (!Files.exists(readme)) {
            return List.of();
        }
        try {
            return HINT.matcher(Files.readString(readme).replace("\r\n", "\n")).results()
                    .map(hint -> Stream.concat(Stream.of(hint.group(1)), text(hint.group(2)).lines()
                            .map(line -> line.isEmpty() ? "" : "  " + line)).toList()).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(readme + " can't be read", e);
        }
    }

    private static String text(String markdown) {
        Node node = Parser.builder().build().parse(markdown);
        node.accept(new AbstractVisitor() {
            @Override
            public void visit(SoftLineBreak lineBreak) {
                // a paragraph is broken to the width of the terminal, not to that of the file
                lineBreak.insertAfter(new Text(" "));
                lineBreak.unlink();
            }
        });
        return TextContentRenderer.builder().lineBreakRendering(LineBreakRendering.COMPACT).build()
                .render(node).stripTrailing();
    }
}
