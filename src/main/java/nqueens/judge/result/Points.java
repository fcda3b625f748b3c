package nqueens.judge.result;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import nqueens.judge.submission.Fingerprint;
import nqueens.judge.submission.ProjectFolder;
import nqueens.judge.submission.SettingsException;
import nqueens.judge.submission.Submission;
import nqueens.problem.Check;
import nqueens.problem.Problem;
import nqueens.problem.catalogue.Catalogue;

/**
 * The points of each check, the graded problems, and the checks with hidden details. The declaration of a problem has
 * the standard points; {@code nqueens/judge/points.properties} explains how to change the points.
 */
public final class Points {

    private static final String PROPERTY = "kata.points";
    private static final String HIDDEN = "hidden";

    /** The instructor's changes: points of checks, and weights of problems, by key. */
    private final Map<String, Integer> changed = new HashMap<>();
    private final Set<String> hidden;
    private final String hash;

    private Points(Properties given, String file) {
        this.hash = Fingerprint.of(file.getBytes(StandardCharsets.UTF_8));
        this.hidden = Stream.of(given.getProperty(HIDDEN, "").strip().split("\\s*,\\s*"))
                .filter(id -> !id.isEmpty()).collect(Collectors.toCollection(TreeSet::new));
        // only if necessary: creating the checks of all problems takes a tenth of a second
        if (!given.isEmpty()) {
            change(given);
        }
        if (graded().stream().allMatch(problem -> of(problem) == 0)) {
            throw new IllegalArgumentException("nothing is worth a point");
        }
    }

    private void change(Properties given) {
        // the largest allowed value of each key
        Map<String, Integer> most = new LinkedHashMap<>();
        Catalogue.all().forEach(problem -> problem.checks().forEach(check -> most.put(check.id(), 1000)));
        hidden.stream().filter(id -> !most.containsKey(id)).findFirst().ifPresent(id -> {
            throw new IllegalArgumentException(HIDDEN + " = " + id + ": no such check");
        });
        Catalogue.all().forEach(problem -> most.put(problem.id(), 100));
        most.put(HIDDEN, 0);
        String names = String.join(", ", most.keySet());
        Catalogue.all().forEach(problem ->
                problem.checks().forEach(check -> most.put(problem.id() + "." + check.id(), 1000)));
        for (String key : new TreeSet<>(given.stringPropertyNames())) {
            if (!most.containsKey(key)) {
                throw new IllegalArgumentException(key + ": no such check or exercise; there are " + names);
            }
            if (!key.equals(HIDDEN)) {
                changed.put(key, number(key, given.getProperty(key).strip(), most.get(key)));
            }
        }
    }

    /** {@return the standard values: 100 points for each exercise of the core} */
    public static Points standard() {
        try (InputStream file = Points.class.getResourceAsStream("/nqueens/judge/points.properties")) {
            return new Points(new Properties(), new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads an instructor's points from the UTF-8 file of {@code -Dkata.points=}; other points are standard. */
    public static Points read(String file) {
        try {
            String text = Files.readString(ProjectFolder.own().given(PROPERTY, file));
            Properties given = new Properties();
            given.load(new StringReader(text));
            return new Points(given, text);
        } catch (CharacterCodingException e) {
            throw new SettingsException(PROPERTY, file, "not UTF-8");
        } catch (IOException e) {
            throw new SettingsException(PROPERTY, file, "no such file, or it can't be read");
        } catch (IllegalArgumentException e) {
            throw new SettingsException(PROPERTY, file, e.getMessage());
        }
    }

    /** {@return the problems that are graded, in the order of the catalogue} */
    public List<Problem> graded() {
        return Catalogue.all().stream().filter(this::isGraded).toList();
    }

    /**
     * {@return the problems to judge: graded problems, and others that were begun, in the catalogue's order} If no
     * graded problem has a folder, but others were begun, only the others are judged.
     */
    public List<Problem> problemsOf(Submission submission) {
        List<Problem> others = Catalogue.all().stream().filter(problem -> !problem.isCore())
                .filter(submission::hasBegun).toList();
        boolean areOthersAlone = !others.isEmpty() && graded().stream().map(Problem::solver)
                .noneMatch(submission::hasFolder);
        return Catalogue.all().stream().filter(problem -> others.contains(problem)
                || isGraded(problem) && !areOthersAlone).toList();
    }

    /** {@return a note on each upper exercise that was begun, but has no line in the points file} */
    public List<String> unjudged(Predicate<Problem> hasBegun) {
        return Catalogue.of(Problem.Category.UPPER).stream()
                .filter(problem -> !changed.containsKey(problem.id()) && hasBegun.test(problem))
                .map(problem -> problem.id() + "/ was found and isn't judged: it has no line in the points file")
                .toList();
    }

    /** {@return whether a problem is graded: it has a weight, as the problems of the core have by default} */
    public boolean isGraded(Problem problem) {
        return weight(problem) > 0;
    }

    /** {@return the points of a check, 0 or more; checks of ungraded problems have points, too} */
    public int of(Problem problem, Check check) {
        return Math.max(1, weight(problem)) * changed.getOrDefault(problem.id() + "." + check.id(),
                changed.getOrDefault(check.id(), check.points()));
    }

    /** {@return the points of a problem: the sum over its checks} */
    public int of(Problem problem) {
        return problem.checks().stream().mapToInt(check -> of(problem, check)).sum();
    }

    /** {@return whether the details of a check are hidden: only the instructor sees the failing cases} */
    public boolean isHidden(Check check) {
        return hidden.contains(check.id());
    }

    /** {@return the hash of the points file: {@code sha256:} and the digits that {@code sha256sum} prints} */
    public String hash() {
        return hash;
    }

    private int weight(Problem problem) {
        return changed.getOrDefault(problem.id(), problem.isCore() ? 1 : 0);
    }

    private static int number(String key, String value, int most) {
        if (value.matches("[0-9]{1,4}") && Integer.parseInt(value) <= most) {
            return Integer.parseInt(value);
        }
        throw new IllegalArgumentException(key + " = " + value + ": not a whole number from 0 to " + most);
    }
}
