package nqueens.interview;

import java.util.ArrayList;
import java.util.List;

/**
 * A line of two texts put beside each other.
 *
 * @param sign {@code -} for a line of the first alone, {@code +} for one of the second, else a blank
 */
record LineDifference(char sign, String line) {

    /** Lists the lines of both, those that both have once: as many of them as possible. */
    static List<LineDifference> between(String first, String second) {
        List<String> before = first.lines().toList();
        List<String> after = second.lines().toList();
        int[][] common = common(before, after);
        List<LineDifference> lines = new ArrayList<>();
        int i = 0;
        int j = 0;
        while (i < before.size() || j < after.size()) {
            if (i < before.size() && j < after.size() && before.get(i).equals(after.get(j))) {
                lines.add(new LineDifference(' ', before.get(i)));
                i++;
                j++;
            } else if (j == after.size() || i < before.size() && common[i + 1][j] >= common[i][j + 1]) {
                lines.add(new LineDifference('-', before.get(i)));
                i++;
            } else {
                lines.add(new LineDifference('+', after.get(j)));
                j++;
            }
        }
        return lines;
    }

    /** How many lines the rests have in common, at most: {@code common[i][j]} from lines i and j on. */
    private static int[][] common(List<String> before, List<String> after) {
        int[][] common = new int[before.size() + 1][after.size() + 1];
        for (int i = before.size() - 1; i >= 0; i--) {
            for (int j = after.size() - 1; j >= 0; j--) {
                common[i][j] = before.get(i).equals(after.get(j)) ? common[i + 1][j + 1] + 1
                        : Math.max(common[i + 1][j], common[i][j + 1]);
            }
        }
        return common;
    }

    /** {@return whether it is in one of them alone} */
    boolean isChanged() {
        return sign != ' ';
    }

    /** {@return how a page paints it} */
    String style() {
        return sign == '+' ? "added" : sign == '-' ? "removed" : "same";
    }
}
