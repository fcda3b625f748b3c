package nqueens.interview;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.interview.Interview.Judged;
import nqueens.interview.Stage.Coding;
import nqueens.interview.Stage.Talking;
import nqueens.interview.Text.Section;
import nqueens.judge.result.CheckResult;
import nqueens.judge.result.ProblemResult;
import nqueens.loop.LoopContext;
import nqueens.loop.LoopEvent;
import nqueens.loop.LoopProgram;
import nqueens.loop.Screenful;
import nqueens.loop.Wrapping;
import nqueens.problem.Verdict;
import nqueens.report.console.ConsoleReport;
import nqueens.report.console.Style;

/**
 * The conversation of an interview. Each moment shows a view, which is a text and the commands that it takes; a key
 * that is no command of the view does what the view says.
 */
final class InterviewLoop implements LoopProgram {

    private static final char ESCAPE = 27;
    private static final int BAR = 10;
    private static final int COLUMNS = 80;

    private final Interview interview;
    private final Style style;
    private final String lastTime;
    private LoopContext context;
    private View view = View.STAGE;
    private boolean isJudging;
    private boolean isEnding;
    private boolean isAnswerShown;
    private boolean isCaseShown;
    private boolean isHintShown;
    private Optional<ProblemResult> result = Optional.empty();
    private Optional<InterviewHistory> history = Optional.empty();
    private int criterion;
    private boolean isInterviewer;
    private String before = "";
    private String note = "";

    /** What is shown. */
    private enum View {
        STAGE, ASK, SKIP, QUIT, GRADES, NEXT_TIME, DEBRIEF
    }

    /** What a key does; without a label it isn't listed. */
    private record Command(char key, String label, Runnable action) {
    }

    /** Something was judged, and what is done about it. */
    private record StageJudged(Runnable action) implements LoopEvent.OfJudge {
    }

    /** A view: its text, its commands, and what any other key does. */
    private record Shown(List<String> body, String status, List<Command> commands, Runnable otherwise) {
    }

    /** Creates the conversation; {@code lastTime} is what was to be done otherwise this time, or empty. */
    InterviewLoop(Interview interview, Style style, String lastTime) {
        this.interview = interview;
        this.style = style;
        this.lastTime = lastTime;
    }

    @Override
    public List<Path> watched() {
        return interview.stages().stream().filter(Coding.class::isInstance).map(Coding.class::cast)
                .map(stage -> interview.workspace().file(stage.problem()).getParent()).distinct().toList();
    }

    @Override
    public void begin(LoopContext given) {
        context = given;
        if (interview.isOver()) {
            view = View.GRADES;
            while (view == View.GRADES && given().grades().containsKey(Criterion.values()[criterion])) {
                nextCriterion();
            }
        }
        tellCase();
    }

    @Override
    public void handle(LoopEvent event) {
        if (event instanceof LoopEvent.Saved) {
            saved();
        } else if (event instanceof LoopEvent.KeyPressed pressed) {
            pressed(pressed.key());
        } else if (event instanceof LoopEvent.Ticked) {
            ticked();
        } else if (event instanceof LoopEvent.KeysEnded) {
            noMoreKeys();
        } else if (event instanceof StageJudged judged) {
            judged.action().run();
        }
    }

    private void saved() {
        if (!interview.isOver() && interview.stage() instanceof Coding) {
            interview.written();
            if (interview.record().coached()) {
                submit();
            }
        }
    }

    private void ticked() {
        interview.timeIsUp().ifPresent(sentence -> note = sentence);
        try {
            interview.tick();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void pressed(char key) {
        note = "";
        Shown shown = shown();
        shown.commands().stream().filter(command -> command.key() == key).findFirst().map(Command::action)
                .orElse(key == ESCAPE && view == View.STAGE ? () -> { } : () -> {
                    note = view == View.STAGE || view == View.GRADES || view == View.NEXT_TIME
                            ? "no such key here: " + (key < ' ' || key > '~' ? "see below" : key) : "";
                    shown.otherwise().run();
                }).run();
        ticked();
    }

    private void noMoreKeys() {
        isEnding = true;
        if (!isJudging) {
            end();
        }
    }

    /** What is left to say when the screen is gone, as wide as most terminals; empty where nothing was done. */
    List<String> farewell() throws IOException {
        if (history.isPresent()) {
            return interview.record().isEmpty() ? List.of() : Wrapping.wrapped(debrief(), COLUMNS);
        }
        String where = interview.isOver() ? "before it was graded" : "with " + interview.clock();
        return interview.leave() ? List.of("The interview is interrupted, " + where + ". To go on:",
                "  mvn -q test -Pinterview -Dresume") : List.of();
    }

    @Override
    public Screenful screenful() {
        Shown shown = shown();
        List<String> foot = new ArrayList<>(List.of(""));
        if (!note.isEmpty()) {
            foot.add("note:  " + note);
        }
        if (!shown.status().isEmpty()) {
            foot.add(shown.status());
        }
        String keys = style.strong(shown.commands().stream().map(Command::label).filter(label -> !label.isEmpty())
                .collect(Collectors.joining("  ")));
        // the clock stands with the keys: where there is no screen, it is not printed twice a second
        return new Screenful(shown.body(), foot, interview.isOver() ? keys : bar() + interview.clock() + "   " + keys,
                !isJudging || view != View.STAGE);
    }

    private String bar() {
        int done = BAR * interview.number() / interview.stages().size();
        return "[" + style.good("#".repeat(done)) + "-".repeat(BAR - done) + "] ";
    }

    private Shown shown() {
        return switch (view) {
            case STAGE -> interview.stage() instanceof Coding coding ? coding(coding)
                    : talking((Talking) interview.stage());
            case ASK -> asking(Task.of(interview.problem()));
            case SKIP -> question("Leave this stage, and go on to the next?",
                    new Command('y', "y leave it", this::skip));
            case QUIT -> question("End the interview here?", new Command('y', "y end", this::quit));
            case GRADES -> grades();
            case NEXT_TIME -> nextTime();
            case DEBRIEF -> new Shown(debrief(), "",
                    List.of(new Command(ESCAPE, "any key but Space leaves", context::leave)), context::leave);
        };
    }

    private Shown coding(Coding stage) {
        Task task = Task.of(stage);
        List<String> body = heading();
        stage.given().ifPresent(given -> body.add("  This solver is wrong. Find out why, and mend it by as small a"
                + " change as will do. Its task was:"));
        task.statement().lines().map(line -> "  " + line).forEach(body::add);
        body.add("");
        body.add((stage.given().isPresent() ? "  mend   " : "  write  ")
                + Debrief.shown(interview.workspace().file(stage.problem())));
        sheet().ifPresent(body::add);
        Optional<CheckResult> failing = result.filter(judged -> judged.verdict() != Verdict.NOT_STARTED)
                .flatMap(ProblemResult::deciding);
        failing.ifPresent(check -> {
            body.add("");
            body.add(style.bad(check.verdict().words()));
            if (isCaseShown) {
                body.addAll(ConsoleReport.failingCase(check));
            }
        });
        hint(task).ifPresent(hint -> {
            body.add("");
            body.addAll(hint);
        });
        List<Command> commands = new ArrayList<>(List.of(new Command('r', "r submit", this::submit)));
        if (!isCaseShown && failing.isPresent()) {
            commands.add(new Command('f', "f case", this::showCase));
        }
        commands.add(new Command('h', "h hint", () -> nextHint(task)));
        commands.add(new Command('?', "? ask", () -> view = View.ASK));
        commands.addAll(leaving());
        return new Shown(body, status(), commands, () -> { });
    }

    /** Where the interviewer's sheet lies, told in the first stage of a pair. */
    private Optional<String> sheet() {
        return Optional.of("  sheet  " + Debrief.shown(interview.workspace().folder().resolve(InterviewerSheet.FILE))
                + ", for the interviewer alone")
                .filter(line -> interview.record().paired() && interview.number() == 0);
    }

    private List<Command> leaving() {
        return List.of(new Command('s', "s leave stage", () -> view = View.SKIP),
                new Command('q', "q end", () -> view = View.QUIT));
    }

    private String status() {
        StageRecord.Evidence evidence = interview.evidence();
        return isJudging ? "judging ..." : result.filter(judged -> judged.verdict() == Verdict.NOT_STARTED).isPresent()
                ? "still the stub" : String.format(Locale.ROOT, "submitted %d, cases %d, hints %d, asked %d",
                        evidence.submissions(), evidence.cases(), evidence.hints(), evidence.asked().size());
    }

    /** The hint that was opened last; beside a coach the one that fits the case. */
    private Optional<List<String>> hint(Task task) {
        int number = interview.evidence().hints();
        if (interview.record().coached() && isCaseShown) {
            number = result.flatMap(ProblemResult::deciding).flatMap(check ->
                    Optional.ofNullable(check.fault()).flatMap(fault -> fault.hint(interview.problem())))
                    .map(hint -> hint.number()).orElse(0);
        } else if (!isHintShown) {
            return Optional.empty();
        }
        return number == 0 || number > task.hints().size() ? Optional.empty()
                : Optional.of(task.hints().get(number - 1));
    }

    private void nextHint(Task task) {
        isHintShown = true;
        if (interview.evidence().hints() < task.hints().size()) {
            interview.hinted();
        } else {
            note = "there are no more hints: this is the last";
        }
    }

    private void submit() {
        if (interview.isAsGiven()) {
            note = "nothing is changed yet: the solver is as you found it";
            return;
        }
        Supplier<Judged> judging = interview.judging();
        isJudging = true;
        isHintShown = false;
        context.judge(() -> {
            Judged judged = judging.get();
            return new StageJudged(() -> take(judged));
        });
    }

    /** Where a solver's failing case is told, it is judged before anything was submitted. */
    private void tellCase() {
        if (!interview.isOver() && interview.stage() instanceof Coding coding && coding.isTold()) {
            Supplier<Judged> judging = interview.judging();
            context.judge(() -> {
                Judged judged = judging.get();
                return new StageJudged(() -> {
                    result = Optional.of(judged.result());
                    isCaseShown = true;
                });
            });
        }
    }

    private void take(Judged judged) {
        isJudging = false;
        Verdict verdict = judged.result().verdict();
        interview.submitted(judged);
        result = Optional.of(judged.result());
        // what any editor tells is no secret of the interviewer
        isCaseShown = interview.record().coached() || verdict == Verdict.COMPILE_ERROR
                || verdict == Verdict.JUDGE_ERROR;
        if (verdict == Verdict.ACCEPTED) {
            // whether to leave it is no question any more; whether to end the interview is
            view = view == View.QUIT ? view : View.STAGE;
            next("accepted");
        }
        if (isEnding) {
            end();
        }
        ticked();
    }

    private void showCase() {
        isCaseShown = true;
        interview.lookedAtCase();
    }

    private Shown asking(Task task) {
        List<String> body = new ArrayList<>(List.of(style.strong("Ask aloud what is unclear. Was it one of these?")));
        List<Command> commands = new ArrayList<>();
        List<String> asked = interview.evidence().asked();
        for (Section section : task.questions()) {
            char number = (char) ('1' + commands.size());
            body.add("  " + number + ". " + section.heading());
            if (asked.contains(section.heading())) {
                body.add("     " + style.good(section.paragraphs()));
            }
            commands.add(new Command(number, commands.isEmpty() ? "1-" + task.questions().size() + " answer" : "",
                    () -> interview.asked(section.heading())));
        }
        commands.add(new Command(ESCAPE, "any other key: go on", () -> view = View.STAGE));
        return new Shown(body, "", commands, () -> view = View.STAGE);
    }

    private Shown talking(Talking stage) {
        Talk talk = interview.talk();
        List<String> body = heading();
        sheet().ifPresent(body::add);
        body.add("");
        body.add(style.strong("Question " + (interview.evidence().answered() + 1) + " of "
                + interview.evidence().talks().size() + ": ") + talk.question());
        List<Command> commands = new ArrayList<>();
        if (isAnswerShown) {
            body.add("");
            body.add(style.strong("A model answer"));
            body.add("  " + talk.answer());
            body.add("  Source: " + talk.source());
            body.add("");
            body.add(style.strong("What comes next"));
            body.add("  " + talk.next());
            commands.add(new Command('n', "n next", this::answered));
        } else {
            body.add("  Answer aloud, in whole sentences; then compare.");
            stage.given().ifPresent(given -> {
                body.add("");
                body.add("  file   " + Debrief.shown(interview.workspace().file(stage).orElseThrow()));
                given.code().lines().map(line -> "  " + line).forEach(body::add);
            });
            commands.add(new Command('a', "a model answer", () -> isAnswerShown = true));
        }
        commands.addAll(leaving());
        return new Shown(body, "", commands, () -> { });
    }

    private void answered() {
        isAnswerShown = false;
        int stage = interview.number();
        interview.answered();
        if (interview.number() != stage) {
            next("talked about");
        }
    }

    /** It stays until a key is pressed, whatever is judged meanwhile. */
    private Shown question(String question, Command yes) {
        return new Shown(List.of(style.strong(question)), "", List.of(yes,
                new Command(ESCAPE, "any other key: go on with it", () -> view = View.STAGE)),
                () -> view = View.STAGE);
    }

    private void skip() {
        forget();
        interview.skip();
        next("left");
    }

    private void quit() {
        forget();
        openGrades();
    }

    /** What is still being judged belongs to a stage that was left. */
    private void forget() {
        view = View.STAGE;
        if (isJudging) {
            isJudging = false;
            context.judge(() -> new StageJudged(() -> { }));
        }
    }

    private void next(String outcome) {
        StageRecord last = interview.record().stages().get(interview.number() - 1);
        before = last.title() + ": " + outcome + ", " + Debrief.clock(last.seconds()) + " min";
        note = "";
        result = Optional.empty();
        isAnswerShown = false;
        isCaseShown = false;
        isHintShown = false;
        if (interview.isOver()) {
            openGrades();
        } else {
            tellCase();
        }
    }

    /** Where nothing was done there is nothing to grade. */
    private void openGrades() {
        interview.finish();
        if (interview.record().isEmpty()) {
            context.leave();
        }
        view = View.GRADES;
    }

    private Shown grades() {
        Criterion current = Criterion.values()[criterion];
        List<String> body = new ArrayList<>(
                List.of(style.strong((isInterviewer ? "The interviewer grades, alone: " : "Grade yourself: ")
                        + current.title()),
                        (isInterviewer ? "  The candidate was asked: " : "  ") + current.question()));
        interview.debrief().evidence(current).forEach(evidence -> body.add("  - " + evidence));
        List<Command> commands = new ArrayList<>();
        for (int each = 1; each <= Criterion.BEST; each++) {
            int grade = each;
            body.add("  " + grade + ". " + current.meaning(grade));
            commands.add(new Command((char) ('0' + grade), grade == 1 ? "1-" + Criterion.BEST + " grade" : "", () -> {
                if (isInterviewer) {
                    interview.scoreByInterviewer(current, grade);
                } else {
                    interview.score(current, grade);
                }
                nextCriterion();
            }));
        }
        commands.add(new Command('0', "0 none", this::nextCriterion));
        return new Shown(body, "criterion " + (criterion + 1) + " of " + Criterion.values().length, commands,
                () -> { });
    }

    /** The grades of whoever grades now. */
    private Rubric given() {
        return isInterviewer ? interview.record().interviewer() : interview.record().rubric();
    }

    private void nextCriterion() {
        criterion++;
        if (criterion == Criterion.values().length) {
            boolean isNextToGrade = interview.record().paired() && !isInterviewer;
            criterion = isNextToGrade ? 0 : criterion;
            isInterviewer = isNextToGrade;
            view = isNextToGrade ? view : View.NEXT_TIME;
        }
    }

    private Shown nextTime() {
        List<String> suggestions = new NextTime(interview.drill(), interview.record()).lines();
        List<String> body = new ArrayList<>(List.of(style.strong("What will you do otherwise next time?")));
        List<Command> commands = new ArrayList<>();
        IntStream.range(0, suggestions.size()).forEach(index -> {
            body.add("  " + (index + 1) + ". " + suggestions.get(index));
            commands.add(new Command((char) ('1' + index), index == 0 ? "1-" + suggestions.size() + " choose" : "",
                    () -> close(suggestions.get(index))));
        });
        commands.add(new Command('0', "0 none of these", () -> close("")));
        return new Shown(body, "", commands, () -> { });
    }

    private void close(String line) {
        interview.nextTime(line);
        keep();
        view = View.DEBRIEF;
    }

    /** Ends the interview where it is, without grades that were not given. */
    private void end() {
        keep();
        context.leave();
    }

    private void keep() {
        try {
            if (history.isEmpty()) {
                history = Optional.of(interview.keep());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<String> debrief() {
        return Stream.of(interview.debrief().lines(), List.of(""),
                history.orElseThrow().table().lines().toList()).flatMap(List::stream).toList();
    }

    private List<String> heading() {
        List<String> lines = new ArrayList<>();
        lines.add(style.strong("Interview " + interview.drill().id() + ", stage " + (interview.number() + 1)
                + " of " + interview.stages().size() + ": " + interview.stage().title()));
        if (!before.isEmpty()) {
            lines.add("  " + style.good(before));
        } else if (!lastTime.isEmpty()) {
            lines.add("  you wanted to: " + style.strong(lastTime));
        }
        return lines;
    }
}
