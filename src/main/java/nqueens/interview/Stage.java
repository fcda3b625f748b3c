package nqueens.interview;

import java.util.List;

import nqueens.problem.Problem;

/** A part of a drill. */
sealed interface Stage {

    /** A name for people: a phrase of at most 40 characters. */
    String title();

    /** Something to write, and to have judged. */
    record Coding(Problem problem) implements Stage {
        @Override
        public String title() {
            return problem.title();
        }
    }

    /** Questions to answer aloud, one after the other, at least one; nobody judges the answers. */
    record Talking(String title, List<Question> questions) implements Stage {
    }
}
