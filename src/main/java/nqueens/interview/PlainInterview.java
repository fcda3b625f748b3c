package nqueens.interview;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.util.Optional;

import nqueens.report.ConsoleText;

/** An interview in plain lines: a command is a line, for where there is no screen to draw on. */
public final class PlainInterview {

    private static final String SKIP = "s";
    private static final String QUIT = "q";

    private final Interview interview;
    private final BufferedReader commands;
    private final PrintStream out;

    /**
     * Creates a driver.
     *
     * @param interview the interview
     * @param commands gives a command a line
     * @param out takes what is said
     */
    public PlainInterview(Interview interview, BufferedReader commands, PrintStream out) {
        this.interview = interview;
        this.commands = commands;
        this.out = out;
    }

    /**
     * Goes through the stages until they are all behind, or the commands end, and then asks for grades.
     *
     * @throws IOException if a command can't be read, or a stub not be written
     */
    public void run() throws IOException {
        say("interview: " + interview.drill().id() + ", " + interview.clock());
        while (!interview.isOver()) {
            say("");
            say("stage " + (interview.ended().size() + 1) + " of " + interview.stages().size() + ": "
                    + interview.stage().title() + " (" + interview.clock() + ")");
            if (interview.stage() instanceof Stage.Coding coding) {
                code(coding.task());
            } else {
                talk();
            }
        }
        grade();
    }

    private void code(Task task) throws IOException {
        say("write " + interview.workspace().file(task).toString().replace('\\', '/'));
        while (!interview.isOver() && interview.stage().title().equals(task.title())) {
            switch (asked("Enter: judge it; s: leave it for the next stage; q: end the interview")) {
                case SKIP -> interview.skip();
                case QUIT -> interview.quit();
                default -> judge();
            }
        }
    }

    private void judge() throws IOException {
        StageResult result = interview.judge();
        say(result.verdict().words() + " (" + interview.clock() + ")");
        if (result.isAccepted()) {
            interview.next();
            return;
        }
        say(result.message());
        if (!result.output().isEmpty()) {
            say("printed by you:");
            say(result.output());
        }
    }

    private void talk() throws IOException {
        while (!interview.isOver() && !interview.isDone()) {
            Question question = interview.question();
            say(interview.questionNumber() + ". " + question.text());
            switch (asked("Answer aloud, then Enter: a model answer; s: next stage; q: end")) {
                case SKIP -> {
                    interview.skip();
                    return;
                }
                case QUIT -> interview.quit();
                default -> {
                    say(question.answer());
                    interview.answered();
                }
            }
        }
        if (!interview.isOver()) {
            interview.next();
        }
    }

    private void grade() throws IOException {
        for (Criterion criterion : Criterion.values()) {
            say("");
            say(criterion.title() + ": " + criterion.question());
            for (int grade = 1; grade <= Criterion.BEST; grade++) {
                say("  " + grade + ": " + criterion.meaning(grade));
            }
            grade(criterion);
        }
    }

    private void grade(Criterion criterion) throws IOException {
        while (true) {
            String line = asked("1 to 4, or Enter for none");
            if (line.matches("[1-4]")) {
                interview.score(criterion, Integer.parseInt(line));
                return;
            }
            if (line.isEmpty() || line.equals(QUIT)) {
                return;
            }
        }
    }

    /** The next command; where there is none, that to quit. */
    private String asked(String prompt) throws IOException {
        interview.timeIsUp().ifPresent(this::say);
        say(prompt);
        return Optional.ofNullable(commands.readLine()).map(String::strip).orElse(QUIT);
    }

    private void say(String text) {
        ConsoleText lines = new ConsoleText();
        text.lines().forEach(lines::add);
        out.print(text.isEmpty() ? "\n" : lines.toString());
        out.flush();
    }
}
