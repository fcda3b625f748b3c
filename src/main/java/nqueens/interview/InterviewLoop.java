package nqueens.interview;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;

import nqueens.interview.InterviewEvent.Note;
import nqueens.interview.InterviewEvent.Noted;
import nqueens.interview.InterviewEvent.Tried;
import nqueens.judge.Judge;
import nqueens.judge.Work;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.submission.Submission;
import nqueens.loop.LoopEvent;
import nqueens.loop.LoopProgram;
import nqueens.loop.Screenful;
import nqueens.loop.TypedText;
import nqueens.loop.Wrapping;
import nqueens.problem.Problem;
import nqueens.report.console.Style;
import nqueens.report.page.PageTemplate;

/**
 * The conversation of an interview: each moment shows a view, whose last line names its keys; what happens is added to
 * the log, from which the view is drawn.
 */
final class InterviewLoop implements LoopProgram {

    private static final char ESCAPE = 27;
    private static final int COLUMNS = 80;
    private static final int MOST_LINES = 5;
    private static final int SECONDS_LOST = 10;
    private static final String SURE = "s again leaves this stage, and goes on to the next";
    private static final String INTERVIEWER = "interviewer: ";

    private final InterviewState state;
    private final Judge judge;
    private final Clock clock;
    private final Instant since;
    /** The interview's clock at the start of this process. */
    private final long before;
    private final Style style;
    private final String lastTime;
    private String note;
    /** All interviews in a line, once this one is among them. */
    private String history = "";
    private LoopContext context;
    private View view = View.STAGE;
    private boolean isJudging;
    private boolean isEnding;
    private TypedText typed = new TypedText(MOST_LINES);

    /** The screens, each with its template. */
    private enum View {
        STAGE, ASK, WRITE, GRADES, DEBRIEF;

        private final PageTemplate template = PageTemplate.text("interview-" + name().toLowerCase(Locale.ROOT)
                + ".txt.mustache");
    }

    /** A solver was judged, in a stage that may have ended meanwhile. */
    private record StageJudged(int number, ProblemResult result, String failed) implements LoopEvent.OfJudge {
    }

    /** Creates the conversation, of an interview that goes on where it is. */
    InterviewLoop(InterviewState state, Judge judge, Clock clock, Style style, InterviewHistory earlier) {
        this.state = state;
        this.judge = judge;
        this.clock = clock;
        this.since = clock.instant();
        this.before = state.second();
        this.style = style;
        this.lastTime = earlier.lastTime();
        this.note = String.join(" ", earlier.broken());
    }

    @Override
    public List<Path> watched() {
        return state.drill().stages().stream().filter(DrillStage::isCoding)
                .map(stage -> stage.file(state.folder()).orElseThrow().getParent()).distinct().toList();
    }

    @Override
    public void begin(LoopContext given) {
        context = given;
        settle();
    }

    /** Opens the file of the stage, or what comes after the last one. */
    private void settle() {
        try {
            if (!state.isOver()) {
                state.stage().stage().open(state.folder());
            } else if (!state.isFinished()) {
                view = View.GRADES;
            } else if (view != View.DEBRIEF) {
                view = View.DEBRIEF;
                page().write(InterviewPage.FILE);
                history = InterviewHistory.read(state.folder().getParent()).line();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The time of the interview's clock, in seconds. */
    private long second() {
        return before + Duration.between(since, clock.instant()).toSeconds();
    }

    private void note(Note kind, String text) {
        add(new Noted(second(), kind, text));
    }

    private void add(InterviewEvent event) {
        int number = state.number();
        try {
            new InterviewLog(state.folder()).add(event);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        state.add(event);
        if (state.number() > number) {
            isJudging = false;
            show(View.STAGE);
        }
        settle();
    }

    private void prompt(String sentence) {
        note(Note.PROMPTED, sentence);
        note = INTERVIEWER + sentence;
    }

    private void show(View next) {
        view = next;
        note = "";
    }

    @Override
    public boolean isTyping() {
        return view == View.WRITE;
    }

    @Override
    public void handle(LoopEvent event) {
        if (event instanceof LoopEvent.Saved) {
            if (!state.isOver() && state.stage().stage().isCoding() && state.stage().isTouched()) {
                note(Note.SAVED, "");
            }
        } else if (event instanceof LoopEvent.KeyPressed pressed) {
            pressed(pressed.key());
        } else if (event instanceof LoopEvent.KeysEnded) {
            isEnding = true;
        } else if (event instanceof StageJudged judged && judged.number() == state.number()) {
            isJudging = false;
            add(Tried.of(second(), judged.result(), judged.failed()));
        }
        tick();
        if (isEnding && !isJudging) {
            context.leave();
        }
    }

    /** Keeps the time, in case that the program ends here, and says what the interviewer says by the clock. */
    private void tick() {
        if (!state.isOver()) {
            Prompts.due(state, second()).ifPresent(this::prompt);
            if (second() - state.second() >= SECONDS_LOST) {
                note(Note.CLOCK, "");
            }
        }
    }

    private void pressed(char key) {
        if (view == View.WRITE) {
            type(key);
        } else if (view == View.DEBRIEF) {
            context.leave();
        } else if (key == 's' && note.equals(SURE)) {
            note(Note.STAGE_LEFT, "");
        } else {
            Runnable action = keys().getOrDefault(key, () -> { });
            show(view == View.GRADES ? view : View.STAGE);
            action.run();
        }
    }

    /** Handles the keys that the last line of the screen names. */
    private Map<Character, Runnable> keys() {
        Map<Character, Runnable> keys = new HashMap<>();
        if (view == View.ASK) {
            state.stage().stage().questions().forEach(question ->
                    keys.put((char) ('1' + keys.size()), () -> note(Note.ASKED, question.text())));
        } else if (view == View.GRADES) {
            List.of('1', '2', '3', '4').forEach(key -> keys.put(key, () -> note(Note.GRADED, key.toString())));
        } else if (view == View.STAGE) {
            keys.put('s', () -> note = SURE);
            keys.put('w', this::write);
            if (state.stage().stage().isCoding()) {
                keys.putAll(Map.of('r', this::submit, '?', () -> show(View.ASK)));
                state.stage().nextHint().ifPresent(hint -> keys.put('h', () -> note(Note.HINT, hint)));
                if (!page().opens().isEmpty()) {
                    keys.put('f', () -> note(state.stage().depth() == 0 ? Note.CASE : Note.DIAGNOSIS, ""));
                }
            } else if (state.stage().isCompared()) {
                keys.put('n', () -> note(Note.DISCUSSED, ""));
                keys.remove('w');
            } else {
                keys.put('a', () -> note(Note.MODEL_ANSWER, state.stage().question()));
                if (state.began().pair()) {
                    keys.put('g', () -> note(Note.ANSWERED_ALOUD, ""));
                }
            }
        }
        if (view != View.ASK) {
            keys.put('q', context::leave);
        }
        return keys;
    }

    private void write() {
        typed = new TypedText(MOST_LINES);
        show(View.WRITE);
    }

    private void type(char key) {
        if (key == ESCAPE) {
            show(View.STAGE);
        } else if (typed.takes(key)) {
            show(View.STAGE);
            StageProgress stage = state.stage();
            if (stage.stage().isCoding()) {
                note(Note.THOUGHT, typed.text());
            } else if (stage.talk().talk().isLongEnough(typed.text())) {
                note(Note.ANSWERED, typed.text());
            } else {
                note = "not kept: an answer has at least three words";
            }
        }
    }

    private void submit() {
        int number = state.number();
        List<Problem> problems = state.stage().stage().problem().stream().toList();
        if (!state.stage().isTouched()) {
            note = "nothing is changed yet: the file is as you found it";
        } else if (Prompts.isToTest(state)) {
            prompt(Prompts.BY_HAND);
        } else {
            isJudging = true;
            context.judge(() -> judged(number, problems));
        }
    }

    private StageJudged judged(int number, List<Problem> problems) {
        AtomicReference<String> failed = new AtomicReference<>("");
        Submission submission = new Submission(InterviewPage.shown(state.folder()), state.folder());
        return new StageJudged(number, judge.judge(new Work(submission), problems, Judge.SearchMode.RECORDED,
                (problem, check, ended, fault) -> fault.ifPresent(found -> failed.compareAndSet("", ended.name())))
                .results().exercises().get(0), failed.get());
    }

    /** The time that is left, such as {@code 12:05 left}, or {@code 3:10 over}. */
    private String left() {
        long left = (long) state.began().minutes() * InterviewState.SECONDS_PER_MINUTE - second();
        return InterviewState.clock(Math.abs(left)) + (left < 0 ? " over" : " left");
    }

    /** The last words after the screen has gone, as wide as most terminals. */
    List<String> farewell() throws IOException {
        if (!state.isFinished()) {
            note(Note.CLOCK, "");
            page().write(InterviewPage.FILE);
        }
        List<String> lines = lines(View.DEBRIEF);
        return Wrapping.wrapped(lines.subList(0, lines.size() - 1), COLUMNS);
    }

    private InterviewPage page() {
        return new InterviewPage(state, lastTime, history, isJudging, typed.lines());
    }

    private List<String> lines(View shown) {
        return shown.template.fill(page()).replace("`", "").lines().toList();
    }

    @Override
    public Screenful screenful() {
        List<String> foot = new ArrayList<>(List.of(""));
        if (!note.isEmpty()) {
            foot.add(note.startsWith(INTERVIEWER) ? note : "note:  " + note);
        }
        if (isJudging) {
            foot.add("judging ...");
        }
        List<String> lines = new ArrayList<>(lines(view));
        String keys = style.strong(lines.get(lines.size() - 1));
        lines.set(0, style.strong(lines.get(0)));
        // the clock stands with the keys: where there is no screen, it is not printed twice a second
        return new Screenful(lines.subList(0, lines.size() - 1), foot,
                state.isOver() ? keys : left() + "   " + keys,
                view == View.STAGE ? !isJudging : view != View.WRITE || typed.text().isEmpty());
    }
}
