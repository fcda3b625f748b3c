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
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import nqueens.interview.InterviewLog.Began;
import nqueens.judge.submission.SettingsException;

/**
 * All interviews of this machine, in the order in which they were begun; {@code broken} are the logs that can't be
 * read, a line for people each.
 */
record InterviewHistory(Path root, List<InterviewState> all, List<String> broken) {

    /** Reads what there is in the folder of all interviews. */
    static InterviewHistory read(Path root) throws IOException {
        List<InterviewState> all = new ArrayList<>();
        List<String> broken = new ArrayList<>();
        try (Stream<Path> folders = Files.list(root)) {
            for (Path folder : folders.filter(each -> Files.exists(new InterviewLog(each).file())).sorted().toList()) {
                try {
                    all.add(new InterviewLog(folder).state());
                } catch (IOException e) {
                    broken.add(e.getMessage());
                }
            }
        }
        all.sort(Comparator.comparing(state -> state.began().time()));
        return new InterviewHistory(root, all, broken);
    }

    private List<InterviewState> finished() {
        return all.stream().filter(InterviewState::isFinished).toList();
    }

    /**
     * Begins an interview, or finds the one to go on with.
     *
     * @throws SettingsException if there is none to go on with, or there are several
     */
    InterviewState begun(InterviewSettings settings, Clock clock, Random random) throws IOException {
        Optional<String> name = settings.resumed();
        if (name.isPresent()) {
            InterviewState resumed = resumed(name.get());
            new InterviewLog(resumed.folder()).mend();
            return resumed;
        }
        Drill drill = drawn(settings.drills(), random);
        List<String> asked = all.stream().flatMap(state -> state.began().questions().stream()).toList();
        List<String> questions = drill.stages().stream().map(stage -> stage.isCoding() ? ""
                : Talk.drawn(stage.topic(), drill.level(), asked, random)).toList();
        Began began = settings.began(LocalDateTime.now(clock).toString(), drill, questions);
        Path folder = root.resolve(LocalDate.now(clock).toString());
        for (int number = 2; Files.exists(folder); number++) {
            folder = root.resolve(LocalDate.now(clock) + "-" + number);
        }
        InterviewState state = new InterviewLog(folder).begin(began);
        if (began.pair()) {
            new InterviewPage(state, "", "", false, List.of()).write(InterviewPage.SHEET);
        }
        return state;
    }

    private InterviewState resumed(String name) {
        List<InterviewState> open = all.stream()
                .filter(state -> name.isEmpty() ? !state.isFinished() : state.name().equals(name)).toList();
        if (open.size() == 1) {
            return open.get(0);
        }
        throw new SettingsException(!broken.isEmpty() && open.isEmpty() ? broken.get(0)
                : !name.isEmpty() ? "-Dresume=" + name + ": there is no such interview"
                : open.isEmpty() ? "-Dresume: no interview was interrupted; leave -Dresume out to begin one"
                : "-Dresume: several were interrupted; choose one by " + open.stream()
                        .map(state -> "-Dresume=" + state.name()).collect(Collectors.joining(", ")));
    }

    /** Draws one of the drills that were done least often, of these one of the easiest. */
    private Drill drawn(List<Drill> drills, Random random) {
        List<Drill> shuffled = new ArrayList<>(drills);
        Collections.shuffle(shuffled, random);
        return Collections.min(shuffled, Comparator.<Drill>comparingLong(drill -> finished().stream()
                .filter(state -> state.drill().equals(drill)).count()).thenComparing(Drill::level));
    }

    /** The last verdict, which says what to do otherwise; empty if there is none. */
    String lastTime() {
        return finished().stream().reduce((first, last) -> last).map(state -> HiringVerdict.of(state).headline())
                .orElse("");
    }

    /** All of it in one line. */
    String line() {
        return "interviews so far: " + finished().size() + ", hires: "
                + finished().stream().filter(state -> HiringVerdict.of(state).isHire()).count();
    }
}
