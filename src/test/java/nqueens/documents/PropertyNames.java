package nqueens.documents;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;

/** The names of the properties that our code asks for, found where it does: nobody keeps a list of them. */
final class PropertyNames extends TreeScanner<Void, Set<String>> {

    private static final List<Path> SOURCES =
            List.of(Path.of("src/browser/java"), Path.of("src/main/java"), Path.of("src/test/java"));
    /** Methods of the JDK, of JUnit and of a {@code Function} that give a property's value for its name. */
    private static final Set<String> METHODS = Set.of(
            "getProperty", "getInteger", "getLong", "getBoolean", "getConfigurationParameter", "apply");

    /** The constants of one file. */
    private final Map<String, String> constants = new HashMap<>();

    private PropertyNames() {
    }

    /** Finds them in all sources of the project. */
    static Set<String> read() {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            JavacTask task = (JavacTask) compiler.getTask(null, files, null, List.of("-proc:none"), null,
                    files.getJavaFileObjectsFromPaths(SOURCES.stream().flatMap(PropertyNames::sources).toList()));
            Set<String> names = new TreeSet<>();
            for (CompilationUnitTree file : task.parse()) {
                PropertyNames finder = new PropertyNames();
                // once more, since a constant may stand below its use
                finder.scan(file, names);
                finder.scan(file, names);
            }
            return names;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Void visitVariable(VariableTree variable, Set<String> names) {
        if (variable.getInitializer() instanceof LiteralTree literal && literal.getValue() instanceof String text) {
            constants.put(variable.getName().toString(), text);
        }
        return super.visitVariable(variable, names);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree call, Set<String> names) {
        if (call.getMethodSelect() instanceof MemberSelectTree method && !call.getArguments().isEmpty()
                && METHODS.contains(method.getIdentifier().toString())) {
            add(call.getArguments().get(0), names);
        }
        return super.visitMethodInvocation(call, names);
    }

    private void add(ExpressionTree argument, Set<String> names) {
        if (argument instanceof LiteralTree literal && literal.getValue() instanceof String text) {
            names.add(text);
        }
        if (argument instanceof IdentifierTree constant && constants.containsKey(constant.getName().toString())) {
            names.add(constants.get(constant.getName().toString()));
        }
    }

    private static Stream<Path> sources(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
