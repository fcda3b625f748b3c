package nqueens.interview;

import java.util.List;
import java.util.stream.Collectors;

import nqueens.interview.Stage.Coding;
import nqueens.interview.Text.Section;
import nqueens.judge.submission.ProjectFolder;
import nqueens.problem.Problem;
import nqueens.report.console.HintTexts;

/**
 * What an interviewer knows of a problem.
 *
 * @param title what it is about, in a few words
 * @param statement what the candidate is told, in at most three lines
 * @param questions what the candidate should ask, with the interviewer's answers
 * @param hints hints from gentle to strong, each as lines, its heading first
 */
record Task(String title, String statement, List<Section> questions, List<List<String>> hints) {

    private static final String HINT = "Hint: ";
    private static final List<Section> ALL = Text.sections("#", Text.of("problems.md"));

    /** Finds the task of a problem; where the problem has no exercise the hints stand with it. */
    static Task of(Problem problem) {
        Section task = section(problem.id());
        List<Section> parts = Text.sections("##", task.body());
        List<List<String>> hints = problem.isExercise()
                ? HintTexts.of(ProjectFolder.own().path().resolve("exercises").resolve(problem.id())
                        .resolve("README.md")) : hints(parts);
        return new Task(task.heading().substring(problem.id().length() + 2), Text.before("##", task.body()),
                parts.stream().filter(part -> !part.heading().startsWith(HINT))
                        .map(part -> new Section(part.heading(), part.paragraphs())).toList(), hints);
    }

    /** Finds the task of a stage: where a solver is to be mended, the hints are about that. */
    static Task of(Coding stage) {
        Task task = of(stage.problem());
        return stage.given().map(given -> new Task(task.title(), task.statement(), task.questions(),
                hints(Text.sections("##", section(given.name()).body())))).orElse(task);
    }

    private static Section section(String id) {
        return ALL.stream().filter(each -> each.heading().startsWith(id + ": ")).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("nobody can ask for " + id));
    }

    private static List<List<String>> hints(List<Section> parts) {
        return parts.stream().filter(part -> part.heading().startsWith(HINT))
                .map(part -> List.of(part.heading(), "  " + part.paragraphs())).toList();
    }

    /** The questions that were not asked, by their headings. */
    List<String> unasked(List<String> asked) {
        return questions.stream().map(Section::heading).filter(question -> !asked.contains(question))
                .collect(Collectors.toList());
    }
}
