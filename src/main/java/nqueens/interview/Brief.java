package nqueens.interview;

import java.util.List;

import nqueens.interview.Text.Section;

/**
 * What an interviewer knows of a stage in which something is written.
 *
 * @param statement what the candidate is told, in at most five lines
 * @param questions what the candidate should ask, with the interviewer's answers
 * @param hints hints from gentle to strong, a question and a sentence each, without code
 */
record Brief(String statement, List<Section> questions, List<String> hints) {

    private static final String HINT = "Hint: ";
    private static final List<Section> ALL = Text.sections("#", Text.of("problems.md"));

    /** Finds that of a stage; where a solver must be mended, it tells what shows its mistake, and hints about that. */
    static Brief of(DrillStage stage) {
        Brief brief = of(stage.problem().orElseThrow().id());
        if (stage.given().isEmpty()) {
            return brief;
        }
        Brief mended = of(stage.given());
        return new Brief(mended.statement + "\n" + brief.statement, brief.questions, mended.hints);
    }

    private static Brief of(String id) {
        String body = ALL.stream().filter(each -> each.heading().equals(id)).findFirst().orElseThrow().body();
        List<Section> parts = Text.sections("##", body);
        return new Brief(body.split("\n## ", 2)[0].strip(),
                parts.stream().filter(part -> !part.heading().startsWith(HINT)).toList(),
                parts.stream().filter(part -> part.heading().startsWith(HINT))
                        .map(part -> part.text().substring(HINT.length())).toList());
    }
}
