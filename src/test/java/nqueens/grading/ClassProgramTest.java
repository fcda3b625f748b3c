package nqueens.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import nqueens.problem.Problem;
import nqueens.problem.catalogue.Catalogue;

/** A class of two, judged as an instructor has it judged: by the program, in a JVM of its own, in real workers. */
class ClassProgramTest {

    private static final String ROSTER = """
            folder,name,email,id,login
            ann,Ann Lee,ann@example.org,4711,ann-lee
            ,Cy Ng,cy@example.org,,
            """;
    private static final List<String> ROWS = """
            "ann","ACCEPTED",100,"ACCEPTED",100,"ACCEPTED",100,"ACCEPTED",100,400,400,"ACCEPTED","","Ann Lee",\
            "ann@example.org","4711","ann-lee"
            "bo_12","NOT_STARTED",0,"NOT_STARTED",0,"NOT_STARTED",0,"NOT_STARTED",0,0,400,"NOT_STARTED","","","","",""
            "Cy Ng","ABSENT","","ABSENT","","ABSENT","","ABSENT","","",400,"ABSENT",\
            "absent: nothing was handed in","Cy Ng","cy@example.org","",""
            """.lines().toList();

    @TempDir
    private Path folder;

    @Test
    void a_class_of_two_is_judged_and_after_a_kill_only_what_was_not_done() throws Exception {
        for (Problem exercise : Catalogue.core()) {
            Path file = Path.of(exercise.id(), exercise.solver().file());
            for (String name : List.of("ann", "bo_12")) {
                Files.createDirectories(folder.resolve("class").resolve(name).resolve(exercise.id()));
            }
            Files.copy(Path.of("solutions").resolve(file), folder.resolve("class/ann").resolve(file));
            Files.copy(Path.of("exercises").resolve(file), folder.resolve("class/bo_12").resolve(file));
        }
        Files.writeString(folder.resolve("roster.csv"), ROSTER);
        Path gradebook = folder.resolve("reports/gradebook.csv");

        assertThat(program()).contains("  2 submissions\n  1 with 0 of 4 accepted, 1 with 4 of 4 accepted, 1 ABSENT\n",
                "  look at these first; index.html says why: ann, bo_12\n"
                + "  on the roster, but absent: Cy Ng\n");
        assertThat(Files.readAllLines(gradebook)).hasSize(4).containsAll(ROWS);
        assertThat(folder.resolve("reports/index.html")).content().contains(
                "a solver of the kata, word for word: board2d, array1d, booleanarrays, bitmask");
        try (ZipFile feedback = new ZipFile(folder.resolve("reports/feedback.zip").toFile())) {
            assertThat(feedback.stream().map(ZipEntry::getName))
                    .containsExactly("ann/feedback.html", "bo_12_assignsubmission_file_/feedback.html");
        }
        // who was being judged when the judge was killed has no seal
        Files.delete(folder.resolve("reports/bo_12/.judged"));
        assertThat(program()).contains("  2 submissions, 1 of them judged before and unchanged since then\n");
        assertThat(Files.readAllLines(gradebook)).hasSize(4).containsAll(ROWS);
    }

    /** Runs the program to its end, and gives what it printed. */
    private String program() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp", System.getProperty("java.class.path"), "-Dsubmissions=" + folder.resolve("class"),
                "-Dkata.roster=" + folder.resolve("roster.csv"), "-Dkata.reports=" + folder.resolve("reports"),
                "-Dkata.isolation=process", "-XX:TieredStopAtLevel=1", ClassProgram.class.getName())
                .redirectErrorStream(true).start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(printed).isZero();
        return printed;
    }
}
