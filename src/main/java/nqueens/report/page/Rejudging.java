package nqueens.report.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import nqueens.judge.result.CheckResult;
import nqueens.report.text.Phrases;

/**
 * A class's work judged again, with other points, another seed or another judge, and the grades that changed.
 *
 * @param appeals the earlier and the new result of each submission
 * @param waiting names of new submissions that aren't in the gradebook yet, since the gradebook has other exercises
 */
public record Rejudging(List<Appeal> appeals, List<String> waiting) {

    public static final String FILE = "rejudged.html";

    private static final PageTemplate PAGE = PageTemplate.html("rejudged.html.mustache");
    private static final PageTemplate CONSOLE = PageTemplate.console("rejudged.txt.mustache");

    record PointsShift(String check, long gain, long lose) {
    }

    /** {@return the page} */
    public String html() {
        return PAGE.fill(this);
    }

    /** {@return lines for a console, each with a line end; they name the folder of the page} */
    public String text(String reports) {
        return CONSOLE.lines(Map.of("page", this, "reports", reports));
    }

    List<String> named() {
        return Stream.concat(
                ClassPage.named("would change", differing().stream().map(each -> each.now().submission() + " from "
                        + Phrases.earned(each.then()) + " to " + Phrases.earned(each.now()))),
                ClassPage.named("in no gradebook until then, since judged in other exercises than the rest",
                        waiting.stream())).toList();
    }

    int same() {
        return appeals.size() - differing().size();
    }

    List<Appeal> differing() {
        return appeals.stream().filter(each -> !each.stands() || each.then().maxPoints() != each.now().maxPoints())
                .sorted(Comparator.comparing(each -> -Math.abs(each.now().points() - each.then().points()))).toList();
    }

    List<PointsShift> shifts() {
        Map<String, List<Integer>> changes = new TreeMap<>();
        appeals.stream().flatMap(appeal -> appeal.changed().stream()).forEach(check -> changes
                .computeIfAbsent(check.name(), name -> new ArrayList<>())
                .add(check.now().map(CheckResult::points).orElse(0)
                        - check.then().map(CheckResult::points).orElse(0)));
        return changes.entrySet().stream().map(each -> new PointsShift(each.getKey(),
                each.getValue().stream().filter(change -> change > 0).count(),
                each.getValue().stream().filter(change -> change < 0).count())).toList();
    }
}
