package nqueens.report.page;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;

/** The steps of a call for each n, in a column for each program. Bars show them on a logarithmic scale. */
record StepsTable(String method, Map<String, SortedMap<Integer, Long>> columns) {

    record StepsRow(int n, List<StepsCell> cells) {
    }

    /** A number of steps, if there is one, and the length of its bar in percent. */
    record StepsCell(String words, long percent) {
    }

    Set<String> names() {
        return columns.keySet();
    }

    List<StepsRow> rows() {
        double longest = columns.values().stream().flatMap(steps -> steps.values().stream())
                .mapToDouble(Math::log10).reduce(1, Math::max);
        return columns.values().stream().flatMap(steps -> steps.keySet().stream()).distinct().sorted()
                .map(n -> new StepsRow(n, columns.values().stream().map(steps -> steps.containsKey(n)
                        ? new StepsCell(String.format(Locale.ROOT, "%,d", steps.get(n)),
                                Math.round(100 * Math.log10(Math.max(1, steps.get(n))) / longest))
                        : new StepsCell("none", 0)).toList())).toList();
    }
}
