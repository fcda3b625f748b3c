package nqueens.judge.api;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The allow-list of types. For a type with members that no solution needs, the list says which members are allowed. */
public final class AllowedApi {

    private static final String FILE = "allowed-api.txt";
    private static final String FILE_FOR_TESTS = "allowed-api-for-tests.txt";

    private static final Pattern TYPE = Pattern.compile("[\\w.$*]+");
    private static final int MAX_PLACES = 3;
    private static final String NO_USE = "; it has no use for files, processes, the network, the environment or"
            + " reflection";

    private final List<TypeRule> allowed = new ArrayList<>();
    private final List<Pattern> refused = new ArrayList<>();
    private final String users;
    private final String use;
    /** The advice on a forbidden type or member, by a pattern for its name; the first pattern that matches counts. */
    private final Map<Pattern, String> instead = new LinkedHashMap<>();
    private final Map<String, Boolean> decided = new ConcurrentHashMap<>();

    /** Allows a type, or a pattern of types: with all members, the listed ones, or all but those marked {@code -}. */
    private record TypeRule(String type, Pattern pattern, List<String> members) {

        boolean isOf(ApiUse use) {
            return type.contains("*") ? pattern.matcher(use.type()).matches() : type.equals(use.type());
        }

        boolean allowsMember(ApiUse use) {
            boolean isExcepted = members.stream().anyMatch(member -> member.startsWith("-"));
            String signature = use.member() + use.descriptor();
            boolean isNamed = members.stream().map(member -> isExcepted ? member.substring(1) : member)
                    .anyMatch(member -> member.equals(use.member())
                            || member.contains("(") && signature.startsWith(member));
            return members.isEmpty() || isNamed != isExcepted;
        }
    }

    /**
     * Creates an allow-list from rules; {@code allowed-api.txt} explains their form.
     *
     * @param use a sentence on what these users do, such as {@code a solver computes, and may print}
     * @throws IllegalArgumentException if a line isn't a rule
     */
    AllowedApi(String users, String use, List<String> lines) {
        this.users = users;
        this.use = use;
        lines.stream().filter(line -> !line.isEmpty() && !line.startsWith("#")).forEach(this::add);
    }

    /** {@return the kata's own allow-list: the rules in {@code allowed-api.txt}} */
    public static AllowedApi standard() {
        return new AllowedApi("solvers", "a solver computes, and may print", lines(FILE));
    }

    /** {@return the allow-list of tests: the standard rules, and those in {@code allowed-api-for-tests.txt}} */
    public static AllowedApi tests() {
        return new AllowedApi("tests", "a test asks a solver, and may print", Stream.of(FILE_FOR_TESTS, FILE)
                .flatMap(file -> lines(file).stream()).toList());
    }

    private static List<String> lines(String name) {
        try (InputStream file = AllowedApi.class.getResourceAsStream(name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** {@return whether the rules allow a submission to use a type or member} */
    public boolean allows(ApiUse use) {
        boolean isAllowed = decided.computeIfAbsent(use.type(),
                type -> matches(allowed.stream().map(TypeRule::pattern), type) && !matches(refused.stream(), type));
        return isAllowed && (use.member().isEmpty()
                || allowed.stream().filter(rule -> rule.isOf(use)).allMatch(rule -> rule.allowsMember(use)));
    }

    /** {@return a message on at most three of these forbidden uses, with advice; empty if there are no uses} */
    public Optional<String> breach(List<ApiUse> uses) {
        Map<String, ApiUse> places = new LinkedHashMap<>();
        for (ApiUse use : uses) {
            // reports one use per line: a member says more than the types in its signature
            places.merge(use.place(), use, (first, next) -> first.isOfMember() ? first : next);
        }
        if (places.isEmpty()) {
            return Optional.empty();
        }
        String told = places.entrySet().stream().limit(MAX_PLACES).map(place ->
                place.getKey() + ": " + place.getValue() + " is not for " + users + "\n").collect(Collectors.joining());
        int cut = places.size() - MAX_PLACES;
        String more = cut <= 0 ? "" : "... and in " + cut + (cut == 1 ? " line more\n" : " lines more\n");
        return Optional.of(told + more + instead(places.values()));
    }

    private String instead(Collection<ApiUse> refusedUses) {
        return instead.entrySet().stream()
                .filter(entry -> refusedUses.stream().anyMatch(use -> entry.getKey().matcher(use.type()).matches()
                        || entry.getKey().matcher(use.toString()).matches()))
                .map(Map.Entry::getValue).findFirst().orElse(use + NO_USE);
    }

    private void add(String line) {
        String[] words = line.split(" ", 2);
        String type = words[0];
        if (type.startsWith("?")) {
            instead.put(pattern(type.substring(1)), words[1]);
        } else if (type.startsWith("-")) {
            refused.add(pattern(type.substring(1)));
        } else {
            allowed.add(new TypeRule(type, pattern(type), Stream.of(words).skip(1)
                    .flatMap(members -> Stream.of(members.split(" "))).toList()));
        }
    }

    private static Pattern pattern(String type) {
        if (!TYPE.matcher(type).matches()) {
            throw new IllegalArgumentException("not a type, or a pattern of types: '" + type + "'");
        }
        return Pattern.compile(type.replace(".", "\\.").replace("$", "\\$").replace("*", "\\w*") + "(\\$.*)?");
    }

    private static boolean matches(Stream<Pattern> patterns, String type) {
        return patterns.anyMatch(pattern -> pattern.matcher(type).matches());
    }
}
