package nqueens.report.page;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.judge.result.CheckResult;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.judge.submission.ProjectFolder;
import nqueens.problem.Problem;
import nqueens.problem.ReferenceSteps;
import nqueens.problem.Verdict;
import nqueens.problem.catalogue.Catalogue;
import nqueens.report.text.ForeignText;
import nqueens.report.text.HintPlace;
import nqueens.report.text.Markdown;
import nqueens.report.text.Wording;

/**
 * What a learner is told of a submission: the one content of {@code feedback.html}, {@code feedback.md} and the page
 * of a run, whose templates choose from it. What is hidden from learners is not in it.
 *
 * @param folder where the page is going to lie
 */
record Feedback(Results results, Path folder) {

    private static final Path USUAL_FOLDER = ProjectFolder.own().resolve("target/judge");

    String name() {
        return ForeignText.onPage(results.submission()).name();
    }

    String nameSpan() {
        return Markdown.span(name());
    }

    Outcome total() {
        return Outcome.of(results);
    }

    /** Why it has no grade. */
    String reason() {
        return ForeignText.onPage(Wording.ungraded(results)).shortLine();
    }

    long accepted() {
        return Wording.accepted(results);
    }

    int count() {
        return results.counted().size();
    }

    String conditions() {
        return Wording.conditions(results);
    }

    /** What judged it and what was judged, a sentence each; none where it isn't told. */
    List<String> provenance() {
        return Stream.of(
                Wording.judge(results).map(judge -> "Judged at " + results.judgedBy().at() + " by " + judge + "."),
                Wording.judged(results).map(judged -> "What was judged: " + judged + ".")).flatMap(Optional::stream)
                .map(sentence -> ForeignText.onPage(sentence).shortLine()).toList();
    }

    List<String> provenanceSpans() {
        return provenance().stream().map(Markdown::span).toList();
    }

    /** The outline of a queen, for the board to play on. */
    String queen() {
        return BoardSvg.QUEEN;
    }

    /** Whether the page lies where the kata has it, and so leads to the kata's own documents. */
    boolean besideTheKata() {
        return folder.normalize().equals(USUAL_FOLDER);
    }

    /** What was found and isn't judged, each on a line. */
    List<String> notes() {
        return lines(results.notes() == null ? List.of() : results.notes());
    }

    List<String> noteSpans() {
        return notes().stream().map(Markdown::span).toList();
    }

    private static List<String> lines(List<String> notes) {
        return notes.stream().map(note -> ForeignText.onPage(note).shortLine()).toList();
    }

    List<Part> parts() {
        List<ProblemResult> exercises = results.exercises();
        return IntStream.range(0, exercises.size())
                .mapToObj(i -> new Part(i + 1, exercises.get(i))).toList();
    }

    boolean anyChart() {
        return parts().stream().anyMatch(part -> part.chart().isPresent());
    }

    /** One exercise; its number is for ids, from 1. */
    record Part(int number, ProblemResult result) {

        /** Smaller boards have no solution, or one that needs no search. */
        static final int SMALLEST_CHARTED = 4;

        Outcome outcome() {
            return Outcome.of(result);
        }

        /** What is noted of the exercise, each on a line. */
        List<String> notes() {
            return lines(result.notes());
        }

        List<String> noteSpans() {
            return notes().stream().map(Markdown::span).toList();
        }

        int checkCount() {
            return result.checks().size();
        }

        List<Outcome> checks() {
            return result.checks().stream().map(Outcome::of).toList();
        }

        /** The failing cases, each once, however many checks it fails. */
        List<FailingCase> cases() {
            Map<String, List<CheckResult>> byMistake = told().stream()
                    .collect(Collectors.groupingBy(Part::mistake, LinkedHashMap::new, Collectors.toList()));
            List<FailingCase> cases = new ArrayList<>();
            byMistake.values().forEach(checks ->
                    cases.add(failingCase(checks, "board-" + number + "-" + (cases.size() + 1))));
            return cases;
        }

        /** That of the check which gives the exercise its verdict, or else of the first that may be told. */
        Optional<FailingCase> firstCase() {
            return told().stream().filter(check -> check.verdict() == result.verdict()).findFirst()
                    .or(() -> told().stream().findFirst())
                    .map(check -> failingCase(List.of(check), "board-" + number));
        }

        /** Whether there is a first case to mend, and others that may come of it. */
        boolean severalMistakes() {
            return cases().size() > 1 && outcome().graded();
        }

        /** Whether something is kept back: not where an error of the compiler, say, stands with another check. */
        boolean hidden() {
            Set<String> told = told().stream().map(Part::mistake).collect(Collectors.toSet());
            return failing().stream().anyMatch(check -> !told.contains(mistake(check)));
        }

        String advice() {
            return Wording.advice(result.verdict(),
                    exercise().map(Problem::first).orElse("a method"));
        }

        Optional<HintPlace> hint() {
            return HintPlace.of(result);
        }

        /** The exercise, if our catalogue has it. */
        Optional<Problem> exercise() {
            return Catalogue.find(result.id());
        }

        boolean hasStatement() {
            return exercise().filter(Problem::isExercise).isPresent();
        }

        /** Its steps from n = 4 on, if there are any to show: beside the reference solution's and the next rung's. */
        Optional<StepsChart> chart() {
            if (hidden() || result.cost().isEmpty() || exercise().isEmpty()) {
                return Optional.empty();
            }
            SortedMap<Integer, Long> own = new TreeMap<>();
            result.cost().stream().filter(each -> each.n() >= SMALLEST_CHARTED)
                    .forEach(each -> own.put(each.n(), each.steps()));
            List<StepsChart.Series> series = new ArrayList<>();
            series.add(new StepsChart.Series("this submission", "own", own));
            series.add(new StepsChart.Series("reference solution", "reference", reference(exercise().get())));
            next().ifPresent(next -> series.add(
                    new StepsChart.Series("next rung: " + next.id(), "next", reference(next))));
            series.removeIf(each -> each.steps().isEmpty());
            return Optional.of(new StepsChart("steps-" + number,
                    exercise().get().speed().map(call -> exercise().get().signature(call.method()))
                            .orElse(""), series)).filter(drawn -> !own.isEmpty());
        }

        private Optional<Problem> next() {
            List<Problem> ladder = Catalogue.core();
            return ladder.stream().skip(ladder.indexOf(exercise().orElseThrow()) + 1L).findFirst()
                    .filter(next -> exercise().orElseThrow().isCore());
        }

        private static SortedMap<Integer, Long> reference(Problem problem) {
            return new TreeMap<>(ReferenceSteps.of(problem)).tailMap(SMALLEST_CHARTED);
        }

        /** Why there are no steps. */
        String withoutChart() {
            return hidden() ? "Not shown, since a check that failed is hidden."
                    : exercise().flatMap(problem -> problem.speed().map(call -> problem.signature(call.method())))
                            .map(call -> "No call of " + call + " was answered and counted.")
                            .orElse("Steps are not shown for this exercise.");
        }

        private List<CheckResult> failing() {
            return result.checks().stream().filter(check -> check.verdict() != Verdict.ACCEPTED).toList();
        }

        private List<CheckResult> told() {
            return failing().stream().filter(check -> !check.hidden()).toList();
        }

        private static String mistake(CheckResult check) {
            return check.verdict() + check.message();
        }

        private FailingCase failingCase(List<CheckResult> checks, String boardId) {
            CheckResult first = checks.get(0);
            String title = (result.isUniform() ? ""
                    : checks.stream().map(CheckResult::id).collect(Collectors.joining(", ")) + ": ")
                    + first.verdict().words();
            return new FailingCase(first, title, boardId,
                    result.deciding().filter(deciding -> deciding == first).flatMap(deciding -> hint()));
        }
    }
}
