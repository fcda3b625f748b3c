package nqueens.judge;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * What each check of each exercise is worth, which exercises are judged at all, and of which checks
 * learners read no details: data that an instructor may change. The standard values stand in
 * {@code points.properties} beside this class.
 */
public final class Points {

    private static final String STANDARD = "points.properties";
    private static final String HIDDEN = "hidden";
    private static final int MAX_POINTS = 1000;
    private static final int MAX_WEIGHT = 100;

    private final Properties values;
    private final Set<Check> hidden;
    private final Map<Exercise, Integer> weights = new EnumMap<>(Exercise.class);
    /** For each exercise, what its checks are worth before it is weighed. */
    private final Map<Exercise, Map<Check, Integer>> unweighted = new EnumMap<>(Exercise.class);

    private Points(Properties values) {
        this.values = values;
        this.hidden = hiddenChecks();
        for (Exercise exercise : Exercise.values()) {
            weights.put(exercise, number(exercise.id(), MAX_WEIGHT));
            Map<Check, Integer> checks = new EnumMap<>(Check.class);
            for (Check check : Check.values()) {
                String own = exercise.id() + "." + check.id();
                checks.put(check, number(values.containsKey(own) ? own : check.id(), MAX_POINTS));
            }
            unweighted.put(exercise, checks);
        }
    }

    /**
     * Gives the standard values: 100 points an exercise.
     *
     * @return the points
     */
    public static Points standard() {
        return new Points(standardValues());
    }

    /**
     * Reads an instructor's values; what they leave out is as in the standard.
     *
     * @param file the value of {@code -Dkata.points=}: a properties file in UTF-8
     * @return the points
     * @throws SettingsException if the file can't be read, names what there is not, holds a number out of
     *     range, or leaves nothing to be earned
     */
    public static Points read(String file) {
        Properties values = standardValues();
        Properties changed = new Properties();
        try (Reader text = Files.newBufferedReader(ProjectFolder.own().resolve(file))) {
            changed.load(text);
        } catch (InvalidPathException e) {
            throw bad(file, "not a path");
        } catch (CharacterCodingException e) {
            throw bad(file, "not UTF-8");
        } catch (IOException e) {
            throw bad(file, "no such file, or it can't be read");
        } catch (IllegalArgumentException e) {
            throw bad(file, e.getMessage());
        }
        for (String key : new TreeSet<>(changed.stringPropertyNames())) {
            if (!isKnown(key)) {
                throw bad(file, key + ": no such check or exercise; there are " + names());
            }
            values.setProperty(key, changed.getProperty(key));
        }
        Points points;
        try {
            points = new Points(values);
        } catch (IllegalArgumentException e) {
            throw bad(file, e.getMessage());
        }
        if (Arrays.stream(Exercise.values()).allMatch(exercise -> points.of(exercise) == 0)) {
            throw bad(file, "nothing is worth a point");
        }
        return points;
    }

    /**
     * Tells whether an exercise is judged.
     *
     * @param exercise the exercise
     * @return whether it was not left out
     */
    public boolean isJudged(Exercise exercise) {
        return weights.get(exercise) > 0;
    }

    /**
     * Gives what a check is worth where it is accepted.
     *
     * @param exercise the exercise
     * @param check one of its checks
     * @return points, 0 or more
     */
    public int of(Exercise exercise, Check check) {
        return weights.get(exercise) * unweighted.get(exercise).get(check);
    }

    /**
     * Gives what an exercise is worth.
     *
     * @param exercise the exercise
     * @return the sum over its checks
     */
    public int of(Exercise exercise) {
        return Arrays.stream(Check.values()).mapToInt(check -> of(exercise, check)).sum();
    }

    /**
     * Tells whether learners read no details of a check.
     *
     * @param check the check
     * @return whether its failing cases are for the instructor alone
     */
    public boolean isHidden(Check check) {
        return hidden.contains(check);
    }

    /** Gives all the values, in one order: equal points have equal texts. */
    @Override
    public String toString() {
        return new TreeSet<>(values.stringPropertyNames()).stream().map(key -> key + "=" + values.getProperty(key))
                .collect(Collectors.joining("\n"));
    }

    private int number(String key, int most) {
        String value = values.getProperty(key).strip();
        if (value.matches("[0-9]{1,4}") && Integer.parseInt(value) <= most) {
            return Integer.parseInt(value);
        }
        throw new IllegalArgumentException(key + " = " + value + ": not a whole number from 0 to " + most);
    }

    private Set<Check> hiddenChecks() {
        Set<Check> checks = EnumSet.noneOf(Check.class);
        for (String id : values.getProperty(HIDDEN).strip().split("\\s*,\\s*")) {
            if (!id.isEmpty()) {
                checks.add(Arrays.stream(Check.values()).filter(check -> check.id().equals(id)).findFirst()
                        .orElseThrow(() -> new IllegalArgumentException(HIDDEN + " = " + id + ": no such check")));
            }
        }
        return checks;
    }

    private static boolean isKnown(String key) {
        return key.equals(HIDDEN) || Arrays.stream(Exercise.values()).anyMatch(exercise -> key.equals(exercise.id())
                || isCheck(key) || key.startsWith(exercise.id() + ".")
                        && isCheck(key.substring(exercise.id().length() + 1)));
    }

    private static boolean isCheck(String id) {
        return Arrays.stream(Check.values()).anyMatch(check -> check.id().equals(id));
    }

    private static String names() {
        return Arrays.stream(Check.values()).map(Check::id).collect(Collectors.joining(", ")) + ", "
                + Arrays.stream(Exercise.values()).map(Exercise::id).collect(Collectors.joining(", ")) + ", " + HIDDEN;
    }

    private static Properties standardValues() {
        Properties values = new Properties();
        try (InputStream bytes = Points.class.getResourceAsStream(STANDARD);
                Reader text = new BufferedReader(new InputStreamReader(bytes, StandardCharsets.UTF_8))) {
            values.load(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return values;
    }

    private static SettingsException bad(String file, String reason) {
        return new SettingsException("-Dkata.points=" + file + ": " + reason);
    }
}
