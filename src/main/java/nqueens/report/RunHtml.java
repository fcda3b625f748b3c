package nqueens.report;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import nqueens.judge.ExerciseResult;
import nqueens.judge.Results;

/**
 * {@code index.html} of a single run: the scoreboard, what failed with its board and its hint, how long
 * {@code count(n)} took, and a board to play on. One page that needs no network; its policy allows its one script
 * and no other.
 */
public final class RunHtml implements SubmissionReport {

    /** The file's name. */
    public static final String FILE = "index.html";

    private final PageTemplate template = PageTemplate.html("run.html.mustache");
    private final String style =
            PageTemplate.source("page.css") + BoardSvg.style() + PageTemplate.source("run.css");
    private final PageScript script = PageScript.read("run.js");
    private final Path folder;

    /** What the template fills in. */
    private record View(
            String style, PageScript script, String queen, double timeScale, Feedback feedback, List<RunPart> parts) {

        boolean anyChart() {
            return parts.stream().anyMatch(part -> part.chart().isPresent());
        }
    }

    /**
     * Creates a report.
     *
     * @param folder where the page is going to lie, relative to the kata: from {@code target/judge} it leads to the
     *     kata's own documents
     */
    public RunHtml(Path folder) {
        this.folder = folder;
    }

    @Override
    public String file() {
        return FILE;
    }

    @Override
    public String text(Results results) {
        Feedback feedback = Feedback.of(results);
        List<RunPart> parts = new ArrayList<>();
        for (ExerciseResult exercise : results.exercises()) {
            parts.add(RunPart.of(feedback.parts().get(parts.size()), exercise, results.timeScale(), folder));
        }
        return template.fill(new View(style, script, BoardSvg.QUEEN, results.timeScale(), feedback, parts));
    }
}
