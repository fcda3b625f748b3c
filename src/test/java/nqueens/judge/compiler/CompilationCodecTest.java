package nqueens.judge.compiler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.EOFException;
import java.io.IOException;
import java.io.UTFDataFormatException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.meter.Block;
import nqueens.judge.meter.Blocks;
import nqueens.judge.meter.Meter;
import nqueens.judge.meter.Recorder;
import nqueens.problem.Operation;
import nqueens.recording.Names;

class CompilationCodecTest {

    private static final int SEED = 352;

    @ParameterizedTest
    @MethodSource("someSources")
    void sources_come_back_as_they_went(Sources sources) throws IOException {
        assertThat(CompilationCodec.sources(CompilationCodec.encoded(sources))).isEqualTo(sources);
    }

    static Stream<Sources> someSources() {
        Random random = new Random(SEED);
        return Stream.concat(
                Stream.of(
                        new Sources(Map.of()),
                        new Sources(Map.of("A.java", "")),
                        new Sources(Map.of("A.java", "")).recorded(),
                        new Sources(Map.of("A.java", "")).tests(),
                        new Sources(Map.of("A.java", "class A { }", "B.java", "class B { }\r\n\t\u0000")),
                        new Sources(Map.of("D\u00e4m\u00e9 \ud83d\udc51.java", "// \u2655 \ud83d\udc51")),
                        new Sources(Map.of("Long.java", "x".repeat(1 << 17)))),
                Stream.generate(() -> new Sources(randomFiles(random))).limit(10));
    }

    private static Map<String, String> randomFiles(Random random) {
        Map<String, String> files = new HashMap<>();
        for (int i = random.nextInt(6); i > 0; i--) {
            files.put("F" + random.nextInt(100) + ".java", random.ints(random.nextInt(500), 0, 0xd800)
                    .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString());
        }
        return files;
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "A.java:1: ';' expected\nint x\n     ^", "\u2655 \ud83d\udc51 \u0000"})
    void a_failure_comes_back_as_it_went(String message) throws IOException {
        Compilation failed = new Compilation.Failed(message);

        assertThat(CompilationCodec.compilation(CompilationCodec.encoded(failed))).isEqualTo(failed);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 20})
    void a_success_comes_back_as_it_went(int size) throws IOException {
        Compilation.Compiled compiled = randomCompiled(new Random(SEED), size);

        assertThat(CompilationCodec.compilation(CompilationCodec.encoded(compiled)))
                .isInstanceOfSatisfying(Compilation.Compiled.class, decoded -> {
                    assertThat(decoded.metered().blocks()).isEqualTo(compiled.metered().blocks());
                    assertThat(decoded.metered().uncounted()).isEqualTo(compiled.metered().uncounted());
                    assertThat(decoded.breach()).isEqualTo(compiled.breach());
                    assertThat(decoded.recorded().map(Recorder.Recorded::names))
                            .isEqualTo(compiled.recorded().map(Recorder.Recorded::names));
                    assertThat(decoded.recorded().map(Recorder.Recorded::classes)).usingRecursiveComparison()
                            .isEqualTo(compiled.recorded().map(Recorder.Recorded::classes));
                    assertThat(decoded.classes()).containsOnlyKeys(compiled.classes().keySet());
                    compiled.classes().forEach((name, bytes) ->
                            assertThat(decoded.classes().get(name)).isEqualTo(bytes));
                });
    }

    private static Compilation.Compiled randomCompiled(Random random, int size) {
        Map<String, byte[]> classes = new HashMap<>();
        List<Block> blocks = new ArrayList<>();
        List<String> uncounted = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            byte[] bytes = new byte[random.nextInt(1000)];
            random.nextBytes(bytes);
            classes.put("a.Queens$" + i, bytes);
            blocks.add(new Block("Queens.java", List.of(i, i + 1), random.nextInt(),
                    Map.of(Operation.values()[i % Operation.values().length], i)));
            uncounted.add("Queens.method" + i);
        }
        return new Compilation.Compiled(new Meter.Metered(classes, new Blocks(blocks), uncounted),
                Optional.of(new Recorder.Recorded(Map.of("a.Queens", new byte[] {7}), new Names(
                        List.of("solve", "f"), List.of(List.of("n", "m"), List.of()), List.of("i"),
                        List.of(0, size), List.of("A.java"),
                        List.of("what ::add does")))).filter(recorded -> size > 1),
                size == 2 ? Optional.of("A.java:1: \u2655\n") : Optional.empty());
    }

    @Test
    void sources_cut_short_are_no_sources() {
        byte[] whole = CompilationCodec.encoded(new Sources(Map.of("A.java", "class A { }", "B.java", "class B { }")));

        for (int length = 0; length < whole.length; length++) {
            byte[] part = Arrays.copyOf(whole, length);
            assertThat(catchThrowable(() -> CompilationCodec.sources(part)))
                    .as("the first %d of %d bytes", length, whole.length).isInstanceOf(IOException.class);
        }
    }

    @Test
    void a_compilation_cut_short_is_no_compilation() {
        byte[] failed = CompilationCodec.encoded(new Compilation.Failed("A.java:1: ';' expected"));
        byte[] compiled = CompilationCodec.encoded(randomCompiled(new Random(SEED), 2));

        for (byte[] whole : new byte[][] {failed, compiled}) {
            for (int length = 0; length < whole.length; length++) {
                byte[] part = Arrays.copyOf(whole, length);
                assertThat(catchThrowable(() -> CompilationCodec.compilation(part)))
                        .as("the first %d of %d bytes", length, whole.length).isInstanceOf(IOException.class);
            }
        }
    }

    @Test
    void nothing_is_neither() {
        assertThatExceptionOfType(EOFException.class).isThrownBy(() -> CompilationCodec.sources(new byte[0]));
        assertThatExceptionOfType(EOFException.class).isThrownBy(() -> CompilationCodec.compilation(new byte[0]));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, Integer.MIN_VALUE, 4, Integer.MAX_VALUE})
    void a_part_is_as_long_as_it_says(int length) {
        byte[] content = ByteBuffer.allocate(8).put((byte) 0).putInt(length).put(new byte[] {'a', 'b', 'c'}).array();

        assertThatIOException().isThrownBy(() -> CompilationCodec.compilation(content))
                .withMessage("part of " + length + " bytes; 3 are left");
    }

    @Test
    void an_operation_has_to_be_known() {
        byte[] name = "MAGIC".getBytes(StandardCharsets.UTF_8);
        byte[] content = ByteBuffer.allocate(32).put((byte) 1).putInt(0).putInt(1)
                .putShort((short) 0).putInt(7).putInt(0).putInt(1).putShort((short) name.length).put(name).array();

        assertThatIOException().isThrownBy(() -> CompilationCodec.compilation(content))
                .withMessage("no operation is called MAGIC");
    }

    @Test
    void a_name_has_to_fit_into_the_format() {
        Sources sources = new Sources(Map.of("x".repeat(1 << 16), ""));

        assertThatExceptionOfType(UncheckedIOException.class)
                .isThrownBy(() -> CompilationCodec.encoded(sources))
                .withCauseInstanceOf(UTFDataFormatException.class);
    }
}
