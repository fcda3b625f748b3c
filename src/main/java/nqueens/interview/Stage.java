package nqueens.interview;

import java.util.List;

import nqueens.problem.Problem;

/** A part of a drill. */
public sealed interface Stage {

    /**
     * Gives a name for people.
     *
     * @return a phrase of at most 40 characters
     */
    String title();

    /**
     * Something to write, and to have judged.
     *
     * @param problem what to write
     */
    record Coding(Problem problem) implements Stage {
        @Override
        public String title() {
            return problem.title();
        }
    }

    /**
     * Questions to answer aloud, one after the other; nobody judges the answers.
     *
     * @param title a name for people
     * @param questions the questions, at least one
     */
    record Talking(String title, List<Question> questions) implements Stage {

        /**
         * Creates a stage, from a copy of the list.
         *
         * @param title a name for people
         * @param questions the questions, at least one
         */
        public Talking {
            questions = List.copyOf(questions);
        }
    }
}
