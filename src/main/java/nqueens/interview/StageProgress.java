package nqueens.interview;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jline.utils.Levenshtein;

import nqueens.interview.InterviewEvent.Attempt;
import nqueens.interview.InterviewEvent.EventKind;
import nqueens.problem.Verdict;

/** A stage of an interview, computed from its events. */
final class StageProgress {

    final Drill.Stage stage;
    final String quoted;
    /** The question of the stage; its text is empty if there is code to write. */
    final Question question;
    final Optional<StageProgress> before;
    /** The file of the stage, which need not exist yet; empty for a question that isn't about a given solver. */
    final Optional<Path> path;
    final List<InterviewEvent> events = new ArrayList<>();
    private final Interview interview;

    StageProgress(Interview interview, Drill.Stage stage) {
        this.interview = interview;
        this.stage = stage;
        this.quoted = "\"" + stage.title() + "\"";
        this.question = Question.of(interview.setup.questions().get(interview.stages.size()));
        this.before = interview.stages.stream().reduce((first, last) -> last);
        this.path = stage.problem().map(problem -> interview.folder.resolve(
                stage.isCoding() ? problem.solver().packageName() : "read").resolve(problem.solver().file()));
    }

    List<String> said(EventKind kind) {
        return events.stream().filter(event -> event.kind() == kind).map(InterviewEvent::text).toList();
    }

    /** Returns the texts of all events of the stage, by kind, for templates. */
    Map<String, List<String>> said() {
        return Stream.of(EventKind.values()).collect(Collectors.toMap(EventKind::name, this::said));
    }

    boolean has(EventKind kind) {
        return !said(kind).isEmpty();
    }

    /** Returns a phrase on how the stage ended, or "". On a whiteboard, the first submission ends the stage. */
    String outcome() {
        return isDone() ? stage.isCoding() || isAnswered() ? "done" : "not answered"
                : has(EventKind.STAGE_LEFT) ? "left"
                : interview.setup.whiteboard() && has(EventKind.SUBMITTED) ? "not accepted" : "";
    }

    boolean isDone() {
        return has(EventKind.DISCUSSED) || lastTry().filter(each -> each.verdict() == Verdict.ACCEPTED).isPresent();
    }

    /** Returns whether this twist of the hardest level ended in time, after a try that failed for an n above 4. */
    boolean isTriedTwist() {
        return interview.drill.level() == Drill.HARDEST && before.isPresent() && !isOverTime()
                && wrongTries().stream().anyMatch(attempt -> attempt.n() > HiringVerdict.SMALLEST);
    }

    List<Section> unasked() {
        return stage.questions().stream().filter(question -> interview.stages.stream().noneMatch(other ->
                other.said(EventKind.ASKED).contains(question.line()))).toList();
    }

    Optional<String> nextHint() {
        return stage.hints().stream().skip(said(EventKind.HINT).size()).findFirst();
    }

    private Stream<Attempt> tries() {
        return events.stream().map(InterviewEvent::tried).filter(Objects::nonNull);
    }

    List<Attempt> wrongTries() {
        return tries().filter(attempt -> attempt.verdict().isWrongTry()).toList();
    }

    Optional<Attempt> lastTry() {
        return tries().reduce((first, last) -> last);
    }

    String found() {
        return lastTry().filter(attempt -> !opens().equals(Optional.of(EventKind.CASE)))
                .map(attempt -> opens().isPresent() ? "  " + attempt.finding() : attempt.message()).orElse("");
    }

    /** Returns the next part to reveal: first the call, its value and the right value, then the rest of the case. */
    Optional<EventKind> opens() {
        List<EventKind> kinds = events.stream().map(InterviewEvent::kind).toList();
        List<EventKind> revealed = kinds.subList(kinds.lastIndexOf(EventKind.SUBMITTED) + 1, kinds.size());
        return lastTry().filter(attempt -> attempt.verdict().isWrongTry()).flatMap(attempt -> Stream.of(EventKind.CASE,
                EventKind.DIAGNOSIS).limit(attempt.message().strip().equals(attempt.finding()) ? 1 : 2)
                .filter(part -> !revealed.contains(part)).findFirst());
    }

    long begins() {
        return before.map(StageProgress::ends).orElse(0L);
    }

    long ends() {
        return events.isEmpty() ? begins() : events.get(events.size() - 1).second();
    }

    boolean isOverTime() {
        return ends() > interview.setup.seconds();
    }

    String clock() {
        return InterviewEvent.clock(ends() - begins());
    }

    String answer() {
        return said(EventKind.ANSWERED).stream().reduce("", (first, last) -> last);
    }

    boolean isAnswered() {
        return has(EventKind.ANSWERED) || has(EventKind.ANSWERED_ALOUD);
    }

    /** Checks the answer to the question; an answer given aloud was checked by the interviewer. */
    Question.AnswerCheck check() {
        return has(EventKind.ANSWERED_ALOUD) || !isAnswered() ? new Question.AnswerCheck(isAnswered(), "")
                : question.check(answer(), before.flatMap(StageProgress::lastTry).map(Attempt::costs)
                        .orElse(List.of()));
    }

    /** Creates the file of a stage that has one, unless the file exists. */
    void open() throws IOException {
        if (path.filter(Files::notExists).isPresent()) {
            Files.createDirectories(path.get().getParent());
            Files.writeString(path.get(), stage.beginning());
        }
    }

    Optional<String> own() {
        return path.filter(Files::exists).map(Section::content).filter(source -> !source.equals(stage.beginning()));
    }

    Optional<String> changed() {
        return own().filter(source -> !stage.given().isEmpty()).map(source -> changedLines(stage.givenCode(), source))
                .map(lines -> lines + (lines == 1 ? " line" : " lines") + " changed");
    }

    /** Returns the minimum number of changed lines that turn one text into the other; layout doesn't count. */
    static int changedLines(String before, String after) {
        List<String> lines = (before + "\n" + after).lines().map(String::strip).distinct().toList();
        // swapping two lines costs two changes
        return Levenshtein.distance(letters(before, lines), letters(after, lines), 1, 1, 1, 2);
    }

    /** Turns each line that isn't blank into one letter, since the distance compares letters. */
    private static String letters(String source, List<String> lines) {
        return source.lines().map(String::strip).filter(line -> !line.isEmpty())
                .map(line -> Character.toString(lines.indexOf(line))).collect(Collectors.joining());
    }
}
