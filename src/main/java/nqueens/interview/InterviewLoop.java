package nqueens.interview;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

import nqueens.judge.ProblemResult;
import nqueens.loop.Desk;
import nqueens.loop.Page;
import nqueens.loop.Practice;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.report.ConsoleReport;
import nqueens.report.Style;

/**
 * An interview on a screen: the clock, the stage, what judging it came to, the questions, and at the end the grades
 * and the history. A file that is saved is judged; a stage that is accepted opens the next.
 */
public final class InterviewLoop implements Practice {

    private static final char ESCAPE = 27;
    private static final int BAR = 24;

    private final Interviews interviews;
    private final Interview interview;
    private final Style style;
    private Desk desk;
    private View view = View.STAGE;
    private boolean isJudging;
    private boolean isAnswerShown;
    private Optional<ProblemResult> result = Optional.empty();
    private Optional<InterviewHistory> history = Optional.empty();
    private int criterion;
    private String before = "";
    private String note = "";

    /** What is shown. */
    private enum View {
        /** The current stage. */
        STAGE,
        /** The question whether to skip the stage. */
        SKIP,
        /** The question whether to end the interview. */
        QUIT,
        /** A criterion to grade oneself on. */
        GRADES,
        /** The history, with this interview in it. */
        HISTORY
    }

    /**
     * Creates a screen for an interview that has begun.
     *
     * @param interviews keeps what it came to
     * @param interview the interview
     * @param style how parts of it stand out
     */
    public InterviewLoop(Interviews interviews, Interview interview, Style style) {
        this.interviews = interviews;
        this.interview = interview;
        this.style = style;
    }

    @Override
    public List<Path> watched() {
        return List.of(interview.workspace().drills());
    }

    @Override
    public void begin(Desk given) {
        desk = given;
    }

    @Override
    public void saved(Set<Path> folders) {
        if (!interview.isOver() && interview.stage() instanceof Stage.Coding) {
            Supplier<ProblemResult> run = interview.judging();
            isJudging = true;
            desk.judge(() -> {
                ProblemResult judged = run.get();
                return () -> take(judged);
            });
        }
    }

    @Override
    public void ticked() {
        interview.timeIsUp().ifPresent(sentence -> note = sentence);
    }

    @Override
    public void pressed(char key) {
        note = "";
        switch (view) {
            case STAGE -> pressedInStage(key);
            case SKIP -> {
                view = View.STAGE;
                if (key == 'y') {
                    stopJudging();
                    open(interview::skip, "skipped");
                }
            }
            case QUIT -> {
                view = View.STAGE;
                if (key == 'y') {
                    stopJudging();
                    interview.quit();
                    openGrades();
                }
            }
            case GRADES -> grade(key);
            default -> desk.leave();
        }
        ticked();
    }

    /**
     * Ends the interview where it is, and keeps what it came to, unless that is done already.
     *
     * @return the history with the interview in it
     * @throws IOException if it can't be kept
     */
    public InterviewHistory finish() throws IOException {
        if (history.isEmpty()) {
            history = Optional.of(interviews.keep(interview));
        }
        return history.get();
    }

    @Override
    public Page page() {
        return switch (view) {
            case STAGE -> interview.stage() instanceof Stage.Coding coding ? coding(coding.problem()) : talking();
            case SKIP -> question("Leave this stage, and go on to the next?", "y skip   any other key: go on with it");
            case QUIT -> question("End the interview here?", "y end   any other key: go on");
            case GRADES -> grades();
            case HISTORY -> new Page(new HistoryTable(history.orElseThrow()).text().lines().toList(), List.of(),
                    style.strong("any key leaves"), Page.Settled.YES);
        };
    }

    private void pressedInStage(char key) {
        boolean isTalking = interview.stage() instanceof Stage.Talking;
        if (key == 's') {
            view = View.SKIP;
        } else if (key == 'q') {
            view = View.QUIT;
        } else if (isTalking && key == 'a' && !isAnswerShown) {
            isAnswerShown = true;
        } else if (isTalking && key == 'n' && isAnswerShown) {
            isAnswerShown = false;
            interview.answered();
            if (interview.isDone()) {
                open(interview::next, "talked about");
            }
        } else if (key != ESCAPE) {
            note = "no such key here: " + (key < ' ' || key > '~' ? "see below" : key);
        }
    }

    /** Something that opens the next stage. */
    @FunctionalInterface
    private interface Opening {
        void open() throws IOException;
    }

    private void open(Opening opening, String outcome) {
        try {
            opening.open();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        StageRecord last = interview.ended().get(interview.ended().size() - 1);
        before = last.title() + ": " + outcome + ", " + minutes(last.seconds())
                + (last.wrongTries() == 0 ? "" : ", wrong tries: " + last.wrongTries());
        note = "";
        result = Optional.empty();
        isAnswerShown = false;
        if (interview.isOver()) {
            openGrades();
        }
    }

    /** Where nothing was done there is nothing to grade. */
    private void openGrades() {
        if (interview.finish().isEmpty()) {
            desk.leave();
        }
        view = View.GRADES;
    }

    private void take(ProblemResult judged) {
        isJudging = false;
        interview.note(judged);
        result = Optional.of(judged);
        if (judged.verdict() == Verdict.ACCEPTED) {
            // whether to skip it is no question any more; whether to end the interview is
            view = view == View.SKIP ? View.STAGE : view;
            open(interview::next, judged.verdict().words());
        }
        ticked();
    }

    /** What is still being judged belongs to a stage that is left. */
    private void stopJudging() {
        if (isJudging) {
            isJudging = false;
            desk.judge(() -> () -> { });
        }
    }

    private void grade(char key) {
        if (key >= '1' && key <= '0' + Criterion.BEST) {
            interview.score(Criterion.values()[criterion], key - '0');
        } else if (key != '0') {
            note = "1 to " + Criterion.BEST + ", or 0 for no grade";
            return;
        }
        criterion++;
        if (criterion == Criterion.values().length) {
            try {
                finish();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            view = View.HISTORY;
        }
    }

    private Page coding(Problem problem) {
        List<String> body = heading();
        body.add("  write  " + shown(interview.workspace().file(problem)));
        body.add("  Its comment states the task. Each save is judged.");
        result.filter(judged -> judged.verdict() != Verdict.NOT_STARTED).flatMap(ProblemResult::deciding)
                .ifPresent(check -> {
                    body.add("");
                    body.add(style.bad(check.verdict().words()));
                    body.addAll(ConsoleReport.failingCase(check));
                });
        List<String> foot = foot();
        foot.add(status());
        return page(body, foot, "s skip stage   q end", isJudging ? Page.Settled.NO : Page.Settled.YES);
    }

    /** The stub is judged, too: it is saved when its stage opens. */
    private String status() {
        if (isJudging) {
            return "judging ...";
        }
        String tries = interview.wrongTries() == 0 ? "" : "wrong tries: " + interview.wrongTries();
        return result.filter(judged -> judged.verdict() == Verdict.NOT_STARTED).isPresent() ? "still the stub" : tries;
    }

    private Page talking() {
        List<Question> questions = ((Stage.Talking) interview.stage()).questions();
        List<String> body = heading();
        body.add("");
        body.add(style.strong("Question " + interview.questionNumber() + " of " + questions.size()));
        interview.question().text().lines().map(line -> "  " + line).forEach(body::add);
        if (isAnswerShown) {
            body.add("");
            body.add(style.strong("A model answer"));
            interview.question().answer().lines().map(line -> "  " + line).forEach(body::add);
        } else {
            body.add("  Answer aloud, as if somebody listened; then compare.");
        }
        return page(body, foot(), (isAnswerShown ? "n next" : "a model answer") + "   s skip stage   q end",
                Page.Settled.YES);
    }

    /** It stays until a key is pressed, whatever is judged meanwhile. */
    private Page question(String question, String keys) {
        return page(List.of(style.strong(question)), foot(), keys, Page.Settled.YES);
    }

    private Page grades() {
        Criterion current = Criterion.values()[criterion];
        List<String> body = new ArrayList<>();
        body.add(style.strong("Grade yourself: " + current.title()));
        body.add("  " + current.question());
        for (int grade = 1; grade <= Criterion.BEST; grade++) {
            body.add("  " + grade + ". " + current.meaning(grade));
        }
        List<String> foot = new ArrayList<>();
        foot.add("");
        addNote(foot);
        foot.add("criterion " + (criterion + 1) + " of " + Criterion.values().length);
        return new Page(body, foot, style.strong("1-" + Criterion.BEST + " grade   0 none"), Page.Settled.YES);
    }

    private List<String> heading() {
        List<String> lines = new ArrayList<>();
        lines.add(style.strong("Interview " + interview.drill().id() + ", stage " + (interview.ended().size() + 1)
                + " of " + interview.stages().size() + ": " + interview.stage().title()));
        if (!before.isEmpty()) {
            lines.add("  " + style.good(before));
        }
        return lines;
    }

    private List<String> foot() {
        List<String> lines = new ArrayList<>();
        lines.add("");
        addNote(lines);
        return lines;
    }

    private void addNote(List<String> lines) {
        if (!note.isEmpty()) {
            lines.add("note:  " + note);
        }
    }

    /** The clock stands with the keys: where there is no screen, it is not printed twice a second. */
    private Page page(List<String> body, List<String> foot, String keys, Page.Settled settled) {
        int done = BAR * interview.ended().size() / interview.stages().size();
        String bar = "[" + style.good("#".repeat(done)) + "-".repeat(BAR - done) + "] ";
        return new Page(body, foot, bar + interview.clock() + "   " + style.strong(keys), settled);
    }

    private static String minutes(long seconds) {
        return String.format(Locale.ROOT, "%d:%02d min", seconds / 60, seconds % 60);
    }

    private static String shown(Path file) {
        return file.toString().replace('\\', '/');
    }
}
