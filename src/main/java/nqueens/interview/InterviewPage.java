package nqueens.interview;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import com.samskivert.mustache.Escapers;
import com.samskivert.mustache.Mustache;

import nqueens.interview.DrillStage.GivenSolver;
import nqueens.interview.InterviewLog.LoggedEvent;
import nqueens.interview.Text.Section;
import nqueens.judge.submission.ProjectFolder;
import nqueens.report.page.PageTemplate;

/** What there is to learn from an interview: the model of the debrief, on a terminal and as a page, and the sheet. */
record InterviewPage(InterviewState state, InterviewWorkspace workspace) {

    static final String FILE = "debrief.html";
    static final String SHEET = "interviewer.html";
    static final PageTemplate PAGE = PageTemplate.html("debrief.html.mustache");
    static final PageTemplate SHEET_PAGE = PageTemplate.html("interviewer.html.mustache");

    /** Between backticks, which are escaped. */
    private static final Pattern CODE = Pattern.compile("&#x60;(.+?)&#x60;");

    /** A moment of the interview. */
    record Moment(String time, String words) {
    }

    /** A stage as a row: what was written in it, a model, and what was given; empty where there is no such thing. */
    record StageRow(StageProgress progress, String own, String model, String given) {

        String clock() {
            return InterviewState.clock(progress.seconds());
        }

        String outcome() {
            return progress.outcome().map(InterviewEvent::words).orElse("left");
        }

        /** How long was planned before the first line, beside what was planned for that. */
        String thinking() {
            return !progress.stage().isCoding() ? "" : progress.thinking().map(seconds -> "first line after "
                    + InterviewState.clock(seconds) + ", planned " + progress.stage().thinking() + ":00")
                    .orElse("no line was written");
        }

        boolean hasCode() {
            return !own.isEmpty() || !given.isEmpty();
        }

        /** How many lines of a given solver are changed. */
        String changed() {
            Map<String, Integer> lines = new HashMap<>();
            given.lines().forEach(line -> lines.merge(line, 1, Integer::sum));
            own.lines().forEach(line -> lines.merge(line, -1, Integer::sum));
            int changed = Math.max(lines.values().stream().mapToInt(count -> Math.max(0, count)).sum(),
                    lines.values().stream().mapToInt(count -> Math.max(0, -count)).sum());
            return given.isEmpty() || own.isEmpty() ? "" : changed + (changed == 1 ? " line" : " lines") + " changed";
        }
    }

    /** What the interviewer has of a stage. */
    record SheetPart(DrillStage stage, Optional<Brief> brief, String given, String model, List<Talk> talks) {
    }

    HiringVerdict verdict() {
        return HiringVerdict.of(state);
    }

    String minutes() {
        return InterviewState.clock(state.seconds());
    }

    /** What happened, line by line; saves that follow each other are one. */
    List<Moment> timeline() {
        List<LoggedEvent> told = state.entries().stream().filter(entry -> !entry.event().words().isEmpty()).toList();
        return told.stream().filter(entry -> told.indexOf(entry) == 0
                || !told.get(told.indexOf(entry) - 1).event().equals(entry.event()))
                .map(entry -> new Moment(InterviewState.clock(entry.second()), entry.event().words())).toList();
    }

    /** The stages that were reached. */
    List<StageRow> rows() {
        return state.stages().stream().filter(StageProgress::isReached).map(progress -> {
            DrillStage stage = progress.stage();
            boolean isWritten = stage.isCoding() && workspace.isTouched(stage);
            return new StageRow(progress, isWritten ? workspace.written(stage) : "", model(stage), given(stage));
        }).toList();
    }

    private static String model(DrillStage stage) {
        return stage.isCoding() ? InterviewWorkspace.model(stage) : "";
    }

    private static String given(DrillStage stage) {
        return stage.given().map(GivenSolver::code).orElse("");
    }

    /** The questions that were asked, with their answers. */
    List<Section> asked() {
        List<Section> unasked = unasked();
        return questions().filter(question -> !unasked.contains(question)).toList();
    }

    /** The questions that nobody asked of the problems that were reached, each once. */
    List<Section> unasked() {
        List<String> asked = state.stages().stream().flatMap(stage -> stage.asked().stream()).toList();
        return questions().filter(question -> !asked.contains(question.heading())).toList();
    }

    private Stream<Section> questions() {
        return state.stages().stream().filter(stage -> stage.isReached() && stage.stage().isCoding())
                .flatMap(stage -> Brief.of(stage.stage()).questions().stream()).distinct();
    }

    List<AskedTalk> exchanges() {
        return state.exchanges().toList();
    }

    List<SheetPart> parts() {
        return state.stages().stream().map(progress -> new SheetPart(progress.stage(),
                Optional.of(progress.stage()).filter(DrillStage::isCoding).map(Brief::of), given(progress.stage()),
                model(progress.stage()), progress.questions().stream().map(Talk::of).toList())).toList();
    }

    List<Criterion> criteria() {
        return Arrays.asList(Criterion.values());
    }

    List<HireRule> rules() {
        return Arrays.asList(HireRule.values());
    }

    /** A text of ours as HTML: code is set as code, and a file of the kata is a link where it is there. */
    Mustache.Lambda prose() {
        return (fragment, out) -> out.write(CODE.matcher(Escapers.HTML.escape(fragment.execute()))
                .replaceAll(InterviewPage::code));
    }

    private static String code(MatchResult code) {
        String text = Matcher.quoteReplacement(code.group(1));
        // what else stands in code may be no path on some system
        boolean isFile = text.matches("[\\w./-]+") && Files.isRegularFile(ProjectFolder.own().resolve(text));
        return isFile ? "<a href=\"../../" + text + "\">" + text + "</a>"
                : "<code>" + text + "</code>";
    }

    String pageFile() {
        return shown(workspace.folder().resolve(FILE));
    }

    String progressFile() {
        return shown(workspace.folder().resolveSibling(InterviewHistory.FILE));
    }

    /** A file as it is named on the screen, the same on every machine. */
    static String shown(Path file) {
        return file.toString().replace('\\', '/');
    }
}
