package nqueens.grading;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import nqueens.judge.Submission;
import nqueens.judge.compiler.Sources;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.Problem;

/** Tells whether something is still what it was: a SHA-256 hash over parts that are kept apart. */
final class Fingerprint {

    private final MessageDigest digest;

    private Fingerprint() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Takes the print of what a judge is made of.
     *
     * @param classes folders of compiled classes and their data
     * @param settings all else that a verdict depends on
     * @return 64 hexadecimal digits
     * @throws UncheckedIOException if a file can't be read
     */
    static String ofJudge(List<Path> classes, String settings) {
        Fingerprint print = new Fingerprint();
        print.add(settings);
        for (Path folder : classes) {
            files(folder).forEach((name, file) -> {
                print.add(name);
                print.add(bytes(file));
            });
        }
        return print.text();
    }

    /**
     * Takes the print of a submission as the judge sees it: its sources and what is noted of them, or why they are
     * refused.
     *
     * @param submission the submission
     * @param problems what is judged of it
     * @param judge the print of the judge
     * @return 64 hexadecimal digits
     */
    static String of(Submission submission, List<Problem> problems, String judge) {
        Fingerprint print = new Fingerprint();
        print.add(judge);
        print.add(submission.name());
        for (Problem problem : problems) {
            try {
                // which problem it is, the name of its solver's file says, and so does a refusal
                Sources sources = submission.sources(problem.solver());
                sources.notes().forEach(print::add);
                new TreeMap<>(sources.files()).forEach((name, text) -> {
                    print.add(name);
                    print.add(text);
                });
            } catch (NotAcceptedException e) {
                print.add(e.getMessage());
            }
        }
        return print.text();
    }

    /**
     * Takes the print of a file.
     *
     * @param content what the file holds
     * @return 64 hexadecimal digits
     */
    static String of(byte[] content) {
        Fingerprint print = new Fingerprint();
        print.add(content);
        return print.text();
    }

    private void add(String text) {
        add(text.getBytes(StandardCharsets.UTF_8));
    }

    private void add(byte[] bytes) {
        // the length keeps parts apart: "ab" and "c" are not "a" and "bc"
        digest.update((bytes.length + ":").getBytes(StandardCharsets.US_ASCII));
        digest.update(bytes);
    }

    private String text() {
        return HexFormat.of().formatHex(digest.digest());
    }

    private static Map<String, Path> files(Path folder) {
        Map<String, Path> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            all.filter(Files::isRegularFile).forEach(file -> files.put(folder.relativize(file).toString(), file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return files;
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
