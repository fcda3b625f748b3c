package nqueens.mutation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;

/**
 * Holds what PIT has found to a threshold, and names every mutant that survives: class, line, mutation. They also stand
 * in {@code survivors.txt} beside PIT's reports. Arguments: the least percentage of mutants that are killed, the folder
 * of the build, and perhaps a folder each of whose classes must have mutants.
 */
public final class Survivors {

    private Survivors() {
    }

    /** A mutant, as {@code mutations.xml} has it. */
    private record Mutant(String type, int line, String description, boolean isKilled) {

        static Mutant of(Element mutation) {
            return new Mutant(mutation.selectFirst("mutatedClass").text(),
                    Integer.parseInt(mutation.selectFirst("lineNumber").text()),
                    mutation.selectFirst("description").text(), mutation.attr("detected").equals("true"));
        }

        /** The top-level class. */
        String source() {
            return type.replaceFirst("\\$.*", "");
        }

        @Override
        public String toString() {
            return type + ":" + line + ": " + description;
        }
    }

    /** Prints what was found, and fails where it is too little. */
    public static void main(String[] arguments) throws IOException {
        int least = Integer.parseInt(arguments[0]);
        Path build = Path.of(arguments[1]);
        List<Mutant> mutants = mutants(build.resolve("pit-reports"));
        List<Mutant> survivors = mutants.stream().filter(mutant -> !mutant.isKilled()).toList();
        Files.write(build.resolve("survivors.txt"), survivors.stream().map(Mutant::toString).toList());
        survivors.forEach(mutant -> System.out.println("survives: " + mutant));
        int killed = mutants.size() - survivors.size();
        System.out.println("mutants: " + killed + " of " + mutants.size() + " killed; at least " + least
                + " % must be");
        List<String> wrong = new ArrayList<>();
        if (killed * 100 < least * mutants.size()) {
            wrong.add("fell below " + least + " %: " + fallen(mutants, least));
        }
        if (arguments.length > 2) {
            unmutated(Path.of(arguments[2]), mutants).forEach(type -> wrong.add("nothing mutates " + type));
        }
        if (!wrong.isEmpty()) {
            throw new IllegalStateException(String.join("\n", wrong));
        }
    }

    private static List<Mutant> mutants(Path reports) throws IOException {
        List<Mutant> mutants = new ArrayList<>();
        try (Stream<Path> files = Files.walk(reports)) {
            for (Path file : files.filter(each -> each.endsWith("mutations.xml")).sorted().toList()) {
                Document report = Jsoup.parse(Files.readString(file), Parser.xmlParser());
                report.select("mutation").forEach(mutation -> mutants.add(Mutant.of(mutation)));
            }
        }
        return mutants;
    }

    /** The classes of which a smaller part is killed, each with its figures. */
    private static String fallen(List<Mutant> mutants, int least) {
        Map<String, List<Mutant>> byClass =
                mutants.stream().collect(Collectors.groupingBy(Mutant::source, TreeMap::new, Collectors.toList()));
        List<String> fallen = new ArrayList<>();
        byClass.forEach((type, all) -> {
            long killed = all.stream().filter(Mutant::isKilled).count();
            if (killed * 100 < least * all.size()) {
                fallen.add(type + " " + killed + " of " + all.size());
            }
        });
        return String.join(", ", fallen);
    }

    /** The classes of the reference solutions that have no mutant; tests are none to be mutated. */
    private static TreeSet<String> unmutated(Path solutions, List<Mutant> mutants) throws IOException {
        TreeSet<String> types = new TreeSet<>();
        try (Stream<Path> files = Files.walk(solutions)) {
            files.map(file -> solutions.relativize(file).toString().replace('\\', '.').replace('/', '.'))
                    .filter(name -> name.endsWith(".java") && !name.endsWith("Test.java"))
                    .forEach(name -> types.add(name.substring(0, name.length() - ".java".length())));
        }
        mutants.forEach(mutant -> types.remove(mutant.source()));
        return types;
    }
}
