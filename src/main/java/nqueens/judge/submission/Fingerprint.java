package nqueens.judge.submission;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A hash that detects changes: {@code sha256:} and 64 hexadecimal digits. */
public final class Fingerprint {

    private Fingerprint() {
    }

    /** {@return the hash of files with their names; for a folder, of all files in the folder} */
    public static String of(Path root, String... places) throws IOException {
        TreeMap<String, Path> files = new TreeMap<>();
        for (String place : places) {
            try (Stream<Path> found = Files.walk(root.resolve(place))) {
                found.filter(Files::isRegularFile)
                        .forEach(file -> files.put(root.relativize(file).toString().replace('\\', '/'), file));
            }
        }
        List<byte[]> parts = new ArrayList<>();
        for (String name : files.keySet()) {
            parts.add(name.getBytes(StandardCharsets.UTF_8));
            parts.add(Files.readAllBytes(files.get(name)));
        }
        return ofParts(parts);
    }

    /** {@return the hash of texts, in their order} */
    public static String of(List<String> texts) {
        return ofParts(texts.stream().map(text -> text.getBytes(StandardCharsets.UTF_8)).toList());
    }

    /** {@return the hash of bytes, as {@code sha256sum} prints it for a file} */
    public static String of(byte[] bytes) {
        try {
            return "sha256:" + HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String ofParts(List<byte[]> parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            // the length keeps parts apart: "ab" and "c" are not "a" and "bc"
            all.writeBytes((part.length + ":").getBytes(StandardCharsets.US_ASCII));
            all.writeBytes(part);
        }
        return of(all.toByteArray());
    }
}
