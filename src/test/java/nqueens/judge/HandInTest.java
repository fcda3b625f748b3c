package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.compiler.Sources;
import nqueens.problem.Catalogue;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.NotAcceptedException.Scope;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;

/** What is found where solvers are not in the folders of their exercises. */
class HandInTest {

    private static final String SOLVER = "package bitmask; class BitmaskQueens {}";
    private static final String STUB = "\nthrow new NotStartedException(\"a\");\nthrow new NotStartedException(\"b\");";
    private static final String EXPECTED = "nothing was found to judge: expected exercises/<id>/... with"
            + " board2d, array1d, booleanarrays, bitmask as <id>; found ";
    private static final String ADVICE = "\nhand in the folder exercises/, or a .zip of it";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"submission/bitmask/BitmaskQueens.java", "BitmaskQueens.java",
        "kata-main/exercises/bitmask/BitmaskQueens.java", "project/src/main/java/bitmask/BitmaskQueens.java",
        "bitmask/bitmask/BitmaskQueens.java", "\u738b \ud83d\ude00/BitmaskQueens.java", "src/BitmaskQueens.java",
        "a/b/c/d/e/f/g/h/i/j/k/l/m/n/o/BitmaskQueens.java"})
    void a_solver_is_found_wherever_it_lies_and_a_note_says_so(String path) throws IOException {
        write(path, SOLVER);
        write("pom.xml", "of a project of their own");
        assertThat(sources(Catalogue.BITMASK)).isEqualTo(read(path));
    }

    @ParameterizedTest
    @ValueSource(strings = {"bitmask/BitmaskQueens.java", "exercises/bitmask/BitmaskQueens.java",
        "./kata/BitmaskQueens.java", "BitmaskQueens.java", "kata\\bitmask\\BitmaskQueens.java"})
    void a_solver_is_found_in_an_archive(String entry) throws IOException {
        zip("hand-in.ZIP", StandardCharsets.UTF_8, entry, SOLVER);
        assertThat(sources(Catalogue.BITMASK))
                .isEqualTo(read("hand-in.ZIP/" + entry.replace('\\', '/').replace("./", "")));
    }

    @Test
    void a_submission_may_be_an_archive() throws IOException {
        Path archive = zip("ann.zip", StandardCharsets.UTF_8, "bitmask/BitmaskQueens.java", SOLVER);
        assertThat(Submission.at(archive.toString()).sources(Catalogue.BITMASK.solver()))
                .isEqualTo(read("ann.zip/bitmask/BitmaskQueens.java"));
        Path empty = zip("bo.zip", StandardCharsets.UTF_8, "notes.txt", "");
        assertThatThrownBy(() -> Submission.at(empty.toString())).isInstanceOf(SettingsException.class)
                .hasMessageContaining(": no exercise in it; found bo.zip/notes.txt; ");
    }

    @Test
    void a_folder_in_which_a_solver_is_found_elsewhere_is_a_submission() throws IOException {
        write("kata/BitmaskQueens.java", SOLVER);
        assertThat(Submission.at(folder.toString()).folder()).isEqualTo(folder);
    }

    @ParameterizedTest
    @CsvSource({"windows-1252, \u00fcbung", "IBM437, \u00fcbung", "UTF-8, \u738b"})
    void names_of_an_archive_may_be_of_an_old_encoding(String charset, String name) throws IOException {
        zip("a.zip", Charset.forName(charset), name + "/BitmaskQueens.java", SOLVER);
        assertThat(sources(Catalogue.BITMASK).files()).containsOnlyKeys("BitmaskQueens.java");
    }

    @Test
    void a_solver_in_its_place_is_judged_whatever_else_there_is() throws IOException {
        write("bitmask/BitmaskQueens.java", SOLVER);
        write("old/BitmaskQueens.java", SOLVER + "// old");
        assertThat(sources(Catalogue.BITMASK)).isEqualTo(new Sources(Map.of("BitmaskQueens.java", SOLVER)));
    }

    @Test
    void what_is_missing_beside_exercises_in_their_places_is_found_too() throws IOException {
        write("exercises/array1d/Array1dQueens.java", "begun");
        write("later/BitmaskQueens.java", SOLVER);
        assertThat(sources(Catalogue.BITMASK)).isEqualTo(read("later/BitmaskQueens.java"));
        assertRefused(Catalogue.BOARD2D, Verdict.NOT_STARTED, "there is no folder ann/exercises/board2d");
    }

    @Test
    void copies_of_the_same_solver_are_one_and_a_stub_is_none() throws IOException {
        write("a/BitmaskQueens.java", STUB);
        write("b/BitmaskQueens.java", SOLVER);
        zip("c.zip", StandardCharsets.UTF_8, "bitmask/BitmaskQueens.java", SOLVER);
        assertThat(sources(Catalogue.BITMASK)).isEqualTo(read("b/BitmaskQueens.java"));

        write("d/BitmaskQueens.java", SOLVER + " ");
        assertRefused(Catalogue.BITMASK, Verdict.NOTHING_TO_JUDGE, "it is not clear what to judge: there is more than"
                + " one BitmaskQueens.java: b/BitmaskQueens.java, d/BitmaskQueens.java"
                + "\nhand in one of them, as exercises/bitmask/BitmaskQueens.java");
    }

    @Test
    void a_stub_in_its_place_and_a_solver_elsewhere_are_not_clear() throws IOException {
        write("exercises/bitmask/BitmaskQueens.java", STUB);
        write("exercises/array1d/Array1dQueens.java", STUB);
        assertThat(sources(Catalogue.BITMASK)).isEqualTo(new Sources(Map.of("BitmaskQueens.java", STUB)));

        write("mine/BitmaskQueens.java", SOLVER);
        assertRefused(Catalogue.BITMASK, Verdict.NOTHING_TO_JUDGE, "it is not clear what to judge:"
                + " ann/exercises/bitmask/BitmaskQueens.java is the stub, and there is mine/BitmaskQueens.java"
                + "\nhand in one of them, as exercises/bitmask/BitmaskQueens.java");
        assertThat(sources(Catalogue.ARRAY1D).files()).containsValue(STUB);

        write("exercises/array1d/Array1dQueens.java", "begun");
        assertThat(sources(Catalogue.BITMASK).files()).containsValue(STUB);
    }

    @Test
    void a_drill_is_judged_as_it_is_even_where_it_throws_as_a_stub_does() throws IOException {
        write("a/OneSolutionQueens.java", STUB);
        write("b/OneSolutionQueens.java", STUB + " ");
        assertRefused(Catalogue.ONE_SOLUTION, Verdict.NOTHING_TO_JUDGE, "it is not clear what to judge: there is more"
                + " than one OneSolutionQueens.java: a/OneSolutionQueens.java, b/OneSolutionQueens.java"
                + "\nhand in one of them, as exercises/drill/OneSolutionQueens.java");
    }

    @Test
    void a_stub_alone_is_read_wherever_it_lies() throws IOException {
        write("kata/exercises/bitmask/BitmaskQueens.java", STUB);
        write("other/BitmaskQueens.java", STUB + " ");
        assertThat(sources(Catalogue.BITMASK).files()).containsValue(STUB);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "copy/"})
    void the_solutions_of_a_copy_of_the_kata_are_nobodys(String copy) throws IOException {
        write(copy + "pom.xml", "");
        write(copy + "exercises/README.md", "");
        write(copy + "solutions/bitmask/BitmaskQueens.java", SOLVER);
        write(copy + "src/test/submissions/accepted/one/bitmask/BitmaskQueens.java", SOLVER + "//");
        assertRefused(Catalogue.BITMASK, Verdict.NOTHING_TO_JUDGE, EXPECTED + copy
                + "solutions/bitmask/BitmaskQueens.java, " + copy
                + "src/test/submissions/accepted/one/bitmask/BitmaskQueens.java, " + copy + "exercises/README.md, "
                + copy + "pom.xml" + ADVICE);

        write(copy + "mine/BitmaskQueens.java", SOLVER);
        assertThat(sources(Catalogue.BITMASK)).isEqualTo(read(copy + "mine/BitmaskQueens.java"));
    }

    @Test
    void who_has_no_pom_beside_exercises_may_call_a_folder_solutions() throws IOException {
        write("exercises/README.md", "");
        write("notes.txt", "");
        write("solutions/BitmaskQueens.java", SOLVER);
        assertThat(sources(Catalogue.BITMASK)).isEqualTo(read("solutions/BitmaskQueens.java"));
    }

    @Test
    void helpers_lie_beside_a_solver_and_in_a_heap_go_by_their_package() throws IOException {
        write("a/BitmaskQueens.java", SOLVER);
        write("a/Bits.java", "class Bits {}");
        write("a/notes.txt", "");
        write("a/b/Other.java", "");
        assertThat(sources(Catalogue.BITMASK).files()).containsOnlyKeys("BitmaskQueens.java", "Bits.java");

        write("a/Array1dQueens.java", "package array1d;");
        write("a/Row.java", "// of array1d\npackage array1d ;");
        write("a/Bits.java", "  package bitmask;");
        assertThat(sources(Catalogue.BITMASK).files()).containsOnlyKeys("BitmaskQueens.java", "Bits.java");
        assertThat(sources(Catalogue.ARRAY1D).files()).containsOnlyKeys("Array1dQueens.java", "Row.java");

        write("a/Loose.java", "class Loose {}");
        write("a/Array1dQueens.java", "class Array1dQueens {}");
        assertThat(sources(Catalogue.ARRAY1D).files()).containsOnlyKeys("Array1dQueens.java", "Row.java");
    }

    @ParameterizedTest
    @CsvSource({"leeann_12_34_, leeann_12_35_", "leeann_LATE_12_34_, leeann_LATE_12_36_", "anon_x1_34_, anon_x1_35_",
        "LATE_anon_x1_34_, LATE_anon_x1_35_",
        "Ann Lee_7_assignsubmission_file_, Ann Lee_7_assignsubmission_file_"})
    void a_download_puts_a_name_before_each_file(String first, String second) throws IOException {
        Path solver = write(first + "BitmaskQueens.java", SOLVER);
        Path helper = write(second + "Bits.java", "package bitmask; class Bits {}");
        write("bo_1_2_BitmaskQueens.java", "of somebody else");
        write("exercises/bitmask/BitmaskQueens.java", "of another submission");
        Sources sources = Submission.of("ann", new HandIn(folder, List.of(solver, helper)))
                .sources(Catalogue.BITMASK.solver());
        assertThat(sources.files()).containsOnlyKeys("BitmaskQueens.java", "Bits.java").containsValue(SOLVER);
        assertThat(sources.notes()).containsExactly("bitmask: read from " + first + "BitmaskQueens.java");
    }

    @Test
    void canvas_numbers_a_file_that_is_handed_in_again() throws IOException {
        write("leeann_12_34_BitmaskQueens-2.java", SOLVER);
        assertThat(sources(Catalogue.BITMASK)).isEqualTo(read("leeann_12_34_BitmaskQueens-2.java"));
    }

    @Test
    void a_helper_whose_name_looks_like_a_download_keeps_it() throws IOException {
        write("a/BitmaskQueens.java", SOLVER);
        write("a/Bits_1_2_Low.java", "class Bits_1_2_Low {}");
        assertThat(sources(Catalogue.BITMASK).files()).containsKey("Bits_1_2_Low.java");
    }

    @Test
    void what_is_found_elsewhere_has_the_limits_of_every_source() throws IOException {
        write("a/BitmaskQueens.java", "x".repeat(Submission.MAX_BYTES));
        assertThat(sources(Catalogue.BITMASK).files()).hasSize(1);
        for (int i = 1; i < Submission.MAX_SOURCES; i++) {
            write("a/Source" + i + ".java", "\u00e9");
        }
        assertThat(sources(Catalogue.BITMASK).files()).hasSize(Submission.MAX_SOURCES);
        write("a/Source.java", "");
        assertRefused(Catalogue.BITMASK, Verdict.REJECTED, "a/: more than 20 sources");
        write("a/BitmaskQueens.java", "x".repeat(Submission.MAX_BYTES + 1));
        assertRefused(Catalogue.BITMASK, Verdict.REJECTED, "a/BitmaskQueens.java: larger than 65536 bytes");
    }

    @Test
    void a_bomb_is_read_no_further_than_a_source_may_be_long() throws IOException {
        zip("bomb.zip", StandardCharsets.UTF_8, "bitmask/BitmaskQueens.java", "\0".repeat(1 << 24));
        assertRefused(Catalogue.BITMASK, Verdict.REJECTED,
                "bomb.zip/bitmask/BitmaskQueens.java: larger than 65536 bytes");
    }

    @Test
    void a_source_that_is_broken_within_an_archive_is_named() throws IOException {
        Path archive = zip("a.zip", StandardCharsets.UTF_8, "BitmaskQueens.java", SOLVER);
        try (RandomAccessFile file = new RandomAccessFile(archive.toFile(), "rw")) {
            file.seek(new ZipEntry("BitmaskQueens.java").getName().length() + 30L);
            file.write(new byte[] {-1, -1, -1, -1});
        }
        assertRefused(Catalogue.BITMASK, Verdict.REJECTED, "a.zip/BitmaskQueens.java: can't be read");
    }

    @ParameterizedTest
    @CsvSource({"../BitmaskQueens.java", "a/../../BitmaskQueens.java", "/BitmaskQueens.java", "C:/BitmaskQueens.java",
        "..\\BitmaskQueens.java", "a/.."})
    void an_archive_with_a_path_that_leads_out_of_it_is_not_read(String entry) throws IOException {
        zip("a.zip", StandardCharsets.UTF_8, "bitmask/BitmaskQueens.java", SOLVER, entry, "");
        assertRefused(Catalogue.BITMASK, Verdict.NOTHING_TO_JUDGE, EXPECTED + "a.zip (the entry " + entry
                + " leads out of it)" + ADVICE);
    }

    @Test
    void a_folder_in_an_archive_is_no_file() throws IOException {
        zip("a.zip", StandardCharsets.UTF_8, "essays/", "");
        assertRefused(Catalogue.BITMASK, Verdict.NOTHING_TO_JUDGE, EXPECTED + "nothing" + ADVICE);
    }

    @Test
    void an_archive_with_two_entries_of_one_name_is_not_read() throws IOException {
        zip("a.zip", StandardCharsets.UTF_8, "bitmask/BitmaskQueens.java", SOLVER, "bitmask//BitmaskQueens.java", "");
        assertRefused(Catalogue.BITMASK, Verdict.NOTHING_TO_JUDGE,
                EXPECTED + "a.zip (two entries are called bitmask/BitmaskQueens.java)" + ADVICE);
    }

    @Test
    void names_that_differ_by_case_alone_are_two() throws IOException {
        zip("a.zip", StandardCharsets.UTF_8, "bitmask/BitmaskQueens.java", SOLVER, "Bitmask/BitmaskQueens.java", "x");
        assertThat(message(Catalogue.BITMASK)).contains("a.zip/Bitmask/BitmaskQueens.java, a.zip/bitmask/Bitm");
    }

    @Test
    void an_archive_has_at_most_as_many_entries_as_a_folder_has_files_and_32_mebibytes() throws IOException {
        String[] entries = IntStream.range(0, 2 * Submission.MAX_FILES).mapToObj(i -> "f" + i / 2)
                .toArray(String[]::new);
        zip("a.zip", StandardCharsets.UTF_8, entries);
        assertThat(message(Catalogue.BITMASK)).contains(
                "found a.zip/f0, a.zip/f1, a.zip/f10, a.zip/f100, a.zip/f1000 and");

        entries = IntStream.rangeClosed(-1, 2 * Submission.MAX_FILES).mapToObj(i -> "f" + (i + 1) / 2)
                .toArray(String[]::new);
        zip("a.zip", StandardCharsets.UTF_8, entries);
        assertRefused(Catalogue.BITMASK, Verdict.NOTHING_TO_JUDGE,
                EXPECTED + "a.zip (more than 10000 entries)" + ADVICE);

        resize("a.zip", HandIn.MAX_ARCHIVE + 1L);
        assertRefused(Catalogue.BITMASK, Verdict.NOTHING_TO_JUDGE,
                EXPECTED + "a.zip (larger than 33554432 bytes)" + ADVICE);
        resize("a.zip", HandIn.MAX_ARCHIVE);
        assertRefused(Catalogue.BITMASK, Verdict.NOTHING_TO_JUDGE,
                EXPECTED + "a.zip (zip END header not found)" + ADVICE);
    }

    private void resize(String name, long length) throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(folder.resolve(name).toFile(), "rw")) {
            file.setLength(length);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.rar", "b/a.7z", "a.tar.GZ", "a.tgz", "a.tar", "a.xz", "a.bz2"})
    void an_archive_of_another_kind_is_not_opened(String name) throws IOException {
        write(name, "");
        assertRefused(Catalogue.BITMASK, Verdict.NOTHING_TO_JUDGE,
                EXPECTED + name + " (only a .zip is opened)" + ADVICE);
    }

    @Test
    void an_archive_within_an_archive_is_not_opened_and_one_that_is_none_is_named() throws IOException {
        zip("a.zip", StandardCharsets.UTF_8, "b.zip", "PK");
        write("c.zip", "no archive");
        assertThat(message(Catalogue.BITMASK)).startsWith(EXPECTED + "c.zip (").endsWith("), a.zip/b.zip" + ADVICE);
    }

    @Test
    void a_submission_itself_may_be_hidden() throws IOException {
        write(".ann/a/BitmaskQueens.java", SOLVER);
        assertThat(Submission.named("ann", folder.resolve(".ann")).sources(Catalogue.BITMASK.solver()))
                .isEqualTo(read("a/BitmaskQueens.java"));
    }

    @Test
    void what_is_hidden_or_a_link_is_not_looked_at() throws IOException {
        write(".git/BitmaskQueens.java", SOLVER);
        write("__MACOSX/BitmaskQueens.java", SOLVER);
        write(".BitmaskQueens.java", SOLVER);
        zip("a.zip", StandardCharsets.UTF_8, "__MACOSX/BitmaskQueens.java", SOLVER, ".idea/BitmaskQueens.java", "");
        Files.createSymbolicLink(folder.resolve("BitmaskQueens.java"), Path.of("solutions").toAbsolutePath());
        Files.createSymbolicLink(folder.resolve("src"), Path.of("solutions").toAbsolutePath());
        assertRefused(Catalogue.BITMASK, Verdict.NOTHING_TO_JUDGE, EXPECTED + "nothing" + ADVICE);
    }

    @Test
    void where_there_are_too_many_files_none_is_looked_at() throws IOException {
        for (int i = 1; i < Submission.MAX_FILES; i++) {
            Files.createFile(folder.resolve("f" + i));
        }
        write("a/BitmaskQueens.java", SOLVER);
        assertThat(sources(Catalogue.BITMASK).files()).hasSize(1);
        write("f", "");
        assertRefused(Catalogue.BITMASK, Verdict.NOTHING_TO_JUDGE,
                EXPECTED + "more than 10000 files or folders, none of which was looked at" + ADVICE);
    }

    @Test
    void folders_that_hold_nothing_are_not_walked_through_for_ever() throws IOException {
        write("a/BitmaskQueens.java", SOLVER);
        // the submission's own and that of the solver are two more
        for (int i = 2; i < Submission.MAX_FILES; i++) {
            Files.createDirectory(folder.resolve("d" + i));
        }
        assertThat(sources(Catalogue.BITMASK).files()).hasSize(1);
        Files.createDirectory(folder.resolve("d"));
        assertRefused(Catalogue.BITMASK, Verdict.NOTHING_TO_JUDGE,
                EXPECTED + "more than 10000 files or folders, none of which was looked at" + ADVICE);
    }

    @Test
    void what_was_found_is_told_by_a_few_names_that_are_not_too_long() throws IOException {
        for (String name : List.of("a.txt", "b.txt", "c.java", "d.java", "e.txt")) {
            write(name, "");
        }
        assertThat(message(Catalogue.BITMASK)).contains("found c.java, d.java, a.txt, b.txt, e.txt\n");
        write("A" + "x".repeat(94) + ".java", "");
        write("B" + "x".repeat(92) + "\ud83d\ude00.java", "");
        write("C" + "\ud83d\ude00" + "x".repeat(94) + ".java", "");
        assertThat(message(Catalogue.BITMASK)).contains("found A" + "x".repeat(94) + ".java, B" + "x".repeat(92)
                + "\ud83d\ude00.java, ..." + "x".repeat(94) + ".java, c.java, d.java and 3 more\n");
        assertThat(Inventory.shortened("ab" + "x".repeat(99))).isEqualTo("...b" + "x".repeat(99));
    }

    @Test
    void a_submission_that_is_not_there_holds_nothing() {
        Submission submission = new Submission("ann", folder.resolve("no/such"));
        assertThatThrownBy(() -> submission.sources(Catalogue.BITMASK.solver()))
                .hasMessage(EXPECTED + "nothing" + ADVICE);
    }

    private Path write(String path, String text) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    /** Writes an archive of entries, each a name and a text. */
    private Path zip(String name, Charset charset, String... entries) throws IOException {
        Path file = folder.resolve(name);
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file), charset)) {
            for (int i = 0; i < entries.length; i += 2) {
                zip.putNextEntry(new ZipEntry(entries[i]));
                zip.write(entries[i + 1].getBytes(StandardCharsets.UTF_8));
            }
        }
        return file;
    }

    private Sources sources(Problem problem) {
        return Submission.named("ann", folder).sources(problem.solver());
    }

    private static Sources read(String path) {
        return new Sources(Map.of("BitmaskQueens.java", SOLVER), List.of("bitmask: read from " + path));
    }

    private String message(Problem problem) {
        return catchThrowableOfType(NotAcceptedException.class, () -> sources(problem)).getMessage();
    }

    private void assertRefused(Problem problem, Verdict verdict, String message) {
        NotAcceptedException refused =
                catchThrowableOfType(NotAcceptedException.class, () -> sources(problem));
        assertThat(refused).hasMessage(message);
        assertThat(refused.kind().verdict()).isEqualTo(verdict);
        assertThat(refused.scope()).isEqualTo(Scope.PROBLEM);
    }
}
