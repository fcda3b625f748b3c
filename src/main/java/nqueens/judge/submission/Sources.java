package nqueens.judge.submission;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

import nqueens.problem.Ablation;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.SolverClass;

/**
 * The sources of one exercise, copied out of a submission.
 *
 * @param files the texts by file name, such as {@code BitmaskQueens.java}
 * @param notes lines for the author on how the sources were read
 * @param without the part of the code that has no effect in the compiled classes; empty for a complete solver
 */
public record Sources(Map<String, String> files, List<String> notes, boolean areTests,
        Optional<Ablation.Cut> without) {

    static final int MOST = 20;

    /** Creates the sources from copies of the map and the list. */
    public Sources {
        files = Collections.unmodifiableMap(new TreeMap<>(files));
        notes = List.copyOf(notes);
    }

    /** Creates the sources of a complete solver. */
    public Sources(Map<String, String> files, List<String> notes) {
        this(files, notes, false, Optional.empty());
    }

    static Sources of(String shown, SolverClass solver, Map<String, SourceText> texts, List<String> further) {
        if (texts.size() > MOST) {
            throw Submission.rejected(shown, "more than " + MOST + " sources");
        }
        List<String> notes = new ArrayList<>();
        Map<String, String> files = new TreeMap<>();
        texts.forEach((file, source) -> {
            files.put(file, source.text());
            if (!source.charset().equals("UTF-8")) {
                notes.add(solver.packageName() + "/" + file + " is not UTF-8: read as " + source.charset());
            }
        });
        notes.addAll(further);
        return new Sources(files, notes);
    }

    /** {@return each file's name and text, one after the other} */
    public List<String> texts() {
        return files.entrySet().stream().flatMap(file -> Stream.of(file.getKey(), file.getValue())).toList();
    }

    /** {@return the hash of the files' names and texts} */
    public String fingerprint() {
        return Fingerprint.of(texts());
    }

    /** {@return the same sources, with access to the libraries for tests} */
    public Sources tests() {
        return new Sources(files, notes, true, without);
    }

    /** {@return the same sources, to be compiled so that a part has no effect} */
    public Sources without(Ablation.Cut part) {
        return new Sources(files, notes, areTests, Optional.of(part));
    }

    /** The sources of a solver, or the reason why there are no sources. */
    public record Reading(Optional<Sources> sources, NotAcceptedException rejection) {

        List<String> seen() {
            return sources.map(read -> Stream.concat(read.notes.stream(), read.texts().stream()).toList())
                    .orElseGet(() -> List.of(rejection.getMessage()));
        }

        /** {@return the texts by file name; an empty map without sources} */
        public Map<String, String> files() {
            return sources.map(Sources::files).orElse(Map.of());
        }
    }

    /**
     * The text of a source, without a byte order mark. Text that isn't in UTF-8 is read as UTF-16 if it begins with the
     * mark of UTF-16, otherwise as Windows-1252. An unknown byte becomes U+FFFD, which is harmless in a comment or a
     * string, and a compile error elsewhere.
     */
    record SourceText(String text, String charset) {

        static SourceText of(byte[] bytes) {
            try {
                String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
                return new SourceText(text.startsWith("\ufeff") ? text.substring(1) : text, "UTF-8");
            } catch (CharacterCodingException e) {
                String mark = new String(bytes, 0, Math.min(2, bytes.length), StandardCharsets.UTF_16BE);
                String charset = List.of("\ufeff", "\ufffe").contains(mark) ? "UTF-16" : "Windows-1252";
                return new SourceText(new String(bytes, Charset.forName(charset)), charset);
            }
        }
    }
}
