package nqueens.report;

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

import nqueens.judge.CheckResult;
import nqueens.judge.ProblemResult;
import nqueens.judge.Results;
import nqueens.problem.Catalogue;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;

/**
 * What a learner is told of a submission: the one content of {@code feedback.html}, {@code feedback.md} and the page
 * of a run, whose templates choose from it. What is hidden from learners is not in it.
 *
 * @param results what the submission came to
 * @param folder where the page is going to lie: from the kata's own folder of reports it leads to its documents
 */
record Feedback(Results results, Path folder) {

    String name() {
        return ForeignText.onPage(results.submission()).name();
    }

    String nameSpan() {
        return Markdown.span(name());
    }

    boolean graded() {
        return Wording.isGraded(results.verdict());
    }

    long accepted() {
        return results.counted().stream().filter(each -> each.verdict() == Verdict.ACCEPTED).count();
    }

    int count() {
        return results.counted().size();
    }

    String conditions() {
        return Wording.conditions(results);
    }

    List<Part> parts() {
        List<ProblemResult> exercises = results.exercises();
        return IntStream.range(0, exercises.size()).mapToObj(i -> new Part(i + 1, exercises.get(i), this)).toList();
    }

    boolean anyChart() {
        return parts().stream().anyMatch(part -> part.chart().isPresent());
    }

    /** One exercise; its number is for ids, from 1. */
    record Part(int number, ProblemResult result, Feedback whole) {

        String id() {
            return result.id();
        }

        String verdict() {
            return result.verdict().words();
        }

        String points() {
            return Feedback.points(result.verdict(), result.points(), result.maxPoints());
        }

        boolean graded() {
            return Wording.isGraded(result.verdict());
        }

        Look look() {
            return Look.of(result.verdict());
        }

        /** How much of the points' bar is full, in percent. */
        int percent() {
            return result.maxPoints() == 0 ? 0
                    : Math.max(0, Math.min(100, result.points() * 100 / result.maxPoints()));
        }

        /** What is noted of the exercise, each on a line. */
        List<String> notes() {
            return result.notes().stream().map(note -> ForeignText.onPage(note).shortLine()).toList();
        }

        List<String> noteSpans() {
            return notes().stream().map(Markdown::span).toList();
        }

        boolean uniform() {
            return result.isUniform();
        }

        int checkCount() {
            return result.checks().size();
        }

        List<Row> checks() {
            return result.checks().stream().map(Row::new).toList();
        }

        String cpuSeconds() {
            return Wording.oneDecimal(result.cpuSeconds());
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

        boolean anyCase() {
            return !told().isEmpty();
        }

        /** Whether there is a first case to mend, and others that may come of it. */
        boolean severalMistakes() {
            return cases().size() > 1 && graded();
        }

        /** Whether something is kept back: not where an error of the compiler, say, stands with another check. */
        boolean hidden() {
            Set<String> told = told().stream().map(Part::mistake).collect(Collectors.toSet());
            return failing().stream().anyMatch(check -> !told.contains(mistake(check)));
        }

        boolean open() {
            return result.verdict() != Verdict.ACCEPTED;
        }

        String advice() {
            return Wording.advice(result.verdict());
        }

        Optional<HintPlace> hint() {
            return HintPlace.of(result);
        }

        boolean runAgain() {
            return result.verdict() == Verdict.JUDGE_ERROR;
        }

        /** The exercise, if our catalogue has it. */
        Optional<Problem> exercise() {
            return Catalogue.find(result.id());
        }

        boolean hasStatement() {
            return exercise().filter(HintPlace::isInAFolder).isPresent();
        }

        /** Its times, if there are any to show. */
        Optional<TimesChart> chart() {
            if (hidden() || result.timings().isEmpty()) {
                return Optional.empty();
            }
            SortedMap<Integer, Double> own = new TreeMap<>();
            result.timings().forEach(timing -> own.put(timing.n(), timing.seconds()));
            SortedMap<Integer, Double> reference = new TreeMap<>(ReferenceTimes.of(result.id()));
            reference.replaceAll((n, seconds) -> seconds * whole.results().timeScale());
            return Optional.of(new TimesChart("times-" + number, result.id(), own, reference));
        }

        /** Why there are no times. */
        String withoutChart() {
            return hidden() ? "Not shown, since a check that failed is hidden."
                    : "No call of count(n) was answered, and so none was timed.";
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
            String title = (uniform() ? ""
                    : checks.stream().map(CheckResult::id).collect(Collectors.joining(", ")) + ": ")
                    + first.verdict().words();
            return new FailingCase(first, title, boardId,
                    result.deciding().filter(deciding -> deciding == first).flatMap(deciding -> hint()),
                    whole.folder());
        }
    }

    /** One check in the table of its exercise. */
    record Row(CheckResult result) {

        String id() {
            return result.id();
        }

        String title() {
            return result.title();
        }

        String verdict() {
            return result.verdict().words();
        }

        String points() {
            return Feedback.points(result.verdict(), result.points(), result.maxPoints());
        }

        Look look() {
            return Look.of(result.verdict());
        }
    }

    private static String points(Verdict verdict, int points, int maxPoints) {
        return Wording.isGraded(verdict) ? points + " of " + maxPoints : "not graded";
    }
}
