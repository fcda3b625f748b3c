package nqueens.report.page;

import java.util.List;
import java.util.Optional;

import nqueens.report.text.ForeignText;

/**
 * A source in both runs of an appeal.
 *
 * @param name the exercise and the file
 * @param then the text that was judged first, empty if there was no such file; no value if it was not kept
 * @param now the text that was judged again, empty if there is no such file
 */
public record JudgedFile(String name, Optional<String> then, String now) {

    /** Longer texts are shown one after the other. */
    private static final int MOST_PAIRS = 4_000_000;

    boolean isChanged() {
        return then.isPresent() && !then.get().equals(now);
    }

    String shownName() {
        return ForeignText.onPage(name).shortLine();
    }

    /** The text, or the lines of both if they differ: {@code -} marks a line of the first, {@code +} a new one. */
    String text() {
        return ForeignText.onPage(isChanged() ? difference(then.get().lines().toList(), now.lines().toList()) : now)
                .legible();
    }

    private static String difference(List<String> then, List<String> now) {
        boolean isCompared = (long) then.size() * now.size() <= MOST_PAIRS;
        // common[i][j] = how many lines from then[i] and from now[j] on can stay, in their order
        int[][] common = new int[isCompared ? then.size() + 1 : 0][now.size() + 1];
        for (int i = isCompared ? then.size() - 1 : -1; i >= 0; i--) {
            for (int j = now.size() - 1; j >= 0; j--) {
                common[i][j] = then.get(i).equals(now.get(j)) ? common[i + 1][j + 1] + 1
                        : Math.max(common[i + 1][j], common[i][j + 1]);
            }
        }
        StringBuilder lines = new StringBuilder();
        int i = 0;
        int j = 0;
        while (i < then.size() || j < now.size()) {
            if (isCompared && i < then.size() && j < now.size() && then.get(i).equals(now.get(j))) {
                lines.append("  ").append(then.get(i++)).append('\n');
                j++;
            } else if (i < then.size() && (!isCompared || j == now.size() || common[i + 1][j] >= common[i][j + 1])) {
                lines.append("- ").append(then.get(i++)).append('\n');
            } else {
                lines.append("+ ").append(now.get(j++)).append('\n');
            }
        }
        return lines.toString();
    }
}
