package nqueens.interview;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

import nqueens.interview.Interview.Began;
import nqueens.interview.InterviewEvent.Note;
import nqueens.interview.InterviewEvent.Noted;
import nqueens.interview.InterviewEvent.Tried;
import nqueens.judge.result.Cost;
import nqueens.problem.Verdict;

/** A stage, and its events. */
final class StageProgress {

    private static final String DONE = "done";

    final Path folder;
    final Began began;
    final DrillStage stage;
    /** The question that was drawn for it; empty if there is something to write. */
    final String question;
    /** The stage before; empty for the first. */
    final Optional<StageProgress> before;

    final List<Tried> tries = new ArrayList<>();
    final List<String> hints = new ArrayList<>();
    /** The questions of the problem that were asked, with their answers. */
    final Set<String> asked = new LinkedHashSet<>();
    /** The interviewer's prompts. */
    final Set<String> prompts = new HashSet<>();
    int cases;
    boolean isDiagnosed;
    /** The open part of the last failing case; errors that any editor shows are open at once. */
    String found = "";
    /** The part that can be opened next: the call and both values, then the whole case, if that is more. */
    Optional<Note> opens = Optional.empty();
    /** The last answer that was typed. */
    String answer = "";
    /** Whether it was answered aloud, and, if there is a right answer, rightly, as the interviewer of a pair says. */
    boolean isAloud;
    /** Whether the model answer is open. */
    boolean isCompared;
    /** Its end, for people: accepted or talked about, left, or submitted in vain on a whiteboard; else empty. */
    String outcome = "";
    private Optional<Long> firstSave = Optional.empty();
    private Optional<Long> last = Optional.empty();

    /** Creates a stage without events. */
    StageProgress(Path folder, Began began, DrillStage stage, String question, Optional<StageProgress> before) {
        this.folder = folder;
        this.began = began;
        this.stage = stage;
        this.question = question;
        this.before = before;
    }

    /** Applies an event. */
    void add(InterviewEvent event) {
        last = Optional.of(event.second());
        if (event instanceof Tried tried && Tried.counts(tried.verdict())) {
            tries.add(tried);
            found = tried.verdict().isWrongTry() ? "" : tried.message();
            opens = Optional.of(Note.CASE).filter(opened -> tried.verdict().isWrongTry());
            outcome = tried.verdict() == Verdict.ACCEPTED ? DONE : began.whiteboard() ? "not accepted" : "";
        } else if (event instanceof Noted noted) {
            add(noted.kind(), noted.text());
        }
    }

    private void add(Note kind, String text) {
        switch (kind) {
            case SAVED -> firstSave = firstSave.or(() -> last);
            case ASKED -> asked.add(text);
            case PROMPTED -> prompts.add(text);
            case HINT -> hints.add(text);
            case CASE -> {
                cases++;
                Tried tried = lastTry().orElseThrow();
                found = "  " + tried.finding();
                opens = Optional.of(Note.DIAGNOSIS).filter(more -> !tried.message().strip().equals(tried.finding()));
            }
            case DIAGNOSIS -> {
                isDiagnosed = true;
                found = lastTry().orElseThrow().message();
                opens = Optional.empty();
            }
            case ANSWERED -> answer = text;
            case ANSWERED_ALOUD -> isAloud = true;
            case MODEL_ANSWER -> isCompared = true;
            case DISCUSSED -> outcome = DONE;
            case STAGE_LEFT -> outcome = "left";
            default -> { }
        }
    }

    String quoted() {
        return "\"" + stage.title() + "\"";
    }

    Optional<String> nextHint() {
        return stage.hints().stream().skip(hints.size()).findFirst();
    }

    Optional<Tried> lastTry() {
        return tries.stream().reduce((first, second) -> second);
    }

    List<Tried> wrongTries() {
        return tries.stream().filter(tried -> tried.verdict().isWrongTry()).toList();
    }

    boolean isDone() {
        return outcome.equals(DONE);
    }

    /** The second at which it begins. */
    long begins() {
        return before.map(StageProgress::ends).orElse(0L);
    }

    /** The second of its last event. */
    long ends() {
        return last.orElseGet(this::begins);
    }

    /** Whether its last event came when the interview's time was up. */
    boolean isOverTime() {
        return ends() > began.seconds();
    }

    /** How long it took. */
    String clock() {
        return InterviewEvent.clock(ends() - begins());
    }

    /** The time planned before the first line, beside the time meant for it. */
    String thinking() {
        return !stage.isCoding() ? "" : firstSave.map(second -> "first line after "
                + InterviewEvent.clock(second - begins()) + ", planned " + stage.thinking() + ":00")
                .orElse("no line was written");
    }

    Talk talk() {
        return Talk.of(question);
    }

    boolean isAnswered() {
        return isAloud || !answer.isEmpty();
    }

    /** The program's comment on a typed answer; empty if it can't tell. */
    String remark() {
        if (answer.isEmpty() || isAloud) {
            return "";
        } else if (talk().isChecked()) {
            return talk().isRight(answer) ? "that is what comes back" : "what comes back is " + talk().expected();
        }
        return talk().isCost() ? new ClaimedCost(answer, costs()).remark() : "";
    }

    /** Whether it was answered, and rightly if that can be checked. */
    boolean isRight() {
        return isAloud || isAnswered() && (!talk().isChecked() || talk().isRight(answer))
                && (!talk().isCost() || new ClaimedCost(answer, costs()).isRight());
    }

    /** The judge's measurements up to then. */
    private List<Cost> costs() {
        return lastTry().map(Tried::costs).or(() -> before.map(StageProgress::costs)).orElse(List.of());
    }

    /** Its file, as it is named on the screen; empty if it has none. */
    String file() {
        return stage.file(folder).map(Interview::shown).orElse("");
    }

    /** The candidate's source; empty if it is unchanged. */
    Optional<String> own() {
        return stage.file(folder).filter(Files::exists).map(DrillStage::read)
                .filter(source -> !source.equals(stage.beginning()));
    }

    /** How many lines of a given solver are changed; empty if there is none, or nothing is changed. */
    Optional<String> changed() {
        return own().filter(source -> !stage.given().isEmpty())
                .map(source -> changedLines(stage.givenCode(), source))
                .map(lines -> lines + (lines == 1 ? " line" : " lines") + " changed");
    }

    /** The edit distance: the least number of lines to replace, add or delete; indents and blank lines don't count. */
    static int changedLines(String before, String after) {
        List<String> from = code(before);
        List<String> to = code(after);
        int[] distances = IntStream.rangeClosed(0, to.size()).toArray();
        for (int i = 1; i <= from.size(); i++) {
            int diagonal = distances[0];
            distances[0] = i;
            for (int j = 1; j <= to.size(); j++) {
                int replaced = diagonal + (from.get(i - 1).equals(to.get(j - 1)) ? 0 : 1);
                diagonal = distances[j];
                distances[j] = Math.min(replaced, 1 + Math.min(diagonal, distances[j - 1]));
            }
        }
        return distances[to.size()];
    }

    private static List<String> code(String source) {
        return source.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
    }
}
