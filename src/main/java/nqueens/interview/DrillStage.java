package nqueens.interview;

import java.util.List;
import java.util.Optional;

import nqueens.problem.Problem;

/**
 * A part of a drill, as it is declared: something to write and to have judged, or questions to answer.
 *
 * @param title a name for people: a phrase of at most 28 characters
 * @param thinking minutes to plan in, before the first line
 * @param minutes minutes for all of it
 * @param problem what is to be written; empty where there are questions
 * @param topics what the questions are about: one is drawn of each, or as many as the topic stands there
 * @param given the solver of somebody else that it is about
 */
record DrillStage(String title, int thinking, int minutes, Optional<Problem> problem, List<String> topics,
        Optional<GivenSolver> given) {

    /** A solver to be read or mended: the name of its folder beside the texts, and its problem. */
    record GivenSolver(String name, Problem problem) {

        String code() {
            return Text.of("solvers/" + name + "/" + problem.solver().file());
        }
    }

    static DrillStage coding(String title, int thinking, int minutes, Problem problem) {
        return new DrillStage(title, thinking, minutes, Optional.of(problem), List.of(), Optional.empty());
    }

    static DrillStage talking(String title, int minutes, String... topics) {
        return new DrillStage(title, 0, minutes, Optional.empty(), List.of(topics), Optional.empty());
    }

    DrillStage about(GivenSolver solver) {
        return new DrillStage(title, thinking, minutes, problem, topics, Optional.of(solver));
    }

    boolean isCoding() {
        return problem.isPresent();
    }
}
