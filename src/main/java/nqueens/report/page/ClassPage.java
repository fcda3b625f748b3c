package nqueens.report.page;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import nqueens.judge.result.CheckResult;
import nqueens.judge.result.ClassResults;
import nqueens.judge.result.ClassResults.Comparison;
import nqueens.judge.result.ClassResults.Person;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.problem.Fault;
import nqueens.problem.Hint;
import nqueens.problem.Verdict;
import nqueens.problem.catalogue.Catalogue;
import nqueens.report.text.FolderName;
import nqueens.report.text.ForeignText;
import nqueens.report.text.Phrases;

/** The page of a class for its instructor. Figures about points exclude submissions without a grade. */
public record ClassPage(ClassResults results, Optional<Comparison> similar) {

    private static final PageTemplate PAGE = PageTemplate.html("index.html.mustache");
    private static final PageTemplate MARKDOWN = PageTemplate.markdown("class.md.mustache");
    private static final String SCRIPT = PageTemplate.source("index.js");
    private static final PageTemplate CONSOLE = PageTemplate.console("class.txt.mustache");
    private static final int MAX_NAMES = 10;

    record SubmissionRow(ClassResults all, Results results) {

        SubmissionPage page() {
            return SubmissionPage.feedback(results);
        }

        List<String> reasons() {
            List<String> copies = all.copies().getOrDefault(results.submission(), List.of());
            List<String> reasons = Stream.of(
                    Phrases.reasonForNoGrade(results),
                    Phrases.rejected(results).stream().map(each -> "lost by form, not by work: " + each),
                    Stream.of("not on the roster, so in no file to import")
                            .filter(each -> all.unknown().contains(results)),
                    Stream.of("a solver of the kata, word for word: " + String.join(", ", copies))
                            .filter(each -> !copies.isEmpty()))
                    .flatMap(lines -> lines).toList();
            return reasons.isEmpty() ? reasons
                    : Stream.concat(reasons.stream(), page().notes().stream()).toList();
        }

        Optional<String> student() {
            return Optional.ofNullable(all.people().get(results.submission()))
                    .map(Person::shown).filter(shown -> !shown.equals(results.submission()));
        }

        String address() {
            return FolderName.inUrl(FolderName.of(results.submission())) + "/feedback.html";
        }

        double cpuSeconds() {
            return Phrases.cpuSeconds(results);
        }
    }

    record GradeStatistics(int count, double mean, double median, int maxPoints) {
    }

    /** {@return the page} */
    public String html() {
        return PAGE.fill(this);
    }

    /** {@return a table of the class in Markdown, for the summary of a workflow step} */
    public String markdown() {
        return MARKDOWN.fill(this);
    }

    /**
     * {@return console lines for an instructor: a summary, skipped files, and the folder of the reports} {@code kept}
     * is the number of results from an earlier run.
     */
    public String text(String reports, long kept) {
        return CONSOLE.lines(Map.of("page", this, "reports", reports, "kept", kept));
    }

    List<String> isolations() {
        return all().map(Results::isolation).distinct().sorted().toList();
    }

    /** Counts submissions by their verdicts, such as {@code 3 with 7 of 8 accepted}, and absent people. */
    List<String> verdicts() {
        Map<String, Long> verdicts = rows().stream().map(row -> row.page().verdict())
                .collect(Collectors.groupingBy(words -> words, TreeMap::new, Collectors.counting()));
        return Stream.concat(verdicts.entrySet().stream().map(each -> each.getValue()
                        + (each.getKey().endsWith(" accepted") ? " with " : " ") + each.getKey()),
                Stream.of(results.absent().size() + " ABSENT").filter(words -> !results.absent().isEmpty())).toList();
    }

    List<String> named() {
        return Stream.of(
                named("skipped, since they belong to no submission", results.skipped().stream()),
                named("look at these first; index.html says why", whose(first())),
                named("on the roster, but absent", results.absent().stream()),
                named("with files that were passed over or are not UTF-8, as their feedback says", whose(passedOver())))
                .flatMap(lines -> lines).toList();
    }

    /** Returns a line for a console with at most ten of the names; no line if there are no names. */
    static Stream<String> named(String words, Stream<String> names) {
        List<String> all = names.map(name -> ForeignText.plain(name).shortLine()).toList();
        return Stream.of(words + ": " + Phrases.first(MAX_NAMES, all)).filter(line -> !all.isEmpty());
    }

    private static Stream<String> whose(List<SubmissionRow> rows) {
        return rows.stream().map(row -> row.results().submission());
    }

    Optional<String> weakness() {
        return all().map(Results::isolationReason).filter(Objects::nonNull).findFirst();
    }

    Optional<SubmissionRow> failed() {
        return rows().stream().filter(row -> row.results().verdict() == Verdict.JUDGE_ERROR).findFirst();
    }

    private Stream<Results> all() {
        return results.submissions().stream();
    }

    String script() {
        return SCRIPT;
    }

    String hash() {
        return PageTemplate.hash(SCRIPT);
    }

    List<SubmissionRow> rows() {
        return all().map(each -> new SubmissionRow(results, each)).toList();
    }

    int count() {
        return results.submissions().size();
    }

    long accepted() {
        return all().filter(each -> each.verdict() == Verdict.ACCEPTED).count();
    }

    boolean isOne() {
        return count() == 1;
    }

    List<SubmissionRow> first() {
        return rows().stream().filter(row -> !row.reasons().isEmpty()).toList();
    }

    List<SubmissionRow> passedOver() {
        return rows().stream().filter(row -> row.reasons().isEmpty() && !row.page().notes().isEmpty()).toList();
    }

    /** Returns whether submissions were judged with different code, Java versions, points or seeds, which is unfair. */
    boolean isUnlike() {
        return graded().stream().map(each -> each.judgedBy() == null ? List.of() : List.of(each.judgedBy().code(),
                each.judgedBy().java(), each.judgedBy().points(), each.seed())).distinct().count() > 1;
    }

    Optional<GradeStatistics> grades() {
        List<Integer> points = graded().stream().map(Results::points).sorted().toList();
        int count = points.size();
        return graded().stream().map(Results::maxPoints).max(Integer::compare).map(most -> new GradeStatistics(count,
                points.stream().mapToInt(each -> each).average().orElseThrow(),
                (points.get((count - 1) / 2) + points.get(count / 2)) / 2.0, most));
    }

    List<String> exercises() {
        return all().limit(1).flatMap(each -> each.exercises().stream()).map(ProblemResult::id).toList();
    }

    private List<Results> graded() {
        return all().filter(each -> each.verdict().isGraded()).toList();
    }

    /** A kind of mistake: the submissions and exercises whose verdict it decided, and a case to show. */
    record MistakeKind(Fault.Kind kind, List<SubmissionRow> who, List<String> exercises, boolean hasNoHint,
            Optional<ExerciseSection.FailingCase> example) {
    }

    private record DecidingMistake(Results submission, ProblemResult exercise, CheckResult check) {

        Optional<Hint> hint() {
            return Catalogue.find(exercise.id()).flatMap(problem -> check.fault().hint(problem));
        }
    }

    List<MistakeKind> mistakes() {
        return graded().stream().flatMap(submission -> submission.graded().stream().flatMap(exercise ->
                exercise.decidingCheck().filter(check -> check.fault() != null)
                        .filter(check -> check.verdict() != Verdict.NOT_STARTED && check.verdict().isGraded())
                        .map(check -> new DecidingMistake(submission, exercise, check)).stream()))
                .collect(Collectors.groupingBy(each -> each.check().fault().kind(), TreeMap::new, Collectors.toList()))
                .entrySet().stream().map(each -> kind(each.getKey(), each.getValue()))
                .sorted(Comparator.comparing(MistakeKind::hasNoHint).thenComparing(kind -> -kind.who().size()))
                .toList();
    }

    private MistakeKind kind(Fault.Kind kind, List<DecidingMistake> alike) {
        // an instructor may show this case to the class, so it is never hidden; the smallest board is the clearest
        Optional<ExerciseSection.FailingCase> example = alike.stream().map(DecidingMistake::check)
                .filter(check -> !check.hidden())
                .min(Comparator.comparingInt(check -> check.board() == null ? Integer.MAX_VALUE
                        : check.board().placement().size()))
                .map(check -> new ExerciseSection.FailingCase(check, check.id(), "mistake-" + kind, Optional.empty()));
        return new MistakeKind(kind, alike.stream().map(each -> each.submission()).distinct()
                .map(who -> new SubmissionRow(results, who)).toList(),
                alike.stream().map(each -> each.exercise().id()).distinct().toList(),
                alike.get(0).hint().isEmpty(), example);
    }
}
