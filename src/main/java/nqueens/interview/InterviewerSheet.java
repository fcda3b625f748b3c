package nqueens.interview;

import java.io.IOException;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import nqueens.interview.Stage.Coding;
import nqueens.interview.Stage.Given;
import nqueens.report.ReportFolder;
import nqueens.report.page.PageTemplate;

/**
 * What an interviewer has beside them as an interview begins, as a page: answers, hints and model solutions, a clock,
 * the rubric. Its time is up at {@code end}.
 */
record InterviewerSheet(Debrief debrief, Instant end) {

    static final String FILE = "interviewer.html";

    private static final PageTemplate PAGE = PageTemplate.html("interviewer.html.mustache");

    /** What there is of a stage: the task, or the talks; the solver that is given, and a model solution, if any. */
    record Part(String title, int minutes, Optional<Task> task, List<Talk> talks, String given, String model) {

        /** The hints, each as one text. */
        List<String> hints() {
            return task.stream().flatMap(each -> each.hints().stream()).map(hint -> String.join("\n", hint)).toList();
        }
    }

    /** What the grades of a criterion mean. */
    record Descriptor(String title, List<String> grades) {
    }

    List<Part> parts() {
        List<Stage> stages = debrief.stages();
        return IntStream.range(0, stages.size()).mapToObj(number -> {
            Stage stage = stages.get(number);
            Optional<Coding> coding = stage instanceof Coding each ? Optional.of(each) : Optional.empty();
            return new Part(stage.title(), stage.minutes(), coding.map(Task::of),
                    debrief.talks(number).toList(), stage.given().map(Given::code).orElse(""),
                    coding.flatMap(each -> Debrief.model(each.problem())).orElse(""));
        }).toList();
    }

    List<Descriptor> descriptors() {
        return Arrays.stream(Criterion.values()).map(criterion -> new Descriptor(criterion.title(),
                IntStream.rangeClosed(1, Criterion.BEST).mapToObj(criterion::meaning).toList())).toList();
    }

    /** Tells the time that is left, whenever the page is opened. */
    String clockScript() {
        return "setInterval(() => { const left = Math.round((" + end.toEpochMilli() + " - Date.now()) / 1000);"
                + "const shown = Math.abs(left);"
                + "document.getElementById('clock').textContent = Math.floor(shown / 60) + ':'"
                + " + String(shown % 60).padStart(2, '0') + (left < 0 ? ' over time' : ' left'); }, 500);";
    }

    /** What the page's policy allows that script by. */
    String clockHash() {
        return PageTemplate.hash(clockScript());
    }

    void write() throws IOException {
        new ReportFolder(debrief.workspace().folder()).write(FILE, PAGE.fill(this));
    }
}
