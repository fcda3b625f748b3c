package nqueens.grading;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import nqueens.judge.ClassFolder;
import nqueens.judge.ProjectFolder;
import nqueens.judge.Submission;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.Problem;
import nqueens.report.ReportFolder;
import nqueens.report.SimilarPair;

/**
 * Has JPlag compare what a class handed in, in a JVM of its own, as {@code CompareSources} tells it to. It compares the
 * sources that are judged, whatever folders they came in; the stubs are what all were given. The reference solutions,
 * where the kata has them, are one more submission. JPlag parses with javac and runs nothing.
 *
 * @param kata the folder of the kata
 * @param workshop a folder for copies of the sources, made anew
 */
record SimilarWork(ProjectFolder kata, Path workshop) {

    private static final String PROGRAM = "src/similar/java/CompareSources.java";
    private static final String REFERENCE = "the reference solutions";
    private static final int MINUTES = 10;

    /** Gives the most similar pairs, the most similar first; none where there are not two to compare. */
    List<SimilarPair> pairs(ClassFolder classFolder, List<Problem> problems) {
        try {
            new ReportFolder(workshop).delete();
            // by numbers: a name may be anything
            List<String> names = new ArrayList<>();
            List<Submission> all = new ArrayList<>(classFolder.submissions());
            Path solutions = kata.resolve("solutions");
            if (Files.isDirectory(solutions)) {
                all.add(new Submission(REFERENCE, solutions));
            }
            for (Submission submission : all) {
                if (copy(submission, problems, workshop.resolve("class/" + names.size())) > 0) {
                    names.add(submission.name());
                }
            }
            for (Problem problem : problems) {
                Path stub = kata.stub(problem);
                Path copy = workshop.resolve("stubs").resolve(problem.id()).resolve(problem.solver().file());
                Files.createDirectories(copy.getParent());
                Files.copy(stub, copy);
            }
            return names.size() < 2 ? List.of() : compared(names);
        } catch (IOException e) {
            throw new Grading.Failure("similar work was not looked for: " + e, e);
        }
    }

    /** Copies the sources that are judged, and tells how many there are. */
    private static int copy(Submission submission, List<Problem> problems, Path to) throws IOException {
        int count = 0;
        for (Problem problem : problems) {
            Map<String, String> files;
            try {
                files = submission.sources(problem.solver()).files();
            } catch (NotAcceptedException e) {
                // there is nothing to compare
                continue;
            }
            Path folder = Files.createDirectories(to.resolve(problem.id()));
            for (Map.Entry<String, String> file : files.entrySet()) {
                Files.writeString(folder.resolve(file.getKey()), file.getValue());
                count++;
            }
        }
        return count;
    }

    private List<SimilarPair> compared(List<String> names) throws IOException {
        Path pairs = workshop.resolve("pairs.csv");
        Path log = workshop.resolve("jplag.log");
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m", "-cp", classPath(), kata.resolve(PROGRAM).toString(), workshop.resolve("class").toString(),
                workshop.resolve("stubs").toString(), pairs.toString())
                .redirectErrorStream(true).redirectOutput(log.toFile()).start();
        try {
            if (!process.waitFor(MINUTES, TimeUnit.MINUTES) || process.exitValue() != 0) {
                throw new Grading.Failure("JPlag found no pairs, as " + log + " says", null);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Grading.Failure("interrupted; similar work was not looked for", e);
        } finally {
            process.destroyForcibly();
        }
        return Files.readAllLines(pairs).stream()
                .map(line -> Stream.of(line.split(",")).mapToInt(Integer::parseInt).toArray())
                .map(cells -> new SimilarPair(names.get(Math.min(cells[0], cells[1])),
                        names.get(Math.max(cells[0], cells[1])), cells[2], cells[3])).toList();
    }

    /** What Maven starts this program with: JPlag is in it where it was asked for. */
    private static String classPath() {
        List<String> parts = new ArrayList<>();
        if (SimilarWork.class.getClassLoader() instanceof URLClassLoader loader) {
            for (URL part : loader.getURLs()) {
                try {
                    parts.add(Path.of(part.toURI()).toString());
                } catch (URISyntaxException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
        return String.join(File.pathSeparator, parts);
    }
}
