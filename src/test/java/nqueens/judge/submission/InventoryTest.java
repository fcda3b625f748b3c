package nqueens.judge.submission;

import static nqueens.judge.submission.SubmissionTest.refusal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.problem.Problem;
import nqueens.problem.catalogue.Catalogue;

/** What is found where solvers are not in the folders of their exercises. */
class InventoryTest {

    private static final String SOLVER = "package bitmask; class BitmaskQueens {}";
    private static final String STUB = "\nthrow new NotStartedException(\"a\");\nthrow new NotStartedException(\"b\");";

    @TempDir
    private Path folder;

    private Path write(String path, String text) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private Path zip(String name, Charset charset, List<String> entries) throws IOException {
        Path file = folder.resolve(name);
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file), charset)) {
            for (String entry : entries) {
                zip.putNextEntry(new ZipEntry(entry.replaceFirst("=.*", "")));
                zip.write(text(entry).getBytes(StandardCharsets.UTF_8));
            }
        }
        return file;
    }

    /** A solver, unless another file is meant, or the name is followed by what it holds. */
    private static String text(String name) {
        return name.endsWith("=stub") ? STUB : name.endsWith("=other") ? SOLVER + "// other"
                : name.endsWith("BitmaskQueens.java") ? SOLVER : "";
    }

    /** Hands in files; those in a.zip are in an archive. */
    private void handIn(String files) throws IOException {
        List<String> entries = new ArrayList<>();
        for (String file : files.split(" ")) {
            if (file.startsWith("a.zip:")) {
                entries.add(file.substring("a.zip:".length()));
                zip("a.zip", StandardCharsets.UTF_8, entries);
            } else {
                write(file.replaceFirst("=.*", ""), text(file));
            }
        }
    }

    private Submission submission() {
        return Submission.of("ann", folder, List.of());
    }

    private Sources sources(Problem problem) {
        return new OpenedSubmission(submission()).sources(problem.solver());
    }

    private void assertFound(String found) {
        assertThat(refusal(submission(), Catalogue.BITMASK)).isEqualTo("NOTHING_TO_JUDGE nothing was found to judge:"
                + " expected exercises/<id>/... with board2d, array1d, booleanarrays, bitmask as <id>; found " + found
                + "\nhand in the folder exercises/, or a .zip of it");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            submission/bitmask/BitmaskQueens.java pom.xml | submission/bitmask/BitmaskQueens.java
            BitmaskQueens.java                            | BitmaskQueens.java
            project/src/main/java/bitmask/BitmaskQueens.java | project/src/main/java/bitmask/BitmaskQueens.java
            \u738b\ud83d\ude00/BitmaskQueens.java         | \u738b\ud83d\ude00/BitmaskQueens.java
            a/b/c/d/e/f/g/h/i/j/k/l/m/n/o/BitmaskQueens.java | a/b/c/d/e/f/g/h/i/j/k/l/m/n/o/BitmaskQueens.java
            a.zip:bitmask/BitmaskQueens.java a.zip:essays/ | a.zip/bitmask/BitmaskQueens.java
            a.zip:./kata/BitmaskQueens.java a.zip:kata/bitmaskqueens.java | a.zip/kata/BitmaskQueens.java
            a.zip:kata\\bitmask\\BitmaskQueens.java       | a.zip/kata/bitmask/BitmaskQueens.java
            exercises/array1d/Array1dQueens.java later/BitmaskQueens.java | later/BitmaskQueens.java
            a/BitmaskQueens.java=stub b/BitmaskQueens.java a.zip:BitmaskQueens.java | a.zip/BitmaskQueens.java
            exercises/README.md pom.xml src/BitmaskQueens.java=other a/BitmaskQueens.java | a/BitmaskQueens.java
            """)
    void a_solver_is_found_wherever_it_lies_and_a_note_says_so(String files, String read) throws IOException {
        handIn(files);
        assertThat(Submission.at(folder.toString()).folder()).isIn(folder, folder.resolve("exercises"));
        assertThat(sources(Catalogue.BITMASK)).isEqualTo(
                new Sources(Map.of("BitmaskQueens.java", SOLVER), List.of("bitmask: read from " + read)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            .git/BitmaskQueens.java __MACOSX/BitmaskQueens.java .BitmaskQueens.java | nothing
            a.zip:.idea/BitmaskQueens.java a.zip:__MACOSX/BitmaskQueens.java | nothing
            a.zip:b.zip a.zip:c.rar | a.zip/b.zip (an archive in an archive), a.zip/c.rar (only a .zip is opened)
            exercises/README.md Solutions/BitmaskQueens.java | Solutions/BitmaskQueens.java, exercises/README.md
            pom.xml exercises/README.md src/BitmaskQueens.java | src/BitmaskQueens.java, exercises/README.md, pom.xml
            a.tar.GZ b/a.7z    | a.tar.GZ (only a .zip is opened), b/a.7z (only a .zip is opened)
            a.zip:BitmaskQueens.java a.zip:../b.java             | a.zip (the entry ../b.java leads out of it)
            a.zip:BitmaskQueens.java a.zip:a/../../b.java        | a.zip (the entry a/../../b.java leads out of it)
            a.zip:BitmaskQueens.java a.zip:/b.java               | a.zip (the entry /b.java leads out of it)
            a.zip:BitmaskQueens.java a.zip:C:/b.java             | a.zip (the entry C:/b.java leads out of it)
            a.zip:BitmaskQueens.java a.zip:..\\b.java            | a.zip (the entry ..\\b.java leads out of it)
            a.zip:b/BitmaskQueens.java a.zip:b//BitmaskQueens.java | a.zip (two entries are called b/BitmaskQueens.java)
            a.txt b.txt c.java d.java e.txt                      | c.java, d.java, a.txt, b.txt, e.txt
            a.txt b.txt c.java d.java e.txt f.java g             | c.java, d.java, f.java, a.txt, b.txt and 2 more
            """)
    void where_nothing_is_found_it_is_said_what_there_is(String files, String found) throws IOException {
        handIn(files);
        assertFound(found);
        Files.createSymbolicLink(folder.resolve("mine"), Path.of("solutions").toAbsolutePath());
        assertThat(refusal(submission(), Catalogue.BITMASK)).contains("mine (a symbolic link, which is not followed)");
    }

    @Test
    void a_solver_in_its_place_is_judged_and_a_stub_alone_wherever_it_lies() throws IOException {
        handIn("kata/Array1dQueens.java=stub exercises/bitmask/BitmaskQueens.java old/BitmaskQueens.java");
        assertThat(sources(Catalogue.BITMASK)).isEqualTo(new Sources(Map.of("BitmaskQueens.java", SOLVER), List.of()));
        assertThat(sources(Catalogue.ARRAY1D).files()).containsValue(STUB);
        assertThat(refusal(submission(), Catalogue.BOARD2D)).endsWith("there is no folder ann/exercises/board2d");
        handIn("a.zip:exercises/torus/TorusQueens.java=stub x/TorusQueens.java=other");
        assertThat(refusal(submission(), Catalogue.find("torus").orElseThrow())).contains(
                "torus/TorusQueens.java is the stub, and there is x/TorusQueens.java\n");
        handIn("a/OneSolutionQueens.java=stub b/OneSolutionQueens.java=other");
        assertThat(refusal(submission(), Catalogue.ONE_SOLUTION)).as("a drill is judged as it is")
                .contains("there is more than one OneSolutionQueens.java");
    }

    @Test
    void a_submission_may_be_an_archive_or_hidden() throws IOException {
        handIn("a.zip:bitmask/BitmaskQueens.java .ann/a/BitmaskQueens.java");
        for (String name : List.of("a.zip", ".ann")) {
            Submission submission = Submission.at(folder.resolve(name).toString());
            assertThat(new OpenedSubmission(submission).sources(Catalogue.BITMASK.solver()).notes()).containsExactly(
                    "bitmask: read from " + (name.equals("a.zip") ? "a.zip/bitmask" : "a") + "/BitmaskQueens.java");
        }
        Path empty = zip("bo.zip", StandardCharsets.UTF_8, List.of("notes.txt"));
        assertThatThrownBy(() -> Submission.at(empty.toString())).isInstanceOf(SettingsException.class)
                .hasMessageContaining(": no exercise in it; found bo.zip/notes.txt; ");
    }

    @ParameterizedTest
    @CsvSource({"windows-1252, \u00fcbung", "IBM437, \u00fcbung", "UTF-8, \u738b"})
    void names_of_an_archive_may_be_of_an_old_encoding(String charset, String name) throws IOException {
        zip("a.zip", Charset.forName(charset), List.of(name + "/BitmaskQueens.java"));
        assertThat(sources(Catalogue.BITMASK).files()).containsOnlyKeys("BitmaskQueens.java");
    }

    @Test
    void helpers_lie_beside_a_solver_and_in_a_heap_go_by_their_package() throws IOException {
        handIn("a/BitmaskQueens.java a/Bits.java a/Bits_1_2_Low.java a/notes.txt a/b/Other.java");
        write("a/Row.java", "// of array1d\npackage array1d ;");
        assertThat(sources(Catalogue.BITMASK).files())
                .containsOnlyKeys("BitmaskQueens.java", "Bits.java", "Bits_1_2_Low.java");
        handIn("a/Array1dQueens.java");
        write("a/Bits.java", "  package bitmask;");
        assertThat(sources(Catalogue.BITMASK).files()).containsOnlyKeys("BitmaskQueens.java", "Bits.java");
        assertThat(sources(Catalogue.ARRAY1D).files()).containsOnlyKeys("Array1dQueens.java", "Row.java");
    }

    @ParameterizedTest
    @CsvSource({"leeann_12_34_, leeann_12_35_", "leeann_LATE_12_34_, leeann_LATE_12_36_", "anon_x1_34_, anon_x1_35_",
        "LATE_anon_x1_34_, LATE_anon_x1_35_", "Ann Lee_7_assignsubmission_file_, Ann Lee_7_assignsubmission_file_"})
    void a_download_puts_a_name_before_each_file_and_a_number_behind_one_that_comes_again(String first, String second)
            throws IOException {
        Path solver = write(first + "BitmaskQueens-2.java", SOLVER);
        Path helper = write(second + "Bits.java", "package bitmask; class Bits {}");
        handIn("bo_1_2_BitmaskQueens.java=other exercises/bitmask/BitmaskQueens.java=other");
        Sources sources = new OpenedSubmission(Submission.of("ann", folder, List.of(solver, helper)))
                .sources(Catalogue.BITMASK.solver());
        assertThat(sources.files()).containsOnlyKeys("BitmaskQueens.java", "Bits.java").containsValue(SOLVER);
        assertThat(sources.notes()).containsExactly("bitmask: read from " + first + "BitmaskQueens-2.java");
        Path stub = write(second + "BitmaskQueens.java", STUB);
        assertThat(refusal(Submission.of("ann", folder, List.of(solver, stub)), Catalogue.BITMASK)).contains(
                second + "BitmaskQueens.java is the stub, and there is " + first + "BitmaskQueens-2.java\n");
    }

    @Test
    void what_may_be_work_that_nobody_judges_is_named() throws IOException {
        handIn("exercises/board2d/Board2dQueens.java=other exercises/array1d/Array1dQueens.java=stub"
                + " exercises/Bits.java a.rar Board2dQueens(1).java rest.txt=other solutions/BitmaskQueens.java"
                + " out/Board2dQueens.java n");
        OpenedSubmission account = new OpenedSubmission(submission());
        assertThat(account.sources(Catalogue.BOARD2D.solver()).files()).hasSize(1);
        assertThat(account.unjudgedFiles()).map(file -> file.replaceFirst("^not judged: ", "")).containsExactly(
                "Board2dQueens(1).java (looks like a source by another name)", "a.rar (only a .zip is opened)",
                "rest.txt (looks like a source by another name)",
                "solutions/ (beside exercises/, where the kata keeps its own)");
    }

    @ParameterizedTest
    @ValueSource(strings = {"exercises/array1d", "array1d"})
    void solutions_beside_exercises_are_not_taken_in_two_archives_either(String path) throws IOException {
        zip("leeann_12_34_exercises.zip", StandardCharsets.UTF_8, List.of(path + "/Array1dQueens.java"));
        zip("leeann_12_35_solutions.zip", StandardCharsets.UTF_8, List.of("bitmask/BitmaskQueens.java"));
        assertThat(sources(Catalogue.ARRAY1D).files()).hasSize(1);
        assertThatThrownBy(() -> sources(Catalogue.BITMASK)).hasMessage("there is no folder ann/bitmask");
    }

    @Test
    void an_archive_has_at_most_as_many_entries_as_a_folder_has_files_and_32_mebibytes() throws IOException {
        for (int size : List.of(0, Submission.MAX_FILES, Submission.MAX_FILES + 1)) {
            zip("a.zip", StandardCharsets.UTF_8, IntStream.range(0, size).mapToObj(i -> "f" + i).toList());
            assertFound(size == 0 ? "a.zip (zip file is empty)"
                    : size > Submission.MAX_FILES ? "a.zip (more than 10000 entries)"
                    : "a.zip/f0, a.zip/f1, a.zip/f10, a.zip/f100, a.zip/f1000 and 9995 more");
        }
        try (RandomAccessFile file = new RandomAccessFile(folder.resolve("a.zip").toFile(), "rw")) {
            file.setLength(Inventory.MAX_ARCHIVE + 1L);
            assertFound("a.zip (larger than 33554432 bytes)");
            file.setLength(Inventory.MAX_ARCHIVE);
            assertFound("a.zip (zip END header not found)");
        }
    }

    @Tag("proof")
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void where_there_are_too_many_files_or_folders_none_is_looked_at(boolean areFolders) throws IOException {
        handIn("a/BitmaskQueens.java");
        // the submission's own folder and that of the solver are two more
        for (int i = areFolders ? 2 : 1; i < Submission.MAX_FILES; i++) {
            Path each = folder.resolve("x" + i);
            if (areFolders) {
                Files.createDirectory(each);
            } else {
                Files.createFile(each);
            }
        }
        assertThat(sources(Catalogue.BITMASK).files()).hasSize(1);
        handIn("one/more");
        assertFound("more than 10000 files or folders, none of which was looked at");
    }

    @Test
    void a_long_path_is_cut_at_its_beginning_and_between_characters() {
        assertThat(Inventory.shortened("ab" + "x".repeat(98))).hasSize(100);
        assertThat(Inventory.shortened("ab" + "x".repeat(99))).isEqualTo("...b" + "x".repeat(99));
        assertThat(Inventory.shortened("a\ud83d\ude00" + "x".repeat(99))).isEqualTo("..." + "x".repeat(99));
    }
}
