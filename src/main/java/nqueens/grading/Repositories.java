package nqueens.grading;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import nqueens.judge.submission.SettingsException;

/** The repositories of a class, as {@code owner/name@ref}, by the names of their grades, in the order of the list. */
record Repositories(Map<String, String> places) {

    /** No name may be read as a path, an option or a pattern: it becomes a folder's. */
    private static final Pattern ENTRY = Pattern.compile(
            "(?:(?<name>[A-Za-z0-9][A-Za-z0-9._@+-]*)=)?"
            + "(?<repository>[A-Za-z0-9][A-Za-z0-9-]*/(?<own>[A-Za-z0-9_][A-Za-z0-9._-]*))"
            + "(?:@(?<ref>[A-Za-z0-9][A-Za-z0-9._/-]*))?");

    /** Reads entries {@code owner/name}, {@code name=owner/name} or either with {@code @ref} at its end. */
    static Repositories parsed(String property, String value) {
        Map<String, String> places = new LinkedHashMap<>();
        Set<String> names = new HashSet<>();
        for (String text : value.split("[\\s,]+")) {
            if (text.isEmpty()) {
                continue;
            }
            Matcher matcher = ENTRY.matcher(text);
            if (!matcher.matches()) {
                throw bad(property, text + ": not owner/name, name=owner/name or owner/name@ref");
            }
            String name = matcher.group("name") == null ? matcher.group("own") : matcher.group("name");
            // some file systems take no notice of case
            if (!names.add(name.toLowerCase(Locale.ROOT))) {
                throw bad(property, "two are called " + name + "; write name=owner/name");
            }
            String ref = matcher.group("ref");
            places.put(name, matcher.group("repository") + "@" + (ref == null ? "" : ref));
        }
        if (places.isEmpty()) {
            throw bad(property, "no repository in it");
        }
        return new Repositories(places);
    }

    List<String> names() {
        return List.copyOf(places.keySet());
    }

    /** Gives the list for a shell, in one line: entries {@code name=owner/name@ref}, the ref perhaps empty. */
    String line() {
        return places.entrySet().stream().map(Map.Entry::toString).collect(Collectors.joining(" "));
    }

    private static SettingsException bad(String property, String reason) {
        return new SettingsException("-D" + property + ": " + reason);
    }
}
