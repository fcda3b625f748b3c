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

import nqueens.interview.InterviewRecord.StageRecord;
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
final class InterviewLoop implements Practice {

    private static final char ESCAPE = 27;
    private static final int BAR = 24;

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

    /** What is shown: a stage, the question whether to skip it or to end, a criterion to grade, or the history. */
    private enum View {
        STAGE, SKIP, QUIT, GRADES, HISTORY
    }

    InterviewLoop(Interview interview, Style style) {
        this.interview = interview;
        this.style = style;
    }

    @Override
    public List<Path> watched() {
        return interview.stages().stream().filter(Stage.Coding.class::isInstance).map(Stage.Coding.class::cast)
                .map(stage -> interview.workspace().file(stage.problem()).getParent()).distinct().toList();
    }

    @Override
    public void begin(Desk given) {
        desk = given;
    }

    @Override
    public void saved(Set<Path> folders) {
        if (!interview.isOver() && interview.stage() instanceof Stage.Coding) {
            Supplier<ProblemResult> judging = interview.judging();
            isJudging = true;
            desk.judge(meanwhile -> {
                ProblemResult judged = judging.get();
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
            case SKIP -> asked(key, () -> {
                interview.skip();
                next("skipped");
            });
            case QUIT -> asked(key, this::openGrades);
            case GRADES -> grade(key);
            default -> desk.leave();
        }
        ticked();
    }

    /** Ends the interview where it is, and gives the history with it, unless that is done already. */
    InterviewHistory finish() throws IOException {
        if (history.isEmpty()) {
            history = Optional.of(interview.keep());
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
            case HISTORY -> new Page(history.orElseThrow().table().lines().toList(), List.of(),
                    style.strong("any key leaves"), true);
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
            interview.answer();
            if (interview.answered() == 0) {
                next("talked about");
            }
        } else if (key != ESCAPE) {
            note = "no such key here: " + (key < ' ' || key > '~' ? "see below" : key);
        }
    }

    /** Leaves the stage if that is what was meant; what is still being judged belongs to it. */
    private void asked(char key, Runnable leave) {
        view = View.STAGE;
        if (key == 'y') {
            if (isJudging) {
                isJudging = false;
                desk.judge(meanwhile -> () -> { });
            }
            leave.run();
        }
    }

    private void next(String outcome) {
        StageRecord last = interview.ended().get(interview.ended().size() - 1);
        before = String.format(Locale.ROOT, "%s: %s, %d:%02d min", last.title(), outcome, last.seconds() / 60,
                last.seconds() % 60) + (last.wrongTries() == 0 ? "" : ", wrong tries: " + last.wrongTries());
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
            next(judged.verdict().words());
        }
        ticked();
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
        body.add("  write  " + interview.workspace().file(problem).toString().replace('\\', '/'));
        body.add("  Its comment states the task. Each save is judged.");
        result.filter(judged -> judged.verdict() != Verdict.NOT_STARTED).flatMap(ProblemResult::deciding)
                .ifPresent(check -> {
                    body.add("");
                    body.add(style.bad(check.verdict().words()));
                    body.addAll(ConsoleReport.failingCase(check));
                });
        return page(body, foot(status()), "s skip stage   q end", !isJudging);
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
        body.add(style.strong("Question " + (interview.answered() + 1) + " of " + questions.size()));
        interview.question().text().lines().map(line -> "  " + line).forEach(body::add);
        if (isAnswerShown) {
            body.add("");
            body.add(style.strong("A model answer"));
            interview.question().answer().lines().map(line -> "  " + line).forEach(body::add);
        } else {
            body.add("  Answer aloud, as if somebody listened; then compare.");
        }
        return page(body, foot(), (isAnswerShown ? "n next" : "a model answer") + "   s skip stage   q end", true);
    }

    /** It stays until a key is pressed, whatever is judged meanwhile. */
    private Page question(String question, String keys) {
        return page(List.of(style.strong(question)), foot(), keys, true);
    }

    private Page grades() {
        Criterion current = Criterion.values()[criterion];
        List<String> body = new ArrayList<>(
                List.of(style.strong("Grade yourself: " + current.title()), "  " + current.question()));
        for (int grade = 1; grade <= Criterion.BEST; grade++) {
            body.add("  " + grade + ". " + current.meaning(grade));
        }
        return new Page(body, foot("criterion " + (criterion + 1) + " of " + Criterion.values().length),
                style.strong("1-" + Criterion.BEST + " grade   0 none"), true);
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

    private List<String> foot(String... last) {
        List<String> lines = new ArrayList<>(List.of(""));
        if (!note.isEmpty()) {
            lines.add("note:  " + note);
        }
        lines.addAll(List.of(last));
        return lines;
    }

    /** The clock stands with the keys: where there is no screen, it is not printed twice a second. */
    private Page page(List<String> body, List<String> foot, String keys, boolean isSettled) {
        int done = BAR * interview.ended().size() / interview.stages().size();
        String bar = "[" + style.good("#".repeat(done)) + "-".repeat(BAR - done) + "] ";
        return new Page(body, foot, bar + interview.clock() + "   " + style.strong(keys), isSettled);
    }
}
