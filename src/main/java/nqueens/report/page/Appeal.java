package nqueens.report.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

import nqueens.judge.result.JudgedBy;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.report.text.ConsoleText;
import nqueens.report.text.ForeignText;
import nqueens.report.text.Wording;

/**
 * The comparison of two runs on the same submission: both results and the differences, without hidden details.
 *
 * @param files the judged sources; none if only results are compared
 * @param command repeats the second run; empty if only results are compared
 */
public record Appeal(Results then, Results now, List<JudgedFile> files, String command) {

    private static final PageTemplate PAGE = PageTemplate.html("appeal.html.mustache");
    private static final String NOT_TOLD = "not told";

    /** Compares results only. */
    public Appeal(Results then, Results now) {
        this(then, now, List.of(), "");
    }

    /** A value in both runs: a setting or a result; empty if it was not judged. */
    record Both<T>(String name, T then, T now) {

        boolean isSame() {
            return then.equals(now);
        }
    }

    /** {@return whether every check has the same verdict and points} */
    public boolean stands() {
        return changed().isEmpty();
    }

    /** {@return the page} */
    public String html() {
        return PAGE.fill(this);
    }

    /** {@return lines for a console, each ended by {@code \n}} */
    public String text() {
        ConsoleText text = new ConsoleText();
        text.add("N-Queens kata: appeal of " + now.submission());
        text.add("  then " + words(then) + "; now " + words(now));
        text.add(stands() ? "  the grade stands: every check came to the same" : "  the grade does not stand: "
                + String.join(", ", changed().stream().map(Both::name).toList()));
        if (!otherSources().isEmpty()) {
            text.add("  these are not the sources that were judged: " + String.join(", ", otherSources()));
        }
        conditions().stream().filter(each -> !each.isSame()).forEach(each -> text.add("  differs: " + each.name() + ", "
                + Wording.beginning(each.then()) + " then, " + Wording.beginning(each.now()) + " now"));
        return text.toString();
    }

    private static String words(Results results) {
        ShownResult total = ShownResult.of(results);
        return total.verdict() + ", " + total.earned() + (total.graded() ? " points" : "");
    }

    String name() {
        return feedback().name();
    }

    String shownCommand() {
        return ForeignText.onPage(command).line();
    }

    Both<String> at() {
        return condition("time", by(JudgedBy::at));
    }

    Both<ShownResult> total() {
        return new Both<>("total", ShownResult.of(then), ShownResult.of(now));
    }

    SubmissionPage feedback() {
        return SubmissionPage.feedback(now);
    }

    List<Both<Optional<ShownResult>>> exercises() {
        return both(Appeal::exercises);
    }

    /** The checks whose verdict or points differ. */
    List<Both<Optional<ShownResult>>> changed() {
        return both(Appeal::checks).stream().filter(each -> !outcome(each.then()).equals(outcome(each.now()))).toList();
    }

    private static String outcome(Optional<ShownResult> result) {
        return result.map(shown -> shown.verdict() + " " + shown.points()).orElse("");
    }

    private static Map<String, ShownResult> exercises(Results results) {
        Map<String, ShownResult> shown = new LinkedHashMap<>();
        results.exercises().forEach(exercise -> shown.put(exercise.id(), ShownResult.of(exercise)));
        return shown;
    }

    private static Map<String, ShownResult> checks(Results results) {
        Map<String, ShownResult> shown = new LinkedHashMap<>();
        results.exercises().forEach(exercise -> exercise.checks().forEach(check ->
                shown.put(exercise.id() + " " + check.id(), ShownResult.of(check))));
        return shown;
    }

    private List<Both<Optional<ShownResult>>> both(Function<Results, Map<String, ShownResult>> part) {
        return Stream.of(then, now).map(part).flatMap(each -> each.keySet().stream()).distinct()
                .map(name -> new Both<>(name, Optional.ofNullable(part.apply(then).get(name)),
                        Optional.ofNullable(part.apply(now).get(name)))).toList();
    }

    /** The exercises whose sources have changed. */
    List<String> otherSources() {
        return exercises().stream().map(Both::name).filter(exercise -> !sources(exercise).isSame()).toList();
    }

    /** Everything that can change a result, the sources first. */
    List<Both<String>> conditions() {
        List<Both<String>> conditions = new ArrayList<>(
                exercises().stream().map(exercise -> sources(exercise.name())).toList());
        conditions.add(condition("commit of the submission", Results::commit));
        conditions.add(condition("version of the kata", by(JudgedBy::version)));
        conditions.add(condition("commit of the kata", by(JudgedBy::commit)));
        conditions.add(condition("code of the judge", by(JudgedBy::code)));
        conditions.add(condition("Java", by(JudgedBy::java)));
        conditions.add(condition("points file", by(JudgedBy::points)));
        conditions.add(condition("seed", results -> results.seed() + ""));
        conditions.add(condition("isolation", Results::isolation));
        return conditions;
    }

    private Both<String> sources(String exercise) {
        return condition("sources of " + exercise, results -> results.exercises().stream()
                .filter(each -> each.id().equals(exercise)).map(ProblemResult::sources)
                .filter(Objects::nonNull).findFirst().orElse(null));
    }

    private Both<String> condition(String name, Function<Results, String> value) {
        return new Both<>(name, told(value.apply(then)), told(value.apply(now)));
    }

    private static String told(String value) {
        return value == null ? NOT_TOLD : ForeignText.plain(value).shortLine();
    }

    private static Function<Results, String> by(Function<JudgedBy, String> part) {
        return results -> Optional.ofNullable(results.judgedBy()).map(part).orElse(null);
    }
}
