package nqueens.submissions;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import nqueens.judge.limit.Isolation;
import nqueens.problem.Problem;

/**
 * A known submission that tries what no solution has a use for, as its {@code attack.txt} tells.
 *
 * @param name {@code <verdict>/<name>}
 * @param group what kind of attack, 1 to 7 as in {@code ATTACKS.md}; 0 is an honest submission that a
 *     strict judge could wrong
 * @param tries what it tries
 * @param unprotected where it may be run without the allow-list: {@code process} if it harms nothing but
 *     its own JVM, {@code bubblewrap} if it would harm a machine, {@code never} if it doesn't come to run
 */
record Attack(String name, int group, String tries, String unprotected) {

    /** Gives all, by group and name. */
    static List<Attack> all() {
        return KnownSubmissions.names().stream().filter(Attack::isOne).map(Attack::read)
                .sorted(Comparator.comparing(Attack::group).thenComparing(Attack::name)).toList();
    }

    /** Whether a known submission is one. */
    static boolean isOne(String name) {
        return Files.exists(KnownSubmissions.FOLDER.resolve(name).resolve("attack.txt"));
    }

    /** The problem that it claims to solve. */
    Problem problem() {
        return KnownSubmissions.problems(KnownSubmissions.submission(name)).get(0);
    }

    /** Whether it may be run in this isolation with the allow-list switched off. */
    boolean mayRunUnprotected(Isolation isolation) {
        return unprotected.equals("process") || unprotected.equals(isolation.id());
    }

    private static Attack read(String name) {
        try {
            Map<String, String> lines = Files.readAllLines(
                            KnownSubmissions.FOLDER.resolve(name).resolve("attack.txt")).stream()
                    .map(line -> line.split(": ", 2)).collect(Collectors.toMap(line -> line[0], line -> line[1]));
            if (!lines.keySet().equals(Set.of("group", "tries", "unprotected"))) {
                throw new IllegalStateException(name + "/attack.txt tells other things: " + lines.keySet());
            }
            return new Attack(name, Integer.parseInt(lines.get("group")), lines.get("tries"),
                    lines.get("unprotected"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
