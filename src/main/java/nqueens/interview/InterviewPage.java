package nqueens.interview;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import com.samskivert.mustache.Escapers;
import com.samskivert.mustache.Mustache;

import nqueens.interview.HiringVerdict.CountedGrade;
import nqueens.interview.InterviewEvent.Note;
import nqueens.interview.Text.Section;
import nqueens.judge.submission.ProjectFolder;
import nqueens.report.ReportFolder;
import nqueens.report.page.PageTemplate;

/**
 * The model of an interview's screens and pages, for their templates.
 *
 * @param lastTime the last verdict there was before, or empty
 * @param history all interviews in a line, or empty
 * @param isJudging whether the last verdict is about to be replaced
 * @param typed the lines that are being typed
 */
record InterviewPage(InterviewState state, String lastTime, String history, boolean isJudging, List<String> typed) {

    static final String FILE = "debrief.html";
    static final String SHEET = "interviewer.html";

    /** Between backticks, which are escaped. */
    private static final Pattern CODE = Pattern.compile("&#x60;(.+?)&#x60;");

    /** Writes a page into the interview's folder, from its template. */
    void write(String file) throws IOException {
        new ReportFolder(state.folder()).write(file, PageTemplate.html(file + ".mustache").fill(this));
    }

    StageProgress stage() {
        return state.stage();
    }

    /** The part of the last failing case that is open: errors that any editor shows are no secret. */
    String found() {
        return stage().lastTry().map(tried -> stage().depth() > 1 || !tried.verdict().isWrongTry()
                ? tried.message() : stage().depth() == 1 ? "  " + tried.finding() : "").orElse("");
    }

    /** The key that opens more of the last failing case, if there is more. */
    String opens() {
        return stage().lastTry().filter(tried -> tried.verdict().isWrongTry()).map(tried -> stage().depth() == 0
                ? "  f case" : stage().depth() == 1 && !tried.message().strip().equals(tried.finding())
                ? "  f diagnosis" : "").orElse("");
    }

    /** The events that bound the grade, told before the candidate gives it. */
    String bound() {
        CountedGrade grade = CountedGrade.of(state, state.toGrade(), 0);
        return grade.rule().map(rule -> "what happened allows at most " + rule.most() + ": " + grade.reason())
                .orElse("");
    }

    HiringVerdict verdict() {
        return HiringVerdict.of(state);
    }

    /** The questions that nobody asked of the problems that were reached, each once. */
    List<Section> unasked() {
        List<String> asked = Note.ASKED.of(state.events()).toList();
        return state.reached().stream().flatMap(stage -> stage.stage().questions().stream()).distinct()
                .filter(question -> !asked.contains(question.text())).toList();
    }

    List<Criterion> criteria() {
        return Arrays.asList(Criterion.values());
    }

    List<HireRule> rules() {
        return HireRule.ALL;
    }

    /** Sets lines below a heading. */
    Mustache.Lambda indented() {
        return (fragment, out) -> out.write(fragment.execute().indent(2));
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

    /** A file as it is named on the screen, the same on every machine. */
    static String shown(Path file) {
        return file.toString().replace('\\', '/');
    }
}
