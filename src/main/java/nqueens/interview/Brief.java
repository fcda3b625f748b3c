package nqueens.interview;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import nqueens.interview.Text.Section;
import nqueens.problem.Problem;

/**
 * What an interviewer knows of a problem.
 *
 * @param title what it is about, in a few words
 * @param statement what the candidate is told, in at most five lines
 * @param questions what the candidate should ask, with the interviewer's answers
 * @param hints hints from gentle to strong, a question and a sentence each, without code
 */
record Brief(String title, String statement, List<Section> questions, List<String> hints) {

    private static final String HINT = "Hint: ";
    private static final List<Section> ALL = Text.sections("#", Text.of("problems.md"));

    static Brief of(Problem problem) {
        return of(problem.id());
    }

    /** What is said in a stage: where a solver must be mended, what shows its mistake, and hints about that. */
    static Brief of(DrillStage stage) {
        Brief brief = of(stage.problem().orElseThrow());
        if (stage.given().isEmpty()) {
            return brief;
        }
        Brief mended = of(stage.given().get().name());
        return new Brief(stage.title(), Stream.of("This solver is wrong. Mend it by as small a change as will do.",
                brief.statement(), mended.statement()).filter(part -> !part.isEmpty())
                .collect(Collectors.joining("\n")), brief.questions(), mended.hints());
    }

    private static Brief of(String id) {
        Section section = ALL.stream().filter(each -> each.heading().startsWith(id + ": ")).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("nobody can ask for " + id));
        List<Section> parts = Text.sections("##", section.body());
        return new Brief(section.heading().substring(id.length() + 2), Text.before("##", section.body()),
                parts.stream().filter(part -> !part.heading().startsWith(HINT))
                        .map(part -> new Section(part.heading(), part.paragraphs())).toList(),
                parts.stream().filter(part -> part.heading().startsWith(HINT))
                        .map(part -> part.heading().substring(HINT.length()) + " " + part.paragraphs()).toList());
    }
}
