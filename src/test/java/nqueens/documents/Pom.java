package nqueens.documents;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.parser.Parser;

/**
 * The project's {@code pom.xml}, as far as a command names parts of it.
 *
 * @param root the document
 */
record Pom(Document root) {

    /** What every jar's build has bound to them (maven.apache.org, "Built-in Lifecycle Bindings"). */
    private static final Set<String> BOUND_BY_MAVEN = Set.of("process-resources", "compile", "process-test-resources",
            "test-compile", "test", "package", "install", "deploy", "clean", "site", "site-deploy");
    /** The phases that are empty unless the POM binds a goal to them (maven.apache.org, "Lifecycle Reference"). */
    private static final Set<String> EMPTY_PHASES = Set.of("pre-clean", "post-clean", "pre-site", "post-site",
            "validate", "initialize", "generate-sources", "process-sources", "generate-resources", "process-classes",
            "generate-test-sources", "process-test-sources", "generate-test-resources", "process-test-classes",
            "prepare-package", "pre-integration-test", "integration-test", "post-integration-test", "verify");

    static Pom read() {
        return new Pom(Jsoup.parse(Script.read(Path.of("pom.xml")).source(), Parser.xmlParser()));
    }

    boolean hasProfile(String name) {
        return texts("project > profiles > profile > id").contains(name);
    }

    /** Whether a property is declared, makes a profile active, or is handed on to the tests. */
    boolean hasProperty(String name) {
        return root.select("project > properties > *, profile > properties > *, systemPropertyVariables > *").stream()
                .anyMatch(property -> property.tagName().equals(name))
                || texts("activation > property > name").contains(name);
    }

    boolean isPhase(String name) {
        return BOUND_BY_MAVEN.contains(name) || EMPTY_PHASES.contains(name);
    }

    /** Whether Maven has something to do in a phase, other than in those before it. */
    boolean isBound(String phase, List<String> profiles) {
        return BOUND_BY_MAVEN.contains(phase) || texts("project > build execution > phase").contains(phase)
                || profiles.stream().anyMatch(profile ->
                        texts("profile:has(> id:matchesOwn(^" + profile + "$)) execution > phase").contains(phase));
    }

    /** Whether a goal's plugin is pinned here: by its prefix, or by its name in full. */
    boolean hasPluginOf(String goal) {
        String[] parts = goal.split(":");
        String plugin = parts[Math.max(0, parts.length - 2)];
        return texts("plugin > artifactId").stream().anyMatch(id -> id.equals(plugin)
                || id.equals("maven-" + plugin + "-plugin") || id.equals(plugin + "-maven-plugin")
                || id.equals(plugin + "-maven"));
    }

    private List<String> texts(String path) {
        return root.select(path).eachText();
    }
}
