package nqueens.interview;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import nqueens.judge.submission.ProjectFolder;
import nqueens.problem.Problem;
import nqueens.problem.catalogue.Catalogue;

/** A drill: an opening, a twist and questions about both, or another person's solver to mend or to read. */
public record Drill(String id, int level, List<Stage> stages) {

    /** All drills, from {@code drills.csv}, which has one line for each stage. */
    public static final List<Drill> ALL = Section.content("drills.csv").lines().skip(1).map(line -> line.split(",", -1))
            .collect(Collectors.groupingBy(cells -> cells[0], LinkedHashMap::new, Collectors.toList())).values()
            .stream().map(lines -> new Drill(lines.get(0)[0], Integer.parseInt(lines.get(0)[1]),
                    lines.stream().map(cells -> new Stage(cells[2], Integer.parseInt(cells[3]),
                            Catalogue.find(cells[4]), cells[5], cells[6])).toList())).toList();

    static final int HARDEST = 3;

    static Drill of(String id) {
        return ALL.stream().filter(drill -> drill.id.equals(id)).findFirst().orElseThrow();
    }

    /**
     * A part of a drill: code to write, which is judged, or a question to answer.
     *
     * @param title the name shown to people: a phrase of at most 28 characters
     * @param problem the problem that the candidate or the given solver solves; empty for a question without a solver
     * @param given the folder of the solver to mend or read; empty without such a solver
     * @param topic the topic of the question; empty if there is code to write
     */
    record Stage(String title, int minutes, Optional<Problem> problem, String given, String topic) {

        boolean isCoding() {
            return topic.isEmpty();
        }

        /** Returns the task; for a given solver, an instruction comes first. */
        String statement() {
            return (given.isEmpty() ? "" : Section.of("problems.md", given).body() + "\n")
                    + Section.of("problems.md", problem.orElseThrow().id()).body();
        }

        List<Section> questions() {
            return isCoding() ? Section.of("problems.md", problem.orElseThrow().id()).parts() : List.of();
        }

        List<String> hints() {
            return Section.of("hints.md", given.isEmpty() ? problem.orElseThrow().id() : given).parts().stream()
                    .map(Section::line).toList();
        }

        private String source(String folder) {
            return problem.map(solved -> Section.content(folder + (given.isEmpty() ? "" : given + "/")
                    + solved.solver().file())).orElse("");
        }

        String givenCode() {
            return source("solvers/");
        }

        /** Returns the initial content: a given solver, or a stub without Javadoc, which would give answers away. */
        String beginning() {
            // if learners have the judge as a jar, it also holds the stubs of exercises
            String stub = source("stubs/");
            return !given.isEmpty() ? givenCode()
                    : (stub.isEmpty() ? Section.content(ProjectFolder.own().stub(problem.orElseThrow())) : stub)
                            .replaceAll("(?ms)^ */\\*\\*.*?\\*/\\R", "");
        }

        String model() {
            return problem.filter(Problem::isExercise).map(exercise -> Section.content(ProjectFolder.own()
                    .resolve("solutions/" + exercise.id() + "/" + exercise.solver().file())))
                    .orElse(source("models/"));
        }
    }
}
