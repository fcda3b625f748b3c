package nqueens.interview;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.util.random.RandomGenerator;

import nqueens.judge.Judge;

/** A folder of interviews: begins one, and keeps what it came to. */
public final class Interviews {

    private final Path root;
    private final Clock clock;

    /**
     * Opens a folder.
     *
     * @param root the folder, {@code interview} in the project's; made with the first interview
     * @param clock tells day and time
     */
    public Interviews(Path root, Clock clock) {
        this.root = root;
        this.clock = clock;
    }

    /**
     * Begins an interview.
     *
     * @param settings drill and time
     * @param random draws a drill where none is set
     * @param judge judges what is written
     * @return the interview; its clock runs
     * @throws IOException if the history is none of ours, so that nothing could be kept at the end; or if files
     *     can't be written
     */
    public Interview begin(InterviewSettings settings, RandomGenerator random, Judge judge)
            throws IOException {
        InterviewHistory history = InterviewHistory.read(root);
        Drill drill = settings.drill().orElseGet(() -> new DrillChoice(history, random).next());
        InterviewWorkspace workspace = InterviewWorkspace.create(root, LocalDate.now(clock), drill);
        return new Interview(drill, workspace, judge, clock, settings.given());
    }

    /**
     * Finishes an interview, and adds it to the history, unless nothing was done or tried in it.
     *
     * @param interview the interview
     * @return the history, with the interview at its end
     * @throws IOException if it can't be written
     */
    public InterviewHistory keep(Interview interview) throws IOException {
        InterviewRecord record = interview.finish();
        return record.isEmpty() ? InterviewHistory.read(root) : InterviewHistory.add(root, record);
    }
}
