package nqueens.judge.compiler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.judge.meter.Blocks;
import nqueens.judge.meter.Meter;
import nqueens.judge.meter.recorder.Recorder;
import nqueens.judge.submission.Sources;
import nqueens.judge.worker.RecordCodec;
import nqueens.problem.Operation;
import nqueens.recording.Recording;

/** What goes to the compiler and comes from it as bytes. */
class CompilationMessagesTest {

    private static final Map<String, byte[]> CLASSES =
            Map.of("a.Queens", new byte[] {7, -1}, "a.Queens$1", new byte[0]);

    static Stream<Sources> sources() {
        return Stream.of(new Sources(Map.of(), List.of()), new Sources(Map.of("A.java", ""), List.of()),
                new Sources(Map.of("A.java", ""), List.of()).tests(),
                new Sources(Map.of("A.java", "class A { }", "D\u00e4m\u00e9.java", "// \ud83d\udc51\r\n\t\u0000"),
                        List.of()));
    }

    static Stream<Compilation> compilations() {
        Recorder.RecordedClasses recorded = new Recorder.RecordedClasses(CLASSES,
                new Recording.Names(List.of("solve", "f"),
                List.of(List.of("n", "m"), List.of()), List.of("i"), List.of(0, 2), List.of("A.java")));
        Blocks blocks = new Blocks(List.of(new Blocks.Block("", 0, 0, "", List.of(), 0, Map.of()),
                new Blocks.Block("Queens.f", 31, 1, "Queens.java", List.of(3, 5), 7,
                        Map.of(Operation.SHIFT, 2, Operation.MASK, 1))));
        return Stream.of(new Compilation.Failed(""), new Compilation.Failed("A.java:1: ';' expected\n\u2655 \u0000"),
                new Compilation.Compiled(Meter.unmetered(Map.of()), Optional.empty(), Optional.empty()),
                new Compilation.Compiled(new Meter.MeteredClasses(CLASSES, blocks, List.of("Queens.f", "Queens.g")),
                        Optional.of(recorded), Optional.of("A.java:1: \u2655\n")));
    }

    @ParameterizedTest
    @MethodSource("sources")
    void sources_come_back_as_they_went_and_cut_short_they_are_none(Sources sources) throws IOException {
        byte[] whole = RecordCodec.encoded(Sources.class, sources);
        assertThat(RecordCodec.decoded(Sources.class, whole)).isEqualTo(sources);
        for (int length = 0; length < whole.length; length++) {
            byte[] part = Arrays.copyOf(whole, length);
            assertThatIOException().isThrownBy(() -> RecordCodec.decoded(Sources.class, part));
        }
    }

    @ParameterizedTest
    @MethodSource("compilations")
    void a_compilation_comes_back_as_it_went_and_cut_short_it_is_none(Compilation compilation) throws IOException {
        byte[] whole = RecordCodec.encoded(Compilation.class, compilation);
        assertThat(RecordCodec.decoded(Compilation.class, whole)).usingRecursiveComparison().isEqualTo(compilation);
        for (int length = 0; length < whole.length; length++) {
            byte[] part = Arrays.copyOf(whole, length);
            assertThatIOException().isThrownBy(() -> RecordCodec.decoded(Compilation.class, part));
        }
    }
}
