package nqueens.judge.compiler;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

import javax.tools.JavaFileObject.Kind;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;


class LibraryFilesTest {

    @TempDir
    private Path folder;
    private LibraryFiles files;

    @BeforeEach
    void open() throws IOException {
        StandardJavaFileManager standard =
                ToolProvider.getSystemJavaCompiler().getStandardFileManager(null, Locale.ROOT, UTF_8);
        standard.setLocationFromPaths(StandardLocation.CLASS_PATH, List.of(folder));
        files = new LibraryFiles(standard);
    }

    @Test
    void what_is_in_a_package_is_found_out_once() throws IOException {
        write("one/A.class");
        write("one/A.java");
        Iterable<JavaFileObject> first = list("one", EnumSet.of(Kind.CLASS));
        write("one/B.class");

        assertThat(first).extracting(file -> Path.of(file.getName()).getFileName().toString())
                .containsExactly("A.class");
        assertThat(list("one", EnumSet.of(Kind.CLASS))).isSameAs(first);
    }

    @Test
    void other_packages_kinds_and_places_are_other_lists() throws IOException {
        write("one/A.class");
        write("one/A.java");
        write("one/two/B.class");
        list("one", EnumSet.of(Kind.CLASS));

        assertThat(list("one", EnumSet.of(Kind.CLASS, Kind.SOURCE))).hasSize(2);
        assertThat(list("one.two", EnumSet.of(Kind.CLASS))).hasSize(1);
        assertThat(files.list(StandardLocation.CLASS_PATH, "one", EnumSet.of(Kind.CLASS), true)).hasSize(2);
        assertThat(files.list(StandardLocation.SOURCE_PATH, "one", EnumSet.of(Kind.CLASS), false)).isEmpty();
    }

    @Test
    void a_package_that_is_not_there_is_looked_for_each_time() throws IOException {
        assertThat(list("one", EnumSet.of(Kind.CLASS))).isEmpty();
        write("one/A.class");
        assertThat(list("one", EnumSet.of(Kind.CLASS))).hasSize(1);
    }

    private Iterable<JavaFileObject> list(String packageName, Set<Kind> kinds) throws IOException {
        return files.list(StandardLocation.CLASS_PATH, packageName, kinds, false);
    }

    private void write(String name) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.createFile(file);
    }
}
