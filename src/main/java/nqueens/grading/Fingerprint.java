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
import java.util.TreeMap;
import java.util.stream.Stream;

import nqueens.judge.Submission;
import nqueens.judge.compiler.Sources;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.Problem;

/** Tells whether something is still what it was: 64 hexadecimal digits, the SHA-256 hash of its parts. */
final class Fingerprint {

    private final MessageDigest digest;

    private Fingerprint() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Takes the print of a judge: of the folder of its classes and their data, and of all else that matters. */
    static String ofJudge(Path classes, String settings) {
        Fingerprint print = new Fingerprint();
        print.add(settings);
        try (Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                print.add(classes.relativize(file).toString());
                print.add(Files.readAllBytes(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return print.text();
    }

    /**
     * Takes the print of a submission as the judge sees it: its sources and what is noted of them, or why they are
     * refused.
     *
     * @param judge the print of the judge
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

    /** Takes the print of a text. */
    static String of(String text) {
        Fingerprint print = new Fingerprint();
        print.add(text);
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
}
