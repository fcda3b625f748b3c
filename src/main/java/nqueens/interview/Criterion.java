package nqueens.interview;

import java.util.List;

/** What one scores oneself on at the end, from 1 to 4. */
public enum Criterion {
    /** Talking while thinking. */
    COMMUNICATION("communication", "Could somebody else have followed you?",
            "silent, or talked about the code only when it was done",
            "said what you typed, but seldom why",
            "asked what was unclear, said the plan before the code, and the reason at each turn",
            "as for 3, and took the other along: summed up, checked for agreement, used hints at once"),
    /** From the statement to a plan. */
    PROBLEM_SOLVING("problem solving", "How did you come to your solution?",
            "no plan, or one that can't work",
            "a plan that works after hints, or by trial and error",
            "a working plan by yourself, with its time and space",
            "as for 3, compared with another plan, and said when you would take that one"),
    /** The program. */
    CODE("code", "Would you hand it over as it is?",
            "does not run, or nobody else could read it",
            "runs after repairs; names, copies or special cases get in the way",
            "ran nearly at once; short methods, good names, no part twice",
            "as for 3, and showed where it would have to change for another demand"),
    /** Knowing that it is right. */
    TESTING("testing", "How did you know that it was right?",
            "let the judge find out",
            "tried one example, after the judge had refused",
            "walked through n = 1, 2, 3 and 4 and bad arguments before the first submission",
            "as for 3, found your own mistakes first, and named what you left untested");

    /** The best grade; 1 is the least. */
    static final int BEST = 4;

    private final String title;
    private final String question;
    private final List<String> grades;

    Criterion(String title, String question, String... grades) {
        this.title = title;
        this.question = question;
        this.grades = List.of(grades);
    }

    /** {@return the name for people} */
    public String title() {
        return title;
    }

    String question() {
        return question;
    }

    /**
     * {@return what a grade from 1 to 4 means, a phrase}
     *
     * @throws IllegalArgumentException if there is no such grade
     */
    public String meaning(int grade) {
        return grades.get(checked(grade) - 1);
    }

    /** Refuses what is no grade. */
    static int checked(int grade) {
        if (grade < 1 || grade > BEST) {
            throw new IllegalArgumentException("not a grade from 1 to " + BEST + ": " + grade);
        }
        return grade;
    }
}
