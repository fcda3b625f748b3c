package nqueens.interview;

import java.util.Optional;

import nqueens.problem.Problem;

/** A part of a drill, as it is declared: what happens in it is noted in {@link StageRecord}. */
sealed interface Stage {

    /** A name for people: a phrase of at most 28 characters. */
    String title();

    /** How long it should take. */
    int minutes();

    /** A solver to begin with. */
    Optional<Given> given();

    /**
     * A solver to be read or mended: the name of its folder beside the texts, and the problem that it was written for.
     */
    record Given(String name, Problem problem) {

        /** Its source. */
        String code() {
            return Text.of("solvers/" + name + "/" + problem.solver().file());
        }
    }

    /**
     * Something to write, and to have judged.
     *
     * @param thinking minutes to ask and to plan in, before the first line
     * @param minutes minutes for all of it
     * @param given a wrong solver to begin with; empty to begin with a stub
     * @param isTold whether the failing case is told at once
     */
    record Coding(String title, int thinking, int minutes, Problem problem, Optional<Given> given, boolean isTold)
            implements Stage {
    }

    /**
     * Questions to answer aloud, one after the other, at least one; nobody judges the answers.
     *
     * @param minutes minutes for all of it
     * @param topic what the questions are about
     * @param count how many are drawn
     * @param given a solver that they are about
     */
    record Talking(String title, int minutes, String topic, int count, Optional<Given> given) implements Stage {
    }
}
