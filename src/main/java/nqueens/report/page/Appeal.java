package nqueens.report.page;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

import nqueens.judge.result.CheckResult;
import nqueens.judge.result.JudgedBy;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.report.text.ConsoleText;
import nqueens.report.text.ForeignText;
import nqueens.report.text.Wording;

/** The comparison of two runs on the same submission: both results and the differences, without hidden details. */
public record Appeal(Results then, Results now) {

    private static final PageTemplate PAGE = PageTemplate.html("appeal.html.mustache");
    private static final String NOT_TOLD = "not told";

    /** A setting or result in both runs; a missing result is empty. */
    record Both<T>(String name, T then, T now) {

        boolean isSame() {
            return then.equals(now);
        }
    }

    /** {@return whether every check has the same verdict and points in both runs} */
    public boolean stands() {
        return changed().isEmpty();
    }

    /** {@return the page} */
    public String html() {
        return PAGE.fill(this);
    }

    /** {@return lines for a console, each with a line end} */
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
        return results.verdict().words() + ", " + Wording.earned(results)
                + (results.verdict().isGraded() ? " points" : "");
    }

    Both<String> at() {
        return condition("time", by(JudgedBy::at));
    }

    Both<Results> total() {
        return new Both<>("total", then, now);
    }

    SubmissionPage feedback() {
        return SubmissionPage.feedback(now);
    }

    List<Both<Optional<ProblemResult>>> exercises() {
        return both(exercise -> Map.of(exercise.id(), exercise));
    }

    List<Both<Optional<CheckResult>>> changed() {
        return both(exercise -> {
            Map<String, CheckResult> checks = new LinkedHashMap<>();
            exercise.checks().forEach(check -> checks.put(exercise.id() + " " + check.id(), check));
            return checks;
        }).stream().filter(each -> !outcome(each.then()).equals(outcome(each.now()))).toList();
    }

    private static String outcome(Optional<CheckResult> check) {
        return check.map(each -> each.verdict() + " " + each.points()).orElse("");
    }

    private <T> List<Both<Optional<T>>> both(Function<ProblemResult, Map<String, T>> parts) {
        List<Map<String, T>> runs = Stream.of(then, now).map(run -> {
            Map<String, T> shown = new LinkedHashMap<>();
            run.exercises().forEach(exercise -> shown.putAll(parts.apply(exercise)));
            return shown;
        }).toList();
        return runs.stream().flatMap(run -> run.keySet().stream()).distinct().map(name -> new Both<>(name,
                Optional.ofNullable(runs.get(0).get(name)), Optional.ofNullable(runs.get(1).get(name)))).toList();
    }

    List<String> otherSources() {
        return exercises().stream().map(Both::name).filter(exercise -> !sources(exercise).isSame()).toList();
    }

    List<Both<String>> conditions() {
        return Stream.concat(exercises().stream().map(exercise -> sources(exercise.name())), Stream.of(
                condition("commit of the submission", Results::commit),
                condition("version of the kata", by(JudgedBy::version)),
                condition("commit of the kata", by(JudgedBy::commit)),
                condition("code of the judge", by(JudgedBy::code)),
                condition("Java", by(JudgedBy::java)),
                condition("points file", by(JudgedBy::points)),
                condition("seed", results -> results.seed() + ""),
                condition("isolation", Results::isolation))).toList();
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
