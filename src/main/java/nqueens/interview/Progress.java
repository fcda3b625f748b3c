package nqueens.interview;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;

import nqueens.report.ReportFolder;
import nqueens.report.page.PageTemplate;

/** The history as a page: week after week, the mistakes that keep coming back, the drills that are due. */
record Progress(InterviewHistory history) {

    static final String FILE = "progress.html";

    private static final int DUE = 6;
    private static final PageTemplate PAGE = PageTemplate.html("progress.html.mustache");

    /** A week, by its Monday: how many interviews, and of them the means, {@code -} where there is nothing to count. */
    record Week(LocalDate monday, int interviews, String firstAcceptance, String hints, String wrongTries,
            List<String> grades) {
    }

    /** A kind of mistake, in how many interviews it was made, and when last. */
    record Mistake(String kind, int interviews, String last) {
    }

    /** A drill that is due, and why. */
    record Due(Drill drill, String reason) {
    }

    List<Week> weeks() {
        List<Week> weeks = new ArrayList<>();
        new HistoryTable(history.interviews()).weeks().forEach((monday, week) -> weeks.add(new Week(monday, week.size(),
                mean(week.stream().map(InterviewRecord::secondsToFirstAcceptance).filter(each -> each.isPresent())
                        .mapToDouble(each -> each.getAsLong() / (double) InterviewRecord.SECONDS_PER_MINUTE).average()),
                mean(week.stream().mapToInt(InterviewRecord::hints).average()),
                mean(week.stream().mapToInt(InterviewRecord::wrongTries).average()),
                Arrays.stream(Criterion.values()).map(criterion -> mean(week.stream()
                        .map(each -> each.counted().grades()).filter(grades -> grades.containsKey(criterion))
                        .mapToInt(grades -> grades.get(criterion)).average())).toList())));
        Collections.reverse(weeks);
        return weeks;
    }

    List<String> criteria() {
        return Arrays.stream(Criterion.values()).map(Criterion::title).toList();
    }

    /** The mistakes that were made in more than one interview, the most frequent first. */
    List<Mistake> mistakes() {
        Map<String, List<String>> dates = new TreeMap<>();
        history.interviews().forEach(interview -> interview.stages().stream()
                .flatMap(stage -> stage.evidence().mistakes().stream()).distinct()
                .forEach(kind -> dates.computeIfAbsent(kind, each -> new ArrayList<>()).add(interview.date())));
        return dates.entrySet().stream().filter(kind -> kind.getValue().size() > 1)
                .sorted((one, other) -> other.getValue().size() - one.getValue().size())
                .map(kind -> new Mistake(kind.getKey(), kind.getValue().size(),
                        kind.getValue().get(kind.getValue().size() - 1))).toList();
    }

    /** The drills that are drawn next. */
    List<Due> due() {
        return history.due().stream().limit(DUE).map(drill -> new Due(drill, history.last(drill)
                .map(last -> (history.isToRepeat(drill) ? "went badly on " : "practised on ") + last.date())
                .orElse("not practised yet"))).toList();
    }

    /** The interviews, the last one first. */
    List<InterviewRecord> interviews() {
        List<InterviewRecord> interviews = new ArrayList<>(history.interviews());
        Collections.reverse(interviews);
        return interviews;
    }

    /** Writes the page. */
    void write(Path root) throws IOException {
        new ReportFolder(root).write(FILE, PAGE.fill(this));
    }

    private static String mean(OptionalDouble mean) {
        return mean.isPresent() ? String.format(Locale.ROOT, "%.1f", mean.getAsDouble()) : "-";
    }
}
