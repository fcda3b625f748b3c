package nqueens.judge.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import javax.tools.JavaFileManager.Location;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LibraryTest {

    @TempDir
    private Path jdk;

    @Test
    void a_jdk_of_another_release_is_told_the_release() throws IOException {
        symbols("P/system-modules", "java.base");
        assertThat(library().options()).containsExactly("--release", "17");
    }

    @Test
    void a_jdk_that_keeps_no_list_is_told_the_release() {
        assertThat(library().options()).containsExactly("--release", "17");
    }

    @Test
    void a_jdk_of_the_release_has_the_modules_of_its_list() throws IOException {
        symbols("H/system-modules", "java.base\njava.sql\nno.such.module\n");
        Library library = library();
        assertThat(library.options()).containsExactly("-source", "17", "-target", "17");
        assertThat(modules(library)).containsExactly("java.base", "java.sql");
    }

    @Test
    void the_jdk_that_runs_is_one_of_these() throws IOException {
        jdk = Path.of(System.getProperty("java.home"));
        assertThat(library().options().get(0)).isEqualTo(Runtime.version().feature() == 17 ? "-source" : "--release");
    }

    private Library library() {
        return Library.of(ToolProvider.getSystemJavaCompiler(), List.of(Path.of("target", "classes")), jdk);
    }

    private static Set<String> modules(Library library) throws IOException {
        Set<String> names = new TreeSet<>();
        for (Set<Location> locations : library.files().listLocationsForModules(StandardLocation.SYSTEM_MODULES)) {
            for (Location location : locations) {
                names.add(library.files().inferModuleName(location));
            }
        }
        return names;
    }

    private void symbols(String file, String text) throws IOException {
        Path folder = Files.createDirectory(jdk.resolve("lib"));
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(folder.resolve("ct.sym")))) {
            zip.putNextEntry(new ZipEntry(file));
            zip.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }
}
