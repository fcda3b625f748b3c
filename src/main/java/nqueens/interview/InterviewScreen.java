package nqueens.interview;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

import nqueens.interview.HiringVerdict.CountedGrade;
import nqueens.interview.InterviewEvent.Tried;
import nqueens.problem.Verdict;
import nqueens.report.page.PageTemplate;

/**
 * What a view shows: the model of its template.
 *
 * @param lastTime what the candidate wanted to do otherwise this time, or empty
 * @param history all interviews in a line, or empty
 * @param typed the lines that are being typed
 */
record InterviewScreen(InterviewState state, InterviewWorkspace workspace, View view, boolean isJudging,
        String lastTime, String history, List<String> typed) {

    private static final int MOST = 4;

    /** What is shown; each has its template. */
    enum View {
        STAGE, ASK, WRITE, SKIP, QUIT, GRADES, NEXT_TIME, DEBRIEF;

        private final PageTemplate template = PageTemplate.text("interview-" + name().toLowerCase(Locale.ROOT)
                .replace('_', '-') + ".txt.mustache");
    }

    /** A question that may be asked, and its answer once it was. */
    record Question(String heading, String answer) {
    }

    /** The lines, as they are shown; the last one names the keys. */
    List<String> lines() {
        return view.template.fill(this).replace("`", "").lines().toList();
    }

    InterviewPage page() {
        return new InterviewPage(state, workspace);
    }

    int number() {
        return state.number() + 1;
    }

    /** What stands below the heading: what was resolved, or how the stage before ended. */
    String before() {
        if (state.number() == 0) {
            return lastTime.isEmpty() ? "" : "you wanted to: " + lastTime;
        }
        StageProgress last = state.stages().get(state.number() - 1);
        return last.stage().title() + ": " + InterviewEvent.words(last.outcome().orElseThrow()) + ", "
                + InterviewState.clock(last.seconds()) + " min";
    }

    /** What is graded now. */
    Criterion criterion() {
        return state.toGrade().orElseThrow();
    }

    /** Where the interviewer's sheet lies, told in the first stage of a pair. */
    String sheet() {
        return state.began().pair() && state.number() == 0
                ? InterviewPage.shown(workspace.folder().resolve(InterviewPage.SHEET)) : "";
    }

    String file() {
        return workspace.file(state.stage().stage()).map(InterviewPage::shown).orElse("");
    }

    List<String> statement() {
        return Brief.of(state.stage().stage()).statement().lines().toList();
    }

    /** What is open of the last failing case: what any editor tells is no secret of the interviewer. */
    String found() {
        Optional<Tried> last = state.stage().lastTry();
        boolean isTold = state.stage().depth() > 1 || last.filter(tried -> tried.verdict() == Verdict.COMPILE_ERROR)
                .isPresent();
        return last.map(tried -> isTold ? tried.message() : state.stage().depth() == 1 ? "  " + tried.finding() : "")
                .orElse("");
    }

    /** What opens more of the last failing case, if there is more. */
    String opens() {
        Optional<Tried> last = state.stage().lastTry().filter(tried -> tried.verdict() != Verdict.COMPILE_ERROR);
        return last.map(tried -> state.stage().depth() == 0 ? "  f case" : state.stage().depth() == 1
                && !tried.message().strip().equals(tried.finding()) ? "  f diagnosis" : "").orElse("");
    }

    List<String> given() {
        return state.stage().stage().given().map(given -> given.code().lines().toList()).orElse(List.of());
    }

    int talkNumber() {
        return state.stage().exchanges().size();
    }

    List<String> ownLines() {
        return state.stage().current().own().lines().toList();
    }

    /** What an answer has to look like, where the program compares it. */
    String form() {
        Talk talk = state.stage().current().talk();
        return talk.isCost() ? "Name both as O(...), the time first, and say why." : talk.isChecked()
                ? "Write what comes back on the first line, and nothing else; the reason below it." : "";
    }

    /** What is written about. */
    String subject() {
        return state.stage().stage().isCoding() ? "What are you thinking?" : state.stage().current().talk().question();
    }

    List<Question> questions() {
        List<String> asked = state.stage().asked();
        return Brief.of(state.stage().stage()).questions().stream().map(question -> new Question(question.heading(),
                asked.contains(question.heading()) ? question.paragraphs() : "")).toList();
    }

    /** What happened that bounds the grade, before the candidate gives it. */
    String bound() {
        CountedGrade grade = CountedGrade.of(state, criterion());
        return grade.rule().map(rule -> "what happened allows at most " + rule.most() + ": " + grade.evidence())
                .orElse("");
    }

    /** What one could do otherwise next time, the most important first; at least one. */
    List<String> resolutions() {
        List<String> lines = Stream.concat(Arrays.stream(HireRule.values())
                .filter(rule -> rule.evidence(state).isPresent()).map(HireRule::remedy), page().unasked().stream()
                .limit(1).map(question -> "ask before you write, such as: " + question.heading())).limit(MOST).toList();
        return !lines.isEmpty() ? lines : List.of(state.drill().level() < Drill.HARDEST
                ? "take a drill of level " + (state.drill().level() + 1)
                : "take less time: " + Math.max(1, state.began().minutes() * 2 / 3) + " minutes");
    }

    String choose() {
        return resolutions().size() == 1 ? "1 choose" : "1-" + resolutions().size() + " choose";
    }
}
