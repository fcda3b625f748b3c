package nqueens.grading;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;

import nqueens.judge.result.Results;
import nqueens.judge.submission.Fingerprint;
import nqueens.problem.Verdict;
import nqueens.report.Report;
import nqueens.report.ReportFolder;
import nqueens.report.format.JsonReport;

/**
 * The reports of one submission of a class, {@code results.json} among them. A seal is written when all of them are
 * there, and says what they were made from: without it, or with another one, they are not taken for results.
 */
record SubmissionFolder(ReportFolder folder, List<Report<Results>> reports) {

    private static final String SEAL = ".judged";

    /** Gives what an earlier run came to, if it has the same fingerprint; a {@code JUDGE_ERROR} is not kept. */
    Optional<Results> kept(String fingerprint) {
        try {
            String json = Files.readString(folder.path().resolve(JsonReport.FILE));
            if (!Files.readString(folder.path().resolve(SEAL)).equals(seal(fingerprint, json))) {
                return Optional.empty();
            }
            return Optional.of(JsonReport.results(json)).filter(results -> results.verdict() != Verdict.JUDGE_ERROR);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Breaks the seal: the reports have to be made anew. */
    void open() throws IOException {
        folder.delete(SEAL);
    }

    /** Writes all that is drawn from results, and seals it with what they were made from. */
    void close(Results results, String fingerprint) throws IOException {
        for (Report<Results> report : reports) {
            folder.write(report.file(), report.text(results));
        }
        folder.write(SEAL, seal(fingerprint, JsonReport.text(results)));
    }

    /** Writes what can be written of a {@code JUDGE_ERROR}, which the reports on the class tell too, and no seal. */
    void writeWhatCanBe(Results results) {
        try {
            folder.writeEach(reports, results);
        } catch (Throwable e) {
            // maybe the very reason for which it failed
            return;
        }
    }

    private static String seal(String fingerprint, String json) {
        return fingerprint + "\n" + Fingerprint.of(List.of(json)) + "\n";
    }
}
