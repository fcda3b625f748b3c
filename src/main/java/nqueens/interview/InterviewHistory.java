package nqueens.interview;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import nqueens.interview.InterviewEvent.Tried;
import nqueens.judge.submission.SettingsException;
import nqueens.report.ReportFolder;
import nqueens.report.page.PageTemplate;

/**
 * All interviews of this machine, in the order in which they were begun; {@code broken} are the logs that can't be
 * read, a line for people each.
 */
record InterviewHistory(Path root, List<InterviewState> all, List<String> broken) {

    static final String FILE = "progress.html";

    /** So many interviews of other drills lie between two of one that went badly. */
    private static final int BETWEEN = 2;
    private static final int DUE = 6;
    private static final PageTemplate PAGE = PageTemplate.html("progress.html.mustache");

    /** A drill that is due, and why; a kind of mistake, and in how many interviews it was made. */
    record Reason(String what, String reason) {
    }

    /** Reads what there is in the folder of all interviews. */
    static InterviewHistory read(Path root) throws IOException {
        List<InterviewState> all = new ArrayList<>();
        List<String> broken = new ArrayList<>();
        if (Files.isDirectory(root)) {
            try (Stream<Path> folders = Files.list(root)) {
                for (Path folder : folders.filter(each -> Files.exists(each.resolve(InterviewLog.FILE)))
                        .sorted(Comparator.comparing(InterviewHistory::inOrder)).toList()) {
                    try {
                        new InterviewLog(folder).state().ifPresent(all::add);
                    } catch (IOException e) {
                        broken.add(e.getMessage());
                    }
                }
            }
        }
        return new InterviewHistory(root, all, broken);
    }

    /** The tenth of a day comes after the second. */
    private static String inOrder(Path folder) {
        String name = folder.getFileName().toString();
        return String.format(Locale.ROOT, "%-10.10s%8s", name, name.length() > 10 ? name.substring(10) : "");
    }

    private List<InterviewState> finished() {
        return all.stream().filter(state -> state.nextTime().isPresent() && !state.isEmpty()).toList();
    }

    /** Finds the one to go on with, by the name of its folder, or the only one. */
    InterviewState interrupted(String name) {
        List<InterviewState> open = all.stream().filter(state -> state.nextTime().isEmpty()).toList();
        List<InterviewState> named = open.stream()
                .filter(state -> name.isEmpty() || state.name().equals(name)).toList();
        if (named.size() == 1) {
            return named.get(0);
        }
        throw new SettingsException(!broken.isEmpty() && open.isEmpty() ? broken.get(0) : open.isEmpty()
                ? "-Dresume: no interview was interrupted; leave -Dresume out to begin one"
                : (name.isEmpty() ? "-Dresume: several were interrupted; choose one by "
                        : "-Dresume=" + name + ": that was not interrupted; there is ")
                        + open.stream().map(state -> "-Dresume=" + state.name() + " ("
                                + (state.isOver() ? "to be graded"
                                : state.stage().stage().title()) + ", "
                                + InterviewState.clock(state.seconds()) + ")").collect(Collectors.joining(", ")));
    }

    /** What to do otherwise, as it was noted last; empty if nothing was. */
    String nextTime() {
        List<InterviewState> finished = finished();
        return finished.isEmpty() ? "" : finished.get(finished.size() - 1).nextTime().orElse("");
    }

    /** The questions that were asked so far, one as often as it was. */
    List<String> asked() {
        return all.stream().flatMap(state -> state.began().questions().stream()).flatMap(List::stream).toList();
    }

    /**
     * Draws one of the drills that are due next, of those that the settings allow: those that went badly, once two
     * other interviews lie between; those that were never practised, from easy to hard; the others, from the one that
     * was practised longest ago.
     */
    Drill drawn(InterviewSettings settings, RandomGenerator random) {
        List<Drill> drills = Drill.ALL.stream().filter(settings::allows).toList();
        int first = drills.stream().mapToInt(this::rank).min().orElseThrow();
        List<Drill> due = drills.stream().filter(drill -> rank(drill) == first).toList();
        return due.get(random.nextInt(due.size()));
    }

    /** The place of the last interview of a drill, -1 if there is none. */
    private int last(Drill drill) {
        return finished().stream().map(InterviewState::drill).toList().lastIndexOf(drill);
    }

    private boolean isToRepeat(Drill drill) {
        return last(drill) >= 0 && finished().size() - 1 - last(drill) >= BETWEEN
                && !HiringVerdict.of(finished().get(last(drill))).isHire();
    }

    private int rank(Drill drill) {
        return isToRepeat(drill) ? last(drill) - finished().size()
                : last(drill) < 0 ? drill.level() : Drill.HARDEST + 1 + last(drill);
    }

    /** The drills that are drawn next. */
    List<Reason> due() {
        return Drill.ALL.stream().sorted(Comparator.comparing(this::rank)).limit(DUE).map(drill ->
                new Reason(drill.id() + ", level " + drill.level() + ", " + drill.title(), last(drill) < 0
                        ? "not practised yet" : (isToRepeat(drill) ? "went badly on " : "practised on ")
                        + finished().get(last(drill)).began().date())).toList();
    }

    /** The mistakes that were made in more than one interview, the most frequent first. */
    List<Reason> mistakes() {
        Map<String, Long> kinds = finished().stream().flatMap(state -> state.stages().stream()
                .flatMap(stage -> stage.tries().stream()).map(Tried::kind).distinct()).filter(kind -> !kind.isEmpty())
                .collect(Collectors.groupingBy(kind -> kind, TreeMap::new, Collectors.counting()));
        return kinds.entrySet().stream().filter(kind -> kind.getValue() > 1)
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .map(kind -> new Reason(kind.getKey(), "in " + kind.getValue() + " interviews")).toList();
    }

    /** The interviews, the last one first. */
    List<InterviewPage> interviews() {
        List<InterviewPage> pages = new ArrayList<>();
        finished().forEach(state -> pages.add(0, new InterviewPage(state,
                new InterviewWorkspace(root.resolve(state.name())))));
        return pages;
    }

    /** All of it in one line. */
    String line() {
        return "interviews so far: " + finished().size() + ", hires: "
                + finished().stream().filter(state -> HiringVerdict.of(state).isHire()).count();
    }

    /** Writes the page. */
    void write() throws IOException {
        new ReportFolder(root).write(FILE, PAGE.fill(this));
    }
}
