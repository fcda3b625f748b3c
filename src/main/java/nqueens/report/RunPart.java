package nqueens.report;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

import nqueens.judge.CheckResult;
import nqueens.judge.ExerciseResult;
import nqueens.judge.ProjectFolder;
import nqueens.judge.Verdict;

/**
 * One exercise on the page of a run: all its failing cases, and its times. What is hidden from learners is not in
 * it.
 *
 * @param part what the learner's feedback says of the exercise
 * @param cases the failing cases, each once, however many checks it fails
 * @param chart its times, if there are any to show
 */
record RunPart(Feedback.Part part, List<Case> cases, Optional<TimesChart> chart) {

    private static final Path USUAL_FOLDER = ProjectFolder.own().resolve("target/judge");

    /** A failing case; that which gave the exercise its verdict has the hint that fits, if there is one. */
    record Case(FailingCase failing, Optional<HintLink> hint) {

        Look look() {
            return Look.of(failing.check().verdict());
        }
    }

    /**
     * The way from the page to a hint.
     *
     * @param place where the hint stands
     * @param folder where the page is going to lie
     */
    record HintLink(HintPlace place, Path folder) {

        String words() {
            return place.number() + " in " + place.file();
        }

        /** Gives the address of the hints, if the page lies where the kata has it. */
        Optional<String> address() {
            return Optional.of("../../" + place.file() + "#hints")
                    .filter(address -> folder.normalize().equals(USUAL_FOLDER));
        }
    }

    /**
     * Chooses what is shown of an exercise.
     *
     * @param part what the learner's feedback says of it
     * @param result what it came to
     * @param timeScale how much slower this machine is than the reference machine
     * @param folder where the page is going to lie
     * @return the exercise's part of the page
     */
    static RunPart of(Feedback.Part part, ExerciseResult result, double timeScale, Path folder) {
        return new RunPart(part, cases(part, result, folder),
                part.hidden() || result.timings().isEmpty() ? Optional.empty()
                        : Optional.of(chart(part, result, timeScale)));
    }

    boolean anyCase() {
        return !cases.isEmpty();
    }

    /** Whether there is a first case to mend, and others that may come of it. */
    boolean severalMistakes() {
        return cases.size() > 1 && part.graded();
    }

    /** Says why there are no times; nothing where there are. */
    String withoutChart() {
        return part.hidden() ? "Not shown, since a check that failed is hidden."
                : "No call of count(n) was answered, and so none was timed.";
    }

    private static List<Case> cases(Feedback.Part part, ExerciseResult result, Path folder) {
        Map<String, List<CheckResult>> byMistake = result.checks().stream()
                .filter(check -> check.verdict() != Verdict.ACCEPTED && !check.hidden())
                .collect(Collectors.groupingBy(
                        check -> check.verdict() + check.message(), LinkedHashMap::new, Collectors.toList()));
        List<Case> cases = new ArrayList<>();
        for (List<CheckResult> checks : byMistake.values()) {
            CheckResult first = checks.get(0);
            String title = part.uniform() ? first.verdict().words()
                    : checks.stream().map(CheckResult::id).collect(Collectors.joining(", ")) + ": "
                            + first.verdict().words();
            String board = "board-" + part.number() + "-" + (cases.size() + 1);
            cases.add(new Case(new FailingCase(first, title, board), DecidingCheck.of(result)
                    .filter(deciding -> deciding.check() == first).flatMap(deciding -> HintPlace.of(result))
                    .map(place -> new HintLink(place, folder))));
        }
        return cases;
    }

    private static TimesChart chart(Feedback.Part part, ExerciseResult result, double timeScale) {
        SortedMap<Integer, Double> own = new TreeMap<>();
        result.timings().forEach(timing -> own.put(timing.n(), timing.seconds()));
        SortedMap<Integer, Double> reference = new TreeMap<>(ReferenceTimes.of(result.id()));
        reference.replaceAll((n, seconds) -> seconds * timeScale);
        return new TimesChart("times-" + part.number(), result.id(), own, reference);
    }
}
