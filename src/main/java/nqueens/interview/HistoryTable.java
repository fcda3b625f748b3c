package nqueens.interview;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.TemporalAdjusters;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import java.util.stream.Collectors;

/** The history as lines of at most 76 characters: each interview, the best of each drill, and week after week. */
record HistoryTable(List<InterviewRecord> interviews) {

    /** So many interviews have a line of their own: the last ones. */
    private static final int SHOWN = 20;
    private static final int PERCENT = 100;

    String text() {
        if (interviews.isEmpty()) {
            return "";
        }
        StringBuilder text = new StringBuilder();
        add(text, "%-12s%-14s%-8s%9s%8s   %s", "date", "drill", "stages", "minutes", "wrong", "grades");
        int left = Math.max(0, interviews.size() - SHOWN);
        interviews.stream().skip(left).forEach(interview -> add(text, "%-12s%-14s%-8s%9s%8d   %s",
                interview.date(), interview.drill(), stages(interview), minutes(interview),
                interview.wrongTries(), interview.counted()));
        if (left > 0) {
            add(text, "and %d earlier", left);
        }
        String star = interviews.stream().skip(left).anyMatch(InterviewRecord::isOverTime) ? "*: over time. " : "";
        add(text, star + "Grades: %s; 1 to %d", Arrays.stream(Criterion.values())
                .map(Criterion::title).collect(Collectors.joining(", ")), Criterion.BEST);
        if (interviews.stream().anyMatch(InterviewRecord::paired)) {
            add(text, "In a pair the grades are the interviewer's");
        }
        text.append('\n');
        best().forEach((drill, interview) -> add(text, "best %-14s%s in %s of %d min%s, wrong: %d (%s)",
                drill, stages(interview), interview.minutes(), interview.minutesGiven(),
                interview.isOverTime() ? " (over)" : "", interview.wrongTries(), interview.date()));
        text.append('\n');
        add(text, "%-12s%12s%10s%14s%8s", "week of", "interviews", "stages", "wrong tries", "grades");
        weeks().forEach((monday, week) -> add(text, "%-12s%12d%9d%%%14.1f%8s", monday, week.size(),
                share(week), week.stream().mapToInt(InterviewRecord::wrongTries).average().orElseThrow(),
                grade(week)));
        return text.toString();
    }

    private static void add(StringBuilder text, String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values).stripTrailing()).append('\n');
    }

    private static String stages(InterviewRecord interview) {
        return interview.done() + " of " + interview.stages().size();
    }

    private static String minutes(InterviewRecord interview) {
        return interview.minutes() + (interview.isOverTime() ? "*" : " ");
    }

    /** For each drill the one with most stages done; of these one in time, and the quickest. */
    private Map<String, InterviewRecord> best() {
        Comparator<InterviewRecord> order = Comparator.comparingInt(InterviewRecord::done).reversed()
                .thenComparing(InterviewRecord::isOverTime)
                .thenComparingLong(InterviewRecord::seconds).thenComparingInt(InterviewRecord::wrongTries);
        return interviews.stream().collect(Collectors.toMap(InterviewRecord::drill, interview -> interview,
                BinaryOperator.minBy(order), TreeMap::new));
    }

    /** The interviews of each week, by its Monday. */
    Map<LocalDate, List<InterviewRecord>> weeks() {
        return interviews.stream().collect(Collectors.groupingBy(
                interview -> interview.day().with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY)),
                TreeMap::new, Collectors.toList()));
    }

    /** How many of the stages are done, in percent, rounded down. */
    private static int share(List<InterviewRecord> week) {
        int stages = week.stream().mapToInt(interview -> interview.stages().size()).sum();
        return week.stream().mapToInt(InterviewRecord::done).sum() * PERCENT / Math.max(1, stages);
    }

    /** The mean of all grades of a week, or {@code -} where there is none. */
    static String grade(List<InterviewRecord> week) {
        OptionalDouble mean = week.stream().map(interview -> interview.counted().mean())
                .flatMapToDouble(OptionalDouble::stream).average();
        return mean.isPresent() ? String.format(Locale.ROOT, "%.1f", mean.getAsDouble()) : "-";
    }
}
