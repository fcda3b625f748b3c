package nqueens.documents;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A command line, or the options that are to be added to one.
 *
 * @param words its words, as a shell would part them, without quotes
 */
record Command(List<String> words) {

    /** What the word after it belongs to. */
    static final String FILE_OPTION = "-f";

    private static final Pattern WORD = Pattern.compile("(?:\"[^\"]*\"|'[^']*'|[^\\s\"'])+");
    /** What ends a command, or begins a comment. */
    private static final Pattern END = Pattern.compile("#.*|[|&;<>)].*|[0-9]>.*");

    /**
     * Reads a line.
     *
     * @param line a command, perhaps with a comment or another command behind it
     * @return the command
     */
    static Command parsed(String line) {
        List<String> words = new ArrayList<>();
        Matcher matcher = WORD.matcher(line);
        while (matcher.find() && !END.matcher(matcher.group()).matches()) {
            words.add(matcher.group().replaceAll("[\"']", ""));
        }
        return new Command(List.copyOf(words));
    }

    /** Gives the program, or nothing if there are only options. */
    String program() {
        return words.isEmpty() || words.get(0).startsWith("-") ? "" : words.get(0);
    }

    boolean isOfMaven() {
        return program().equals("mvn");
    }

    /** Gives what {@code -D} sets: values by names, an empty value where there is none. */
    Map<String, String> properties() {
        Map<String, String> properties = new LinkedHashMap<>();
        starting("-D").map(word -> word.split("=", 2))
                .forEach(parts -> properties.put(parts[0], parts.length == 1 ? "" : parts[1]));
        return properties;
    }

    /** Gives what {@code -P} names. */
    List<String> profiles() {
        return starting("-P").flatMap(names -> Stream.of(names.split(",")))
                .map(name -> name.replaceFirst("^[!?+-]+", "")).toList();
    }

    /** Gives the options besides {@code -D} and {@code -P}. */
    List<String> options() {
        return words.stream().filter(word -> word.matches("-[^DP].*")).toList();
    }

    /** Gives the words behind the program that are no options, and no variables of a shell: to Maven its goals. */
    List<String> arguments() {
        List<String> arguments = new ArrayList<>();
        for (int i = program().isEmpty() ? 0 : 1; i < words.size(); i++) {
            boolean isOptions = i > 0 && words.get(i - 1).equals(FILE_OPTION);
            if (!isOptions && !words.get(i).startsWith("-") && !words.get(i).startsWith("$")) {
                arguments.add(words.get(i));
            }
        }
        return arguments;
    }

    /** Gives goals, profiles and the names of properties, as what two commands have in common that do the same. */
    String shape() {
        return Stream.of(Stream.of(program()), arguments().stream(), profiles().stream().map(name -> "-P" + name),
                        new TreeSet<>(properties().keySet()).stream().map(name -> "-D" + name))
                .flatMap(parts -> parts).collect(Collectors.joining(" "));
    }

    @Override
    public String toString() {
        return String.join(" ", words);
    }

    private Stream<String> starting(String sign) {
        return words.stream().filter(word -> word.startsWith(sign)).map(word -> word.substring(sign.length()));
    }
}
