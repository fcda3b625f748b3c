package nqueens.report;

import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A page of Markdown that GitHub Actions takes for a step's summary: below 1 MiB (1,048,576 bytes of UTF-8), or
 * all of it would be refused. Source: "Step isolation and limits" in
 * docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands.
 */
final class StepSummaryPage {

    /** Room is left for what is said of the parts that had none. */
    private static final int MOST_BYTES = 1_000_000;

    private final StringBuilder text = new StringBuilder();
    private int bytes;

    /** Adds text of bounded length. */
    void add(String part) {
        text.append(part);
        bytes += bytes(part);
    }

    /** Adds parts, each whole, as long as there is room, and says how many there was none for. */
    void addWhileThereIsRoom(List<String> parts) {
        int added = 0;
        while (added < parts.size() && bytes + bytes(parts.get(added)) <= MOST_BYTES) {
            add(parts.get(added++));
        }
        if (added < parts.size()) {
            add("\n... and " + (parts.size() - added) + " more, see the artifact\n");
        }
    }

    /** Gives the page. */
    String text() {
        return text.toString();
    }

    private static int bytes(String part) {
        return part.getBytes(StandardCharsets.UTF_8).length;
    }
}
