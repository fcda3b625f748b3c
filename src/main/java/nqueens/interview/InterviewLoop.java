package nqueens.interview;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import com.samskivert.mustache.Mustache;

import nqueens.interview.InterviewEvent.EventKind;
import nqueens.judge.Judge;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.submission.OpenedSubmission;
import nqueens.judge.submission.Submission;
import nqueens.loop.LoopProgram;
import nqueens.loop.Screenful;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.report.console.Style;
import nqueens.report.page.PageTemplate;

/**
 * Conducts an interview: shows a view, handles the keys that the view's last line names, and logs events.
 * The views' templates take their data from this class.
 */
final class InterviewLoop implements LoopProgram {

    private static final char ESCAPE = 27;
    private static final char DELETE = 127;
    /** Matches a complete text: it ends with an empty line, or has five lines. */
    private static final Pattern FULL = Pattern.compile("(?s).*\\n\\h*|(?:[^\\n]*\\n){4}[^\\n]*");
    private static final int SECONDS_LOST = 10;
    private static final int SILENCE = 120;
    private static final String UNCHANGED = "note:  you haven't changed the file yet";
    private static final String TEST = "interviewer: test it by hand first. For which n? Then press r again";
    private static final String SURE = "note:  press s again to leave this stage and go on to the next";

    private final Interview state;
    private final Judge judge;
    private final Clock clock;
    /** The start of the interview in milliseconds, plus the length of all interruptions. */
    private final long start;
    private final Style style;
    private String note = "";
    private LoopContext context;
    private View view = View.STAGE;
    private boolean isJudging;
    private boolean isEnding;
    private String typed = "";

    private enum View { STAGE, ASK, WRITE, GRADES, DEBRIEF }

    InterviewLoop(Interview state, Judge judge, Clock clock, Style style) {
        this.state = state;
        this.judge = judge;
        this.clock = clock;
        this.start = clock.millis() - TimeUnit.SECONDS.toMillis(state.second());
        this.style = style;
    }

    @Override
    public List<Path> watched() {
        return state.stages.stream().flatMap(stage -> stage.path.stream()).map(Path::getParent).distinct().toList();
    }

    @Override
    public void begin(LoopContext given) {
        context = given;
        handle(new LoopEvent.Ticked());
    }

    private long second() {
        return TimeUnit.MILLISECONDS.toSeconds(clock.millis() - start);
    }

    private void note(EventKind kind, String text) {
        add(new InterviewEvent(second(), kind, text, null));
    }

    private void add(InterviewEvent event) {
        StageProgress current = stage();
        state.write(event);
        if (!current.outcome().isEmpty()) {
            isJudging = false;
            context.cancel();
            show(View.STAGE);
        }
    }

    private void show(View next) {
        view = next;
        note = "";
        typed = "";
    }

    @Override
    public boolean isTyping() {
        return view == View.WRITE;
    }

    @Override
    public void handle(LoopEvent event) {
        if (event instanceof LoopEvent.Saved && !state.isOver() && stage().own().isPresent()) {
            note(EventKind.SAVED, "");
        } else if (event instanceof LoopEvent.KeyPressed pressed) {
            pressed(pressed.key());
        } else if (event instanceof LoopEvent.KeysEnded) {
            isEnding = true;
        }
        // the log must tell the time even if the program is killed
        if (!state.isOver() && second() - state.second() >= SECONDS_LOST) {
            note(EventKind.CLOCK, "");
        }
        if (state.isFinished() || isEnding && !isJudging) {
            context.leave();
        }
    }

    private void take(long submitted, ProblemResult result) {
        isJudging = false;
        if (result.verdict().isGraded() && result.verdict() != Verdict.NOT_STARTED) {
            add(InterviewEvent.submitted(submitted, result));
        } else {
            note = "note:  not counted, " + result.verdict().words() + ": "
                    + result.decidingCheck().map(check -> check.message().split("\n")[0]).orElse("press r again");
        }
        handle(new LoopEvent.Ticked());
    }

    /** Returns the prompt that is due, or "". A prompt stays due until the candidate does something. */
    private String prompt() {
        long end = state.setup.seconds();
        return !isAlone() ? "" : isDue(end * 5 / 45) ? "interviewer: what is your plan, and what does it cost?"
                : isDue(end * 25 / 45) ? "interviewer: what is left?"
                : isDue(state.lastAction() + SILENCE) ? "interviewer: what are you thinking? (w)" : "";
    }

    private boolean isDue(long time) {
        return state.lastAction() < time && time <= second();
    }

    private boolean isAlone() {
        return !state.setup.silent() && !state.setup.pair() && stage().stage.isCoding();
    }

    private void pressed(char key) {
        if (view == View.WRITE) {
            type(key);
        } else {
            Runnable action = keys().getOrDefault(key, () -> { });
            show(View.STAGE);
            action.run();
        }
    }

    private Map<Character, Runnable> keys() {
        Map<Character, Runnable> keys = new HashMap<>();
        stage().unasked().forEach(question ->
                keys.put((char) ('1' + keys.size()), () -> note(EventKind.ASKED, question.line())));
        keys.put('q', context::leave);
        if (state.isOver()) {
            List.of('1', '2', '3', '4').forEach(key -> keys.put(key, () -> note(EventKind.GRADED, key.toString())));
            return keys;
        }
        keys.put('s', note.equals(SURE) ? () -> note(EventKind.STAGE_LEFT, "") : () -> note = SURE);
        if (stage().stage.isCoding()) {
            boolean isTested = !isAlone() || state.stages.get(0).has(EventKind.SUBMITTED) || note.equals(TEST);
            keys.put('r', stage().own().isEmpty() ? () -> note = UNCHANGED
                    : isTested ? this::submit : () -> note = TEST);
            keys.put('?', () -> show(View.ASK));
            keys.put('w', () -> show(View.WRITE));
            stage().nextHint().ifPresent(hint -> keys.put('h', () -> note(EventKind.HINT, hint)));
            stage().opens().ifPresent(part -> keys.put('f', () -> note(part, "")));
        } else if (stage().has(EventKind.MODEL_ANSWER)) {
            keys.put('n', () -> note(EventKind.DISCUSSED, ""));
        } else {
            keys.put('w', () -> show(View.WRITE));
            keys.put('a', () -> note(EventKind.MODEL_ANSWER, stage().question.text().heading()));
            keys.put('g', state.setup.pair() ? () -> note(EventKind.ANSWERED_ALOUD, "") : () -> { });
        }
        return keys;
    }

    private void type(char key) {
        note = "";
        if (key == ESCAPE) {
            show(View.STAGE);
        } else if (key == DELETE || key == '\b') {
            typed = typed.substring(0, Math.max(0, typed.length() - 1));
        } else if (key == '\n' && FULL.matcher(typed).matches()) {
            keep(typed.strip());
        } else if (key >= ' ' || key == '\n' && !typed.isBlank()) {
            typed += key;
        }
    }

    private void keep(String text) {
        boolean isCoding = stage().stage.isCoding();
        String lack = isCoding ? "" : stage().question.lack(text);
        if (lack.isEmpty()) {
            show(View.STAGE);
            note(isCoding ? EventKind.THOUGHT : EventKind.ANSWERED, text);
        } else {
            note = "note:  " + lack;
        }
    }

    private void submit() {
        isJudging = true;
        List<Problem> problems = stage().stage.problem().stream().toList();
        OpenedSubmission opened = new OpenedSubmission(new Submission(state.name(), state.folder));
        long submitted = second();
        context.judge(() -> judge.judge(opened, problems, Judge.Listener.WITHOUT_PAGE),
                judged -> take(submitted, judged.results().exercises().get(0)));
    }

    List<String> farewell() throws IOException {
        note(EventKind.CLOCK, "");
        state.writePage("debrief.html");
        return lines(View.DEBRIEF);
    }

    private List<String> lines(View shown) {
        return PageTemplate.text("interview-" + shown.name().toLowerCase(Locale.ROOT) + ".txt.mustache").fill(this)
                .replace("`", "").lines().toList();
    }

    StageProgress stage() {
        return state.stage();
    }

    Mustache.Lambda indented() {
        return (fragment, out) -> out.write(fragment.execute().indent(2));
    }

    @Override
    public Screenful screenful() {
        List<String> lines = new ArrayList<>(lines(state.isOver() ? View.GRADES : view));
        String keys = style.strong(lines.remove(lines.size() - 1));
        lines.set(0, style.strong(lines.get(0)));
        long left = state.setup.seconds() - second();
        String time = InterviewEvent.clock(Math.abs(left)) + (left < 0 ? " over   " : " left   ");
        // the clock is in the line of keys: a plain screen prints nothing when only this line changes
        String said = note.isEmpty() ? prompt() : note;
        return new Screenful(lines, Stream.of("", said, isJudging ? "judging ..." : "").distinct().toList(),
                state.isOver() ? keys : time + keys, !isJudging && typed.isEmpty());
    }
}
