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
import java.util.stream.Stream;

/** A hash that shows whether something has changed: {@code sha256:} and 64 hexadecimal digits. */
public final class Fingerprint {

    private final MessageDigest digest;

    private Fingerprint() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Takes the print of files with their names; for a folder, of all files in it. */
    public static String of(Path root, String... places) throws IOException {
        TreeMap<String, Path> files = new TreeMap<>();
        for (String place : places) {
            try (Stream<Path> found = Files.walk(root.resolve(place))) {
                found.filter(Files::isRegularFile)
                        .forEach(file -> files.put(root.relativize(file).toString().replace('\\', '/'), file));
            }
        }
        Fingerprint print = new Fingerprint();
        for (String name : files.keySet()) {
            print.add(name.getBytes(StandardCharsets.UTF_8));
            print.add(Files.readAllBytes(files.get(name)));
        }
        return print.text();
    }

    /** Takes the print of bytes, as {@code sha256sum} does for a file. */
    public static String of(byte[] bytes) {
        Fingerprint print = new Fingerprint();
        print.digest.update(bytes);
        return print.text();
    }

    /** {@return the print of texts, in their order} */
    public static String of(List<String> texts) {
        Fingerprint print = new Fingerprint();
        texts.forEach(text -> print.add(text.getBytes(StandardCharsets.UTF_8)));
        return print.text();
    }

    private void add(byte[] bytes) {
        // the length keeps parts apart: "ab" and "c" are not "a" and "bc"
        digest.update((bytes.length + ":").getBytes(StandardCharsets.US_ASCII));
        digest.update(bytes);
    }

    private String text() {
        return "sha256:" + HexFormat.of().formatHex(digest.digest());
    }
}
