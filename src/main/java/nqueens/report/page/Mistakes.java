package nqueens.report.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

import nqueens.judge.result.CheckResult;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.problem.Fault;
import nqueens.problem.Hint;
import nqueens.problem.Verdict;
import nqueens.problem.catalogue.Catalogue;

/**
 * The mistakes of a class that decided verdicts, by the subject of the hint that fits, and by kind. An exercise not
 * started is no mistake.
 */
record Mistakes(List<Results> submissions) {

    private record DecidingMistake(Results submission, ProblemResult exercise, CheckResult check) {

        Optional<Hint> hint() {
            return Catalogue.find(exercise.id()).flatMap(problem -> check.fault().hint(problem));
        }
    }

    record Subject(Optional<Hint> hint, long submissions, List<MistakeKind> kinds) {

        String title() {
            return hint.map(each -> switch (each) {
                case SAFE_SQUARE -> "is a square safe?";
                case SEARCH -> "the search: go on, and go back";
                case ANSWER -> "the answer, and every call anew";
            }).orElse("what no hint is about");
        }
    }

    /** Mistakes of one kind: the submissions, the number in each exercise, and a case to show. */
    record MistakeKind(String name, String verdict, List<ClassPage.SubmissionRow> who, String places,
            Optional<FailingCase> example) {
    }

    /** The subjects, most frequent first; mistakes without a hint come last. */
    List<Subject> subjects() {
        return groups(mistakes(), DecidingMistake::hint).stream().map(group -> {
            Optional<Hint> hint = group.getKey();
            List<MistakeKind> kinds = new ArrayList<>();
            groups(group.getValue(), each -> each.check().fault().kind()).forEach(kind -> kinds.add(kind(kind.getKey(),
                    kind.getValue(), "mistake-" + hint.map(Hint::number).orElse(0) + "-" + kinds.size())));
            return new Subject(hint, submissions(group.getValue()), kinds);
        }).sorted(Comparator.comparing(subject -> subject.hint().isEmpty())).toList();
    }

    /** The subject worth ten minutes in class: the hint that most submissions need, if several do. */
    Optional<Subject> worthALecture() {
        return subjects().stream().filter(subject -> subject.hint().isPresent() && subject.submissions() > 1)
                .findFirst();
    }

    private List<DecidingMistake> mistakes() {
        return submissions.stream().flatMap(submission -> submission.counted().stream().flatMap(exercise ->
                exercise.deciding().filter(check -> check.fault() != null)
                        .filter(check -> check.verdict() != Verdict.NOT_STARTED && check.verdict().isGraded())
                        .map(check -> new DecidingMistake(submission, exercise, check)).stream())).toList();
    }

    private static MistakeKind kind(Fault.Kind kind, List<DecidingMistake> alike, String id) {
        String places = groups(alike, each -> each.exercise().id()).stream()
                .map(each -> each.getKey() + " " + submissions(each.getValue())).collect(Collectors.joining(", "));
        // hidden cases are not for a lecture; a small board says most
        Optional<FailingCase> example = alike.stream().map(DecidingMistake::check).filter(check -> !check.hidden())
                .min(Comparator.comparingInt(check -> check.board() == null ? Integer.MAX_VALUE
                        : check.board().placement().size()))
                .map(check -> new FailingCase(check, check.id(), id, Optional.empty()));
        return new MistakeKind(kind.words(), kind.verdict().words(), alike.stream().map(DecidingMistake::submission)
                .distinct().map(who -> new ClassPage.SubmissionRow(who, Optional.empty(), false, List.of())).toList(),
                places, example);
    }

    private static <K> List<Map.Entry<K, List<DecidingMistake>>> groups(
            List<DecidingMistake> mistakes, Function<DecidingMistake, K> key) {
        Map<K, List<DecidingMistake>> groups = mistakes.stream()
                .collect(Collectors.groupingBy(key, LinkedHashMap::new, Collectors.toList()));
        return groups.entrySet().stream().sorted(Comparator.comparingLong(each -> -submissions(each.getValue())))
                .toList();
    }

    private static long submissions(List<DecidingMistake> mistakes) {
        return mistakes.stream().map(each -> each.submission().submission()).distinct().count();
    }
}
