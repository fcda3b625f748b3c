package nqueens.grading;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import nqueens.judge.Results;
import nqueens.problem.Verdict;
import nqueens.report.JsonReport;
import nqueens.report.ReportFolder;
import nqueens.report.SubmissionReport;

/**
 * The reports of one submission of a class. A seal is written when all of them are there, and says what
 * they were made from: without it, or with another one, they are not taken for results.
 */
final class SubmissionFolder {

    private static final String SEAL = ".judged";

    private final ReportFolder folder;
    private final String fingerprint;

    /**
     * Creates a folder.
     *
     * @param path where the reports are
     * @param fingerprint what the reports are to be made from
     */
    SubmissionFolder(Path path, String fingerprint) {
        this.folder = new ReportFolder(path);
        this.fingerprint = fingerprint;
    }

    /** Gives what an earlier run came to, if nothing has changed since; a {@code JUDGE_ERROR} is not kept. */
    Optional<Results> kept() {
        try {
            String seal = Files.readString(folder.path().resolve(SEAL));
            byte[] json = Files.readAllBytes(folder.path().resolve(JsonReport.FILE));
            if (!seal.equals(seal(json))) {
                return Optional.empty();
            }
            return Optional.of(JsonReport.results(new String(json, StandardCharsets.UTF_8)))
                    .filter(results -> results.verdict() != Verdict.JUDGE_ERROR);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /**
     * Breaks the seal: the reports are to be made anew.
     *
     * @throws IOException if that can't be done
     */
    void open() throws IOException {
        folder.delete(SEAL);
    }

    /**
     * Writes all that is drawn from results, and seals it.
     *
     * @param results what the submission came to
     * @param reports the reports besides {@code results.json}
     * @throws IOException if a file can't be written
     */
    void close(Results results, List<SubmissionReport> reports) throws IOException {
        String json = new JsonReport().text(results);
        folder.write(JsonReport.FILE, json);
        for (SubmissionReport report : reports) {
            folder.write(report.file(), report.text(results));
        }
        folder.write(SEAL, seal(json.getBytes(StandardCharsets.UTF_8)));
    }

    /**
     * Writes what can be written of the reports on a submission that could not be judged, and no seal.
     *
     * @param path where the reports are
     * @param results a {@code JUDGE_ERROR}, which the reports on the class tell too
     * @param reports the reports besides {@code results.json}
     */
    static void writeWhatCanBe(Path path, Results results, List<SubmissionReport> reports) {
        List<SubmissionReport> all = new ArrayList<>(List.of(new JsonReport()));
        all.addAll(reports);
        for (SubmissionReport report : all) {
            try {
                new ReportFolder(path).write(report.file(), report.text(results));
            } catch (Throwable e) {
                // maybe the very reason for which it failed; the others are worth a try
                continue;
            }
        }
    }

    private String seal(byte[] json) {
        return fingerprint + "\n" + Fingerprint.of(json) + "\n";
    }
}
