package nqueens.report.page;

import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

import nqueens.judge.result.Cost;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.submission.ProjectFolder;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.problem.catalogue.Catalogue;
import nqueens.report.format.JsonReport;
import nqueens.report.page.ShownRun.RecordedSearch;
import nqueens.report.text.ForeignText;
import nqueens.report.text.Wording;

/**
 * The content of the page of a run: what {@link Feedback} tells, beside each exercise its statement and its recorded
 * search, and what comes next once all is accepted.
 *
 * @param folder where the page is going to lie
 */
record RunPage(ShownRun run, Path folder) {

    /** Escapes {@code <}, so that what is written can stand in an element of a page. */
    private static final Gson GSON = new Gson();
    private static final Path KATA = ProjectFolder.own().path();
    /** So many sizes stand side by side. */
    private static final int MOST_SIZES = 4;
    private static final String ROOT = "../../";
    private static final String EXERCISES = "exercises/";

    /**
     * One exercise.
     *
     * @param statement its statement, where the kata has one
     * @param fitting the hint that fits its failing case, if there is one
     * @param matrix what its tests find, if it asks for tests
     * @param onward the exercise that comes next on the page, once this one is accepted
     */
    record Exercise(Feedback.Part part, Optional<Statement> statement, Optional<FittingHint> fitting,
            Optional<KillMatrix> matrix, Optional<Feedback.Part> onward) {
    }

    /** A hint in the page: where it is folded, and what it is called. */
    record FittingHint(String id, String name) {
    }

    /** What a column of the steps side by side has on top, and below it a cell for each exercise. */
    record Steps(List<String> calls, List<Row> rows) {

        /** An exercise's steps. */
        record Row(String id, List<String> cells) {
        }
    }

    Feedback content() {
        return new Feedback(run.results(), folder);
    }

    /** The way from the page to the kata's root; empty where the page lies elsewhere. */
    String kata() {
        return content().besideTheKata() ? ROOT : "";
    }

    List<Exercise> exercises() {
        List<Feedback.Part> parts = content().parts();
        return parts.stream().map(part -> {
            Optional<Statement> statement = statement(part);
            return new Exercise(part, statement, part.hint().filter(hint -> statement.isPresent())
                    .map(place -> new FittingHint(Statement.hintId(id(part), place.hint().number()), place.number())),
                    part.exercise().filter(problem -> part.result().kills() != null).map(problem ->
                            new KillMatrix(part.result())),
                    parts.stream().skip(part.number()).findFirst()
                            .filter(next -> part.result().verdict() == Verdict.ACCEPTED));
        }).toList();
    }

    private Optional<Statement> statement(Feedback.Part part) {
        return part.exercise().filter(Problem::isExercise).flatMap(problem -> {
            String exercise = EXERCISES + problem.id() + "/";
            return Statement.of(KATA.resolve(exercise),
                    Optional.of(kata()).filter(root -> !root.isEmpty()).map(root -> root + exercise), id(part));
        });
    }

    private static String id(Feedback.Part part) {
        return "task-" + part.number();
    }

    /** Whether all that counts is accepted. */
    boolean isDone() {
        return run.results().verdict() == Verdict.ACCEPTED;
    }

    /** The accepted exercises that have an editorial. */
    List<ProblemResult> editorials() {
        return run.results().counted().stream().filter(result -> Catalogue.find(result.id())
                .filter(ProjectFolder.own()::hasEditorial).isPresent()).toList();
    }

    List<Problem> upperLadder() {
        return Catalogue.of(Problem.Place.UPPER).stream().filter(problem -> run.results().exercises().stream()
                .noneMatch(result -> result.id().equals(problem.id()))).toList();
    }

    /** The steps of all exercises side by side, for the largest boards that all of them were asked for. */
    Optional<Steps> steps() {
        List<ProblemResult> counted = run.results().counted();
        Map<Integer, Map<String, Cost>> bySize = new TreeMap<>();
        counted.forEach(result -> result.cost().forEach(cost ->
                bySize.computeIfAbsent(cost.n(), n -> new HashMap<>()).put(result.id(), cost)));
        List<Integer> common = bySize.keySet().stream().filter(n -> bySize.get(n).size() == counted.size()).toList();
        List<Integer> sizes = common.subList(Math.max(0, common.size() - MOST_SIZES), common.size());
        return sizes.isEmpty() ? Optional.empty() : Optional.of(new Steps(
                sizes.stream().map(n -> asked(n, bySize.get(n).values())).toList(),
                counted.stream().map(result -> new Steps.Row(result.id(), sizes.stream()
                        .map(n -> Wording.rounded(bySize.get(n).get(result.id()).steps())).toList())).toList()));
    }

    /** The call, where all were asked the same. */
    private static String asked(int n, Collection<Cost> costs) {
        List<String> calls = costs.stream().map(Cost::call).distinct().toList();
        return calls.size() == 1 ? calls.get(0) : "n = " + n;
    }

    /** What the script draws the searches from: an object for each exercise that has one, by the exercise's number. */
    String data() {
        JsonObject data = new JsonObject();
        for (Feedback.Part part : content().parts()) {
            part.exercise().map(run.searches()::get)
                    .ifPresent(search -> data.add("" + part.number(), data(part, search)));
        }
        return ForeignText.onPage(GSON.toJson(data)).legible();
    }

    private static JsonObject data(Feedback.Part part, RecordedSearch search) {
        JsonObject data = new JsonObject();
        data.addProperty("accepted", part.result().verdict() == Verdict.ACCEPTED);
        Map<String, String> files = new LinkedHashMap<>();
        search.files().forEach((name, text) -> files.put(name, ForeignText.onPage(text).legible()));
        data.add("files", GSON.toJsonTree(files));
        String recording = search.recording().json();
        data.add("recording", JsonParser.parseString(recording));
        data.addProperty("same", PageTemplate.hash(recording + files));
        return data;
    }

    /** The exercise that the learner saved last; empty if that is not known. */
    String saved() {
        return run.saved().map(Problem::id).orElse("");
    }

    /** What tells one content of the page from another. */
    String stamp() {
        return PageTemplate.hash(JsonReport.text(run.results()) + data() + saved());
    }
}
