package nqueens.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.google.gson.GsonBuilder;

import nqueens.judge.Judgement;
import nqueens.judge.result.JudgedBy;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.judge.submission.OpenedSubmission;
import nqueens.problem.Verdict;
import nqueens.report.ReportFolder;
import nqueens.report.console.ConsoleReport;
import nqueens.report.console.Style;
import nqueens.report.text.ConsoleText;

/**
 * The archive to hand in: all exercises that were begun, with a manifest. Files that a class run would reject are
 * rejected here, while the learner can still correct them.
 *
 * @param files the sources, by their paths in the archive
 * @param rejections the reasons why there is no archive; empty if there is one
 */
record HandIn(Results results, Map<String, String> files, List<String> rejections) {

    private static final int MOST_LINES = 3;

    private record Manifest(JudgedBy judgedBy, Map<String, String> sources) {
    }

    static HandIn packed(Judgement judgement, Path file) throws IOException {
        Results results = judgement.results();
        List<String> refusals = new ArrayList<>(Objects.requireNonNullElse(results.notes(), List.of()));
        Map<String, String> files = new TreeMap<>();
        Map<String, String> hashes = new TreeMap<>();
        begun(results).forEach(each -> {
            if (each.verdict() == Verdict.REJECTED || each.verdict() == Verdict.NOTHING_TO_JUDGE) {
                refusals.add(each.id() + ": " + each.decidingCheck().orElseThrow().message());
            }
            hashes.put(each.id(), each.sources());
        });
        judgement.judged().forEach((problem, each) -> each.sources().filter(sources -> hashes.containsKey(problem.id()))
                .ifPresent(sources -> sources.files().forEach((name, text) ->
                        files.put("exercises/" + problem.solver().packageName() + "/" + name, text))));
        if (hashes.isEmpty()) {
            refusals.add("no exercise is begun");
        }
        if (refusals.isEmpty()) {
            String manifest = new GsonBuilder().setPrettyPrinting().create().toJson(
                    new Manifest(results.judgedBy(), hashes)) + "\n";
            new ReportFolder(file.toAbsolutePath().getParent()).zip(file.getFileName().toString(), Stream.concat(
                    files.entrySet().stream(), Stream.of(Map.entry(OpenedSubmission.MANIFEST, manifest))));
        }
        return new HandIn(results, files, refusals);
    }

    private static Stream<ProblemResult> begun(Results results) {
        return results.exercises().stream().filter(each -> each.verdict() != Verdict.NOT_STARTED);
    }

    String text(Style style, Path file) {
        ConsoleText text = new ConsoleText().addOwn(style.strong("N-Queens kata: hand in "
                + ConsoleText.shown(results.submission())));
        begun(results).forEach(each -> text.addOwn("  " + new ConsoleReport(style).line(each)));
        if (!rejections.isEmpty()) {
            return text.addOwn(style.bad("no archive, since a class run would not take this:"))
                    .add("  ", rejections.stream().flatMap(String::lines).toList(), 2 * MOST_LINES).toString();
        }
        List<String> open = Stream.concat(Stream.of(results.exercises().stream()
                .filter(each -> each.verdict() == Verdict.NOT_STARTED).map(ProblemResult::id)
                .collect(Collectors.joining(", ")))
                        .filter(ids -> !ids.isEmpty()).map(ids -> "not in it: " + ids + ", not begun"),
                begun(results).flatMap(each -> each.notes().stream())).toList();
        String names = String.join(", ", files.keySet()).replace("exercises/", "");
        return text.add("", List.of("in it:     " + names), MOST_LINES).add("", open, MOST_LINES)
                .add("hand in:   " + file.toString().replace('\\', '/')).toString();
    }
}
