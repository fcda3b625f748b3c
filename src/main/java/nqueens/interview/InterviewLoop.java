package nqueens.interview;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

import nqueens.interview.InterviewEvent.Replied;
import nqueens.interview.InterviewEvent.Graded;
import nqueens.interview.InterviewEvent.Note;
import nqueens.interview.InterviewEvent.Outcome;
import nqueens.interview.InterviewEvent.StageEnded;
import nqueens.interview.InterviewScreen.View;
import nqueens.interview.InterviewSession.Judged;
import nqueens.loop.LoopContext;
import nqueens.loop.LoopEvent;
import nqueens.loop.LoopProgram;
import nqueens.loop.Screenful;
import nqueens.loop.TypedText;
import nqueens.loop.Wrapping;
import nqueens.problem.Verdict;
import nqueens.report.console.Style;

/**
 * The conversation of an interview: each moment shows a view, whose last line names its keys; what happens is added to
 * the log, from which the view is drawn.
 */
final class InterviewLoop implements LoopProgram {

    private static final char ESCAPE = 27;
    private static final int COLUMNS = 80;
    private static final int MOST_LINES = 5;

    private final InterviewSession session;
    private final Style style;
    /** What the candidate wanted to do otherwise, or empty. */
    private final String lastTime;
    private String note;
    /** All interviews in a line, once this one is among them. */
    private String history = "";
    private LoopContext context;
    private View view = View.STAGE;
    private boolean isJudging;
    private boolean isEnding;
    private TypedText typed = new TypedText(MOST_LINES);

    /** Something was judged, and what is done about it. */
    private record StageJudged(Runnable action) implements LoopEvent.OfJudge {
    }

    /** Creates the conversation, after those that there were. */
    InterviewLoop(InterviewSession session, Style style, InterviewHistory earlier) {
        this.session = session;
        this.style = style;
        this.lastTime = earlier.nextTime();
        this.note = String.join(" ", earlier.broken());
    }

    private InterviewState state() {
        return session.state();
    }

    private StageProgress stage() {
        return state().stage();
    }

    @Override
    public List<Path> watched() {
        return state().stages().stream().map(StageProgress::stage).filter(DrillStage::isCoding)
                .map(stage -> session.workspace().file(stage).orElseThrow().getParent()).distinct().toList();
    }

    @Override
    public void begin(LoopContext given) {
        context = given;
        if (state().isOver()) {
            openGrades();
        }
    }

    @Override
    public boolean isTyping() {
        return view == View.WRITE;
    }

    @Override
    public void handle(LoopEvent event) {
        if (event instanceof LoopEvent.Saved) {
            if (!state().isOver() && stage().stage().isCoding() && session.workspace().isTouched(stage().stage())) {
                session.note(Note.SAVED, "");
            }
        } else if (event instanceof LoopEvent.KeyPressed pressed) {
            pressed(pressed.key());
        } else if (event instanceof LoopEvent.Ticked) {
            ticked();
        } else if (event instanceof LoopEvent.KeysEnded) {
            isEnding = true;
            endIfJudged();
        } else if (event instanceof StageJudged judged) {
            judged.action().run();
        }
    }

    private void ticked() {
        session.tick().ifPresent(said -> note = said);
    }

    private void pressed(char key) {
        if (view == View.WRITE && key != ESCAPE) {
            if (typed.takes(key)) {
                note = session.say(typed.text());
                view = View.STAGE;
            }
            return;
        }
        note = "";
        switch (view) {
            case WRITE -> view = View.STAGE;
            case ASK -> ask(key);
            case SKIP, QUIT -> confirm(key);
            case GRADES -> grade(key);
            case NEXT_TIME -> resolve(key);
            case DEBRIEF -> context.leave();
            default -> inStage(key);
        }
        ticked();
    }

    private void inStage(char key) {
        switch (key) {
            case 's' -> view = View.SKIP;
            case 'q' -> view = View.QUIT;
            case ESCAPE -> { }
            default -> {
                if (stage().stage().isCoding()) {
                    code(key);
                } else {
                    talk(key);
                }
            }
        }
    }

    private void unknown(char key) {
        note = "no such key here: " + (key < ' ' || key > '~' ? "see below" : key);
    }

    private void code(char key) {
        switch (key) {
            case 'r' -> submit();
            case 'f' -> openCase();
            case 'h' -> hint();
            case '?' -> view = View.ASK;
            case 'w' -> write();
            default -> unknown(key);
        }
    }

    private void openCase() {
        if (screen().opens().isEmpty()) {
            note = "there is no case to open";
        } else {
            session.note(stage().depth() == 0 ? Note.FAILING_CASE : Note.DIAGNOSIS, "");
        }
    }

    private void hint() {
        List<String> hints = Brief.of(stage().stage()).hints();
        if (stage().hints().size() < hints.size()) {
            session.note(Note.HINT, hints.get(stage().hints().size()));
        } else {
            note = "there are no more hints";
        }
    }

    private void submit() {
        note = session.refusal();
        if (note.isEmpty()) {
            Supplier<Judged> judging = session.judging();
            isJudging = true;
            context.judge(() -> {
                Judged judged = judging.get();
                return new StageJudged(() -> take(judged));
            });
        }
    }

    private void take(Judged judged) {
        isJudging = false;
        Verdict verdict = judged.result().verdict();
        if (verdict == Verdict.NOT_STARTED || verdict == Verdict.JUDGE_ERROR) {
            note = judged.result().deciding().orElseThrow().message();
        } else {
            int number = state().number();
            session.submitted(judged);
            if (state().number() > number) {
                // whether to leave it is no question any more; whether to end the interview is
                next(view == View.QUIT ? view : View.STAGE);
            }
        }
        endIfJudged();
    }

    private void ask(char key) {
        List<Text.Section> questions = Brief.of(stage().stage()).questions();
        int number = key - '1';
        if (number >= 0 && number < questions.size()) {
            session.note(Note.ASKED, questions.get(number).heading());
        } else {
            view = View.STAGE;
        }
    }

    private void talk(char key) {
        boolean isCompared = stage().isCompared();
        if (key == 'n' && isCompared) {
            int number = state().number();
            session.note(Note.DISCUSSED, "");
            if (state().number() > number) {
                next(View.STAGE);
            }
        } else if (key == 'a' && !isCompared) {
            session.note(Note.MODEL_ANSWER, "");
        } else if (key == 'w' && !isCompared) {
            write();
        } else if (key == 'g' && !isCompared && state().began().pair()) {
            session.add(new Replied(stage().current().talk().question(), "", true));
        } else {
            unknown(key);
        }
    }

    private void write() {
        typed = new TypedText(MOST_LINES);
        view = View.WRITE;
    }

    private void confirm(char key) {
        View asked = view;
        view = View.STAGE;
        if (key == 'y' && asked == View.SKIP) {
            forget();
            session.add(new StageEnded(Outcome.LEFT));
            next(View.STAGE);
        } else if (key == 'y') {
            forget();
            session.note(Note.LEFT_EARLY, "");
            openGrades();
        }
    }

    /** What is still being judged belongs to a stage that was left. */
    private void forget() {
        if (isJudging) {
            isJudging = false;
            context.judge(() -> new StageJudged(() -> { }));
        }
    }

    private void next(View shown) {
        note = "";
        view = shown;
        if (state().isOver()) {
            openGrades();
        }
    }

    /** Where nothing was done there is nothing to grade. */
    private void openGrades() {
        view = state().toGrade().isPresent() ? View.GRADES : View.NEXT_TIME;
        if (state().isEmpty()) {
            context.leave();
        }
    }

    private void grade(char key) {
        if (key >= '0' && key <= '0' + Criterion.BEST) {
            session.add(new Graded(state().toGrade().orElseThrow(), key - '0'));
            openGrades();
        } else {
            unknown(key);
        }
    }

    private void resolve(char key) {
        List<String> resolutions = screen().resolutions();
        int number = key - '0';
        if (number >= 0 && number <= resolutions.size()) {
            close(number == 0 ? "" : resolutions.get(number - 1));
        } else {
            unknown(key);
        }
    }

    private void close(String line) {
        history = session.close(line);
        view = View.DEBRIEF;
    }

    /** At the end of the input the interview ends, without grades that were not given. */
    private void endIfJudged() {
        if (isEnding && !isJudging) {
            if (!state().isOver()) {
                session.note(Note.LEFT_EARLY, "");
            }
            if (!state().isEmpty() && state().nextTime().isEmpty()) {
                close("");
            }
            context.leave();
        }
    }

    /** What is left to say when the screen is gone, as wide as most terminals; empty where nothing was done. */
    List<String> farewell() throws IOException {
        if (view == View.DEBRIEF) {
            List<String> lines = screen().lines();
            return Wrapping.wrapped(lines.subList(0, lines.size() - 1), COLUMNS);
        }
        String where = state().isOver() ? "before it was graded" : "with " + session.left();
        return session.leave() ? List.of("The interview is interrupted, " + where + ". To go on:",
                "  mvn -q test -Pinterview -Dresume") : List.of();
    }

    private InterviewScreen screen() {
        return new InterviewScreen(state(), session.workspace(), view, isJudging, lastTime, history,
                typed.lines());
    }

    @Override
    public Screenful screenful() {
        List<String> foot = new ArrayList<>(List.of(""));
        if (!note.isEmpty()) {
            foot.add(note.startsWith(Prompts.INTERVIEWER) ? note : "note:  " + note);
        }
        if (isJudging) {
            foot.add("judging ...");
        }
        List<String> lines = new ArrayList<>(screen().lines());
        String keys = style.strong(lines.get(lines.size() - 1));
        lines.set(0, style.strong(lines.get(0)));
        // the clock stands with the keys: where there is no screen, it is not printed twice a second
        return new Screenful(lines.subList(0, lines.size() - 1), foot,
                state().isOver() ? keys : session.left() + "   " + keys,
                view == View.STAGE ? !isJudging : view != View.WRITE || typed.text().isEmpty());
    }
}
