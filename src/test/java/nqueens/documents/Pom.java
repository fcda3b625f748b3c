package nqueens.documents;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;

import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * The project's {@code pom.xml}, as far as a command names parts of it.
 *
 * @param root the document
 */
record Pom(Node root) {

    private static final Path FILE = Path.of("pom.xml");
    /** What every jar's build has bound to them (maven.apache.org, "Built-in Lifecycle Bindings"). */
    private static final Set<String> BOUND_BY_MAVEN = Set.of("process-resources", "compile", "process-test-resources",
            "test-compile", "test", "package", "install", "deploy", "clean", "site", "site-deploy");
    /** The phases that are empty unless the POM binds a goal to them (maven.apache.org, "Lifecycle Reference"). */
    private static final Set<String> EMPTY_PHASES = Set.of("pre-clean", "post-clean", "pre-site", "post-site",
            "validate", "initialize", "generate-sources", "process-sources", "generate-resources", "process-classes",
            "generate-test-sources", "process-test-sources", "generate-test-resources", "process-test-classes",
            "prepare-package", "pre-integration-test", "integration-test", "post-integration-test", "verify");

    static Pom read() {
        try (InputStream file = Files.newInputStream(FILE)) {
            return new Pom(DocumentBuilderFactory.newDefaultInstance().newDocumentBuilder().parse(file));
        } catch (ParserConfigurationException | SAXException e) {
            throw new IllegalStateException(FILE + " can't be parsed", e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    boolean hasProfile(String name) {
        return texts("/project/profiles/profile/id").contains(name);
    }

    /** Whether a property is declared, makes a profile active, or is handed on to the tests. */
    boolean hasProperty(String name) {
        return nodes("/project/properties/* | //profile/properties/* | //systemPropertyVariables/*").stream()
                .anyMatch(property -> property.getNodeName().equals(name))
                || texts("//activation/property/name").contains(name);
    }

    boolean isPhase(String name) {
        return BOUND_BY_MAVEN.contains(name) || EMPTY_PHASES.contains(name);
    }

    /** Whether Maven has something to do in a phase, other than in those before it. */
    boolean isBound(String phase, List<String> profiles) {
        return BOUND_BY_MAVEN.contains(phase) || texts("/project/build//execution/phase").contains(phase)
                || profiles.stream().anyMatch(profile ->
                        texts("//profile[id='" + profile + "']//execution/phase").contains(phase));
    }

    /** Whether a goal's plugin is pinned here: by its prefix, or by its name in full. */
    boolean hasPluginOf(String goal) {
        String[] parts = goal.split(":");
        String plugin = parts[Math.max(0, parts.length - 2)];
        return texts("//plugin/artifactId").stream().anyMatch(id -> id.equals(plugin)
                || id.equals("maven-" + plugin + "-plugin") || id.equals(plugin + "-maven-plugin")
                || id.equals(plugin + "-maven"));
    }

    private List<String> texts(String path) {
        return nodes(path).stream().map(Node::getTextContent).map(String::strip).toList();
    }

    private List<Node> nodes(String path) {
        try {
            NodeList found = (NodeList) XPathFactory.newDefaultInstance().newXPath()
                    .evaluate(path, root, XPathConstants.NODESET);
            List<Node> nodes = new ArrayList<>();
            for (int i = 0; i < found.getLength(); i++) {
                nodes.add(found.item(i));
            }
            return nodes;
        } catch (XPathExpressionException e) {
            throw new IllegalArgumentException(path, e);
        }
    }
}
