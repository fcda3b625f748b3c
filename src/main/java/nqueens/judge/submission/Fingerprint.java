package nqueens.judge.submission;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A hash that detects changes: {@code sha256:} and 64 hexadecimal digits. */
public final class Fingerprint {

    private Fingerprint() {
    }

    /** {@return the hash of files with their names; for a folder, of all files in the folder} */
    public static String of(Path root, String... places) throws IOException {
        TreeMap<String, String> files = new TreeMap<>();
        for (String place : places) {
            try (Stream<Path> found = Files.walk(root.resolve(place))) {
                for (Path file : found.filter(Files::isRegularFile).toList()) {
                    files.put(root.relativize(file).toString().replace('\\', '/'),
                            Files.readString(file, StandardCharsets.ISO_8859_1));
                }
            }
        }
        return of(files.entrySet().stream().flatMap(file -> Stream.of(file.getKey(), file.getValue())).toList());
    }

    /** {@return the hash of texts, in their order} */
    public static String of(List<String> texts) {
        // because of the lengths, the texts "ab" and "c" have another hash than "a" and "bc"
        return of(texts.stream().map(text -> text.getBytes(StandardCharsets.UTF_8).length + ":" + text)
                .collect(Collectors.joining()).getBytes(StandardCharsets.UTF_8));
    }

    /** {@return the hash of bytes: {@code sha256:} and the digits that {@code sha256sum} prints} */
    public static String of(byte[] bytes) {
        return "sha256:" + HexFormat.of().formatHex(digest(bytes));
    }

    /** {@return the SHA-256 hash of bytes} */
    public static byte[] digest(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
