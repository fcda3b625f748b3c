package nqueens.watch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.text.LineBreakRendering;
import org.commonmark.renderer.text.TextContentRenderer;

/** The hints of an exercise, as they stand folded in its README, for a terminal. */
final class HintTexts {

    private static final Pattern HINT = Pattern.compile(
            "<details><summary>(Hint \\d of \\d: [^<]*)</summary>\n(.*?)\n</details>", Pattern.DOTALL);

    private final List<List<String>> hints;

    private HintTexts(List<List<String>> hints) {
        this.hints = hints;
    }

    /**
     * Reads hints.
     *
     * @param readme an exercise's README
     * @return its hints; none where there is no such file
     * @throws UncheckedIOException if it can't be read
     */
    static HintTexts of(Path readme) {
        List<List<String>> hints = new ArrayList<>();
        if (Files.exists(readme)) {
            try {
                Matcher hint = HINT.matcher(Files.readString(readme).replace("\r\n", "\n"));
                while (hint.find()) {
                    List<String> lines = new ArrayList<>(List.of(hint.group(1)));
                    text(hint.group(2)).lines().map(line -> line.isEmpty() ? "" : "  " + line).forEach(lines::add);
                    hints.add(List.copyOf(lines));
                }
            } catch (IOException e) {
                throw new UncheckedIOException(readme + " can't be read", e);
            }
        }
        return new HintTexts(hints);
    }

    /** Gives how many there are. */
    int size() {
        return hints.size();
    }

    /** Gives a hint, its heading first; they are numbered from 1. */
    List<String> hint(int number) {
        return hints.get(number - 1);
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
