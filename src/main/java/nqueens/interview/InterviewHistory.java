package nqueens.interview;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import nqueens.interview.Interview.Began;
import nqueens.judge.submission.GivenProperties;
import nqueens.judge.submission.SettingsException;

/** All interviews on this machine, oldest first, and the one that the settings ask for. */
record InterviewHistory(Path root, List<Interview> all, List<String> broken) {

    private static final int MOST_MINUTES = 600;
    /** Settings that no longer exist, with what to do instead. */
    private static final Map<String, String> GONE = Map.of(
            "coach", "an interviewer is no coach; mvn -q test -Pwatch judges each save of an exercise",
            "from", "an interview begins with its opening; s leaves a stage");

    /** Reads the folder of all interviews. */
    static InterviewHistory read(Path root) throws IOException {
        List<Path> folders;
        try (Stream<Path> files = Files.list(root)) {
            folders = files.filter(each -> Files.isRegularFile(each.resolve(Interview.LOG))).sorted().toList();
        }
        List<Interview> all = new ArrayList<>();
        List<String> broken = new ArrayList<>();
        for (Path folder : folders) {
            try {
                all.add(Interview.read(folder));
            } catch (IOException e) {
                broken.add(e.getMessage());
            }
        }
        all.sort(Comparator.comparing(interview -> interview.began.time()));
        return new InterviewHistory(root, all, broken);
    }

    /**
     * Begins an interview, or finds the one to go on with.
     *
     * @throws SettingsException if a property has a bad value, or there is none to go on with, or there are several
     */
    Interview begun(GivenProperties given, Clock clock, Random random) throws IOException {
        GONE.forEach((name, rule) -> given.text(name).ifPresent(value -> {
            throw new SettingsException("-D" + name + ": " + rule);
        }));
        Optional<String> resumed = given.text("resume").filter(value -> !value.equals("false"));
        if (resumed.isEmpty()) {
            return begin(given, clock, random);
        }
        List.of("drill", "level", "minutes", "pair", "whiteboard", "silent").forEach(name -> {
            if (given.text(name).isPresent()) {
                throw new SettingsException("-Dresume: the interview goes on as it was begun; leave -D" + name
                        + " out, or -Dresume to begin another one");
            }
        });
        Interview interview = List.of("", "true").contains(resumed.get()) ? theInterrupted() : named(resumed.get());
        interview.mend();
        return interview;
    }

    private Interview begin(GivenProperties given, Clock clock, Random random) throws IOException {
        Drill drill = drawn(given, random);
        List<String> asked = all.stream().flatMap(interview -> interview.began.questions().stream()).toList();
        List<String> questions = drill.stages().stream().map(stage -> stage.isCoding() ? ""
                : Talk.drawn(stage.topic(), drill.level(), asked, random)).toList();
        int planned = drill.stages().stream().mapToInt(DrillStage::minutes).sum();
        Began began = new Began(LocalDateTime.now(clock).toString(), drill.id(),
                given.number("minutes", 1, MOST_MINUTES).orElse(planned), given.isSet("pair"),
                given.isSet("whiteboard"), given.isSet("silent"), questions);
        Path folder = root.resolve(LocalDate.now(clock).toString());
        for (int number = 2; Files.exists(folder); number++) {
            folder = root.resolve(LocalDate.now(clock) + "-" + number);
        }
        Interview interview = Interview.begin(folder, began);
        if (began.pair()) {
            interview.writePage(Interview.SHEET);
        }
        return interview;
    }

    /** Draws one of the requested drills: among those done least often, one of the easiest. */
    private Drill drawn(GivenProperties given, Random random) {
        Optional<Integer> level = given.number("level", 1, Drill.HARDEST);
        Optional<String> id = given.text("drill");
        List<Drill> named = Drill.ALL.stream().filter(drill -> id.orElse(drill.id()).equals(drill.id())).toList();
        List<Drill> drills = named.stream().filter(drill -> level.orElse(drill.level()) == drill.level())
                .collect(Collectors.toCollection(ArrayList::new));
        if (drills.isEmpty()) {
            throw new SettingsException("drill", id.orElseThrow(), named.isEmpty() ? "no such drill; there are "
                    + Drill.ALL.stream().map(Drill::id).collect(Collectors.joining(", "))
                    : "it is of level " + named.get(0).level() + "; leave -Dlevel out");
        }
        Collections.shuffle(drills, random);
        return Collections.min(drills, Comparator.<Drill>comparingLong(drill -> finished().stream()
                .filter(interview -> interview.drill.equals(drill)).count()).thenComparing(Drill::level));
    }

    private Interview named(String name) throws IOException {
        // other texts may be no path on some system
        if (!name.matches("[\\w-]+") || !Files.isRegularFile(root.resolve(name).resolve(Interview.LOG))) {
            throw new SettingsException("resume", name, "there is no such interview");
        }
        return Interview.read(root.resolve(name));
    }

    private Interview theInterrupted() {
        List<Interview> open = interrupted();
        if (open.size() != 1) {
            throw new SettingsException(!open.isEmpty() ? "-Dresume: several were interrupted; choose one by "
                    + resuming(open, ", ") : !broken.isEmpty() ? broken.get(0)
                    : "-Dresume: no interview was interrupted; leave -Dresume out to begin one");
        }
        return open.get(0);
    }

    private static String resuming(List<Interview> open, String separator) {
        return open.stream().map(interview -> "-Dresume=" + interview.name()).collect(Collectors.joining(separator));
    }

    /** Tells the candidate, at the beginning, which other interviews can't be read, and which are unfinished. */
    List<String> notes(Interview current) {
        List<Interview> open = interrupted().stream().filter(each -> !each.name().equals(current.name())).toList();
        return Stream.concat(broken.stream(), Stream.of("interrupted before, and still open: " + resuming(open, " or ")
                + " goes on with it").filter(waiting -> !open.isEmpty())).toList();
    }

    private List<Interview> interrupted() {
        return all.stream().filter(interview -> !interview.isFinished()).toList();
    }

    private List<Interview> finished() {
        return all.stream().filter(Interview::isFinished).toList();
    }

    /** The last verdict, which says what to do differently; empty if there is none. */
    String lastTime() {
        return finished().stream().reduce((first, last) -> last).map(last -> last.verdict().headline()).orElse("");
    }

    /** All of it in one line. */
    String line() {
        return "interviews so far: " + finished().size() + ", hires: "
                + finished().stream().filter(interview -> interview.verdict().isHire()).count();
    }
}
