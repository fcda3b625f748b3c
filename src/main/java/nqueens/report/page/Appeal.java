package nqueens.report.page;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import nqueens.judge.result.CheckResult;
import nqueens.judge.result.JudgedBy;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.report.text.ForeignText;

/**
 * The comparison of two runs on the same submission: both results and the differences, without hidden details.
 *
 * @param files the judged sources; empty to compare only results
 * @param command the command that repeats the second run; empty to compare only results
 */
public record Appeal(Results then, Results now, List<JudgedFile> files, String command) {

    private static final PageTemplate PAGE = PageTemplate.html("appeal.html.mustache");
    private static final PageTemplate CONSOLE = PageTemplate.console("appeal.txt.mustache");
    private static final String NOT_TOLD = "not told";

    /** Compares only results. */
    public Appeal(Results then, Results now) {
        this(then, now, List.of(), "");
    }

    record ThenAndNow<T>(String name, T then, T now) {

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
        return CONSOLE.lines(this);
    }

    ThenAndNow<String> at() {
        return condition("time", by(JudgedBy::at));
    }

    ThenAndNow<Results> total() {
        return new ThenAndNow<>("total", then, now);
    }

    SubmissionPage feedback() {
        return SubmissionPage.feedback(now);
    }

    List<ThenAndNow<Optional<ProblemResult>>> exercises() {
        return both(exercise -> Map.of(exercise.id(), exercise));
    }

    List<ThenAndNow<Optional<CheckResult>>> changed() {
        return both(exercise -> {
            Map<String, CheckResult> checks = new LinkedHashMap<>();
            exercise.checks().forEach(check -> checks.put(exercise.id() + " " + check.id(), check));
            return checks;
        }).stream().filter(each -> !outcome(each.then()).equals(outcome(each.now()))).toList();
    }

    private static String outcome(Optional<CheckResult> check) {
        return check.map(each -> each.verdict() + " " + each.points()).orElse("");
    }

    private <T> List<ThenAndNow<Optional<T>>> both(Function<ProblemResult, Map<String, T>> parts) {
        List<Map<String, T>> runs = Stream.of(then, now).map(run -> {
            Map<String, T> shown = new LinkedHashMap<>();
            run.exercises().forEach(exercise -> shown.putAll(parts.apply(exercise)));
            return shown;
        }).toList();
        return runs.stream().flatMap(run -> run.keySet().stream()).distinct().map(name -> new ThenAndNow<>(name,
                Optional.ofNullable(runs.get(0).get(name)), Optional.ofNullable(runs.get(1).get(name)))).toList();
    }

    List<String> otherSources() {
        return exercises().stream().map(ThenAndNow::name).filter(exercise -> !sources(exercise).isSame()).toList();
    }

    List<ThenAndNow<String>> conditions() {
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

    List<String> differing() {
        return conditions().stream().filter(each -> !each.isSame()).map(ThenAndNow::name).toList();
    }

    private ThenAndNow<String> sources(String exercise) {
        return condition("sources of " + exercise, results -> results.exercises().stream()
                .filter(each -> each.id().equals(exercise)).map(ProblemResult::sources)
                .filter(Objects::nonNull).findFirst().orElse(null));
    }

    private ThenAndNow<String> condition(String name, Function<Results, String> value) {
        return new ThenAndNow<>(name, told(value.apply(then)), told(value.apply(now)));
    }

    private static String told(String value) {
        return value == null ? NOT_TOLD : ForeignText.plain(value).shortLine();
    }

    private static Function<Results, String> by(Function<JudgedBy, String> part) {
        return results -> Optional.ofNullable(results.judgedBy()).map(part).orElse(null);
    }

    /**
     * A source in both runs of an appeal.
     *
     * @param name the exercise and the file
     * @param then the text that was judged first, or "" for a missing file; no value if the text was not kept
     * @param now the text that was judged again, or "" for a missing file
     */
    public record JudgedFile(String name, Optional<String> then, String now) {

        boolean isChanged() {
            return then.isPresent() && !then.get().equals(now);
        }

        /** Returns the text or, if it changed, both texts' lines: {@code -} marks an old line, {@code +} a new line. */
        String text() {
            return ForeignText.onPage(isChanged() ? difference(then.get().lines().toList(), now.lines().toList()) : now)
                    .legible();
        }

        private static String difference(List<String> then, List<String> now) {
            int most = Math.min(then.size(), now.size());
            int top = 0;
            while (top < most && then.get(top).equals(now.get(top))) {
                top++;
            }
            int bottom = 0;
            while (bottom < most - top
                    && then.get(then.size() - 1 - bottom).equals(now.get(now.size() - 1 - bottom))) {
                bottom++;
            }
            return marked("  ", now.subList(0, top)) + marked("- ", then.subList(top, then.size() - bottom))
                    + marked("+ ", now.subList(top, now.size() - bottom))
                    + marked("  ", now.subList(now.size() - bottom, now.size()));
        }

        private static String marked(String mark, List<String> lines) {
            return lines.stream().map(line -> mark + line + "\n").collect(Collectors.joining());
        }
    }
}
