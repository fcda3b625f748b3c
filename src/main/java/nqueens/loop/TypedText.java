package nqueens.loop;

import java.util.ArrayList;
import java.util.List;

/** A short text that is being typed, key by key; an empty line ends it, and so does a full last one. */
public final class TypedText {

    private static final char DELETE = 127;

    private final int most;
    private final List<String> lines = new ArrayList<>(List.of(""));

    /** Begins a text of at most this many lines. */
    public TypedText(int most) {
        this.most = most;
    }

    /** Takes a key, and tells whether the text ends by it; Enter without a text is passed over. */
    public boolean takes(char key) {
        int last = lines.size() - 1;
        String line = lines.get(last);
        if (key == '\n') {
            if (line.isBlank() || last == most - 1) {
                return !text().isEmpty();
            }
            lines.add("");
        } else if (key >= ' ' && key != DELETE) {
            lines.set(last, line + key);
        } else if (key == DELETE || key == '\b') {
            if (!line.isEmpty()) {
                lines.set(last, line.substring(0, line.length() - 1));
            } else if (last > 0) {
                lines.remove(last);
            }
        }
        return false;
    }

    /** {@return the lines as they stand, at least one} */
    public List<String> lines() {
        return List.copyOf(lines);
    }

    /** {@return the text, without blank lines around it} */
    public String text() {
        return String.join("\n", lines).strip();
    }
}
