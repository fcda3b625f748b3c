package nqueens.judge.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JavaRuntimeTest {

    @Test
    void a_runtime_of_their_own_has_the_workers_classes_loaded_beforehand(@TempDir Path folder) throws Exception {
        try (Workshop workshop = new Workshop()) {
            JavaRuntime linked = JavaRuntime.linked(folder.resolve("runtime"), workshop.classes()).orElseThrow();
            assertThat(started(linked, folder.resolve("log.txt")))
                    .contains("nqueens.judge.process.SolverWorker source: shared objects file")
                    .contains("nqueens.judge.worker.Frames source: shared objects file");
        }
    }

    @Test
    void its_command_is_the_file_that_is_there(@TempDir Path home) throws IOException {
        JavaRuntime runtime = new JavaRuntime(home, List.of());
        Path bin = Files.createDirectory(home.resolve("bin"));
        assertThat(runtime.command(List.of("-version"))).containsExactly(bin.resolve("java").toString(), "-version");
        Files.createFile(bin.resolve("java.exe"));
        assertThat(runtime.command(List.of())).containsExactly(bin.resolve("java.exe").toString());
    }

    private static String started(JavaRuntime runtime, Path log) throws IOException, InterruptedException {
        List<String> arguments = new ArrayList<>(runtime.options());
        arguments.addAll(List.of("-Xlog:class+load", SolverWorker.class.getName(), "1"));
        Process process = new ProcessBuilder(runtime.command(arguments))
                .redirectErrorStream(true).redirectOutput(log.toFile()).start();
        process.getOutputStream().close();
        process.waitFor();
        return Files.readString(log);
    }
}
