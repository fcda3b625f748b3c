package nqueens.report.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import nqueens.judge.result.CheckResult;
import nqueens.report.text.ConsoleText;
import nqueens.report.text.ForeignText;
import nqueens.report.text.Wording;

/**
 * A class's work judged again, with other points, another seed or another judge, and the grades that changed.
 *
 * @param appeals the earlier and the new result of each submission
 * @param waiting names of new submissions that aren't in the gradebook yet, since it has other exercises
 */
public record Rejudging(List<Appeal> appeals, List<String> waiting) {

    /** The page's file. */
    public static final String FILE = "rejudged.html";

    private static final PageTemplate PAGE = PageTemplate.html("rejudged.html.mustache");
    private static final int MOST = 10;
    private static final int MOST_CHECKS = 3;

    /** A check, and the numbers of submissions that gain or lose points in this check. */
    record Shift(String check, long gain, long lose) {
    }

    /** {@return the page} */
    public String html() {
        return PAGE.fill(this);
    }

    /** {@return lines for a console, each with a line end; they name the folder of the page} */
    public String text(String reports) {
        ConsoleText text = new ConsoleText();
        text.add("judged again, by other points, seed or judge; no grade is changed yet:");
        text.add("  " + same() + " of " + appeals.size() + " come to the same");
        differing().stream().limit(MOST).forEach(each -> text.add("  "
                + ForeignText.plain(each.now().submission()).name() + ": " + Wording.earned(each.then()) + " -> "
                + Wording.earned(each.now()) + " by "
                + Wording.first(MOST_CHECKS, each.changed().stream().map(Appeal.Both::name).toList())));
        if (differing().size() > MOST) {
            text.add("  and " + (differing().size() - MOST) + " more");
        }
        ClassPage.addNames(text, "  in no gradebook until then, since judged in other exercises than the rest: ",
                waiting.stream());
        text.add("differences: " + reports + "/" + FILE);
        return text.add("to change the grades: the same command with -Dkata.apply").toString();
    }

    int same() {
        return appeals.size() - differing().size();
    }

    List<Appeal> differing() {
        return appeals.stream().filter(appeal -> !appeal.stands()).sorted(Comparator.comparing(appeal ->
                -Math.abs(appeal.now().points() - appeal.then().points()))).toList();
    }

    List<Shift> shifts() {
        Map<String, List<Integer>> changes = new TreeMap<>();
        appeals.stream().flatMap(appeal -> appeal.changed().stream()).forEach(check -> changes
                .computeIfAbsent(check.name(), name -> new ArrayList<>())
                .add(check.now().map(CheckResult::points).orElse(0)
                        - check.then().map(CheckResult::points).orElse(0)));
        return changes.entrySet().stream().map(each -> new Shift(each.getKey(),
                each.getValue().stream().filter(change -> change > 0).count(),
                each.getValue().stream().filter(change -> change < 0).count())).toList();
    }
}
