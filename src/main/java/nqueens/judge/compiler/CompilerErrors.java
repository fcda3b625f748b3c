package nqueens.judge.compiler;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/** Selects the javac error that shows the mistake, and adds advice if the error's wording is misleading. */
final class CompilerErrors {

    private static final String NOT_OVERRIDDEN = "compiler.err.does.not.override.abstract";
    private static final String OTHER_RETURN_TYPE = "compiler.err.override.incompatible.ret";
    private static final String PUBLIC_IN_OTHER_FILE = "compiler.err.class.public.should.be.in.file";
    private static final String NO_RETURN_TYPE = "compiler.err.invalid.meth.decl.ret.type.req";
    private static final String NO_PACKAGE = "compiler.err.doesnt.exist";
    private static final Pattern PACKAGE = Pattern.compile("package (\\S+) does not exist");
    private static final String BAD_OPERANDS = "compiler.err.operator.cant.be.applied.1";
    private static final Pattern BITS_OF_A_COMPARISON =
            Pattern.compile("operator '[&|^]'\\s+first type: +int\\s+second type: +boolean");
    private static final List<String> NO_SYMBOL =
            List.of("compiler.err.cant.resolve", "compiler.err.cant.resolve.location");
    private static final Pattern SYMBOL = Pattern.compile("symbol: +(class|variable) (\\w+)");
    private static final String JUNIT_4 = "org.junit";
    private static final String SUFFIX = ".java";

    private CompilerErrors() {
    }

    /** {@return the most helpful error: the first one, or a wrong return type that makes a method seem missing} */
    static Diagnostic<? extends JavaFileObject> mostHelpful(List<Diagnostic<? extends JavaFileObject>> errors) {
        Diagnostic<? extends JavaFileObject> first = errors.get(0);
        return errors.stream().filter(error -> NOT_OVERRIDDEN.equals(first.getCode())
                && OTHER_RETURN_TYPE.equals(error.getCode())).findFirst().orElse(first);
    }

    static String advice(Diagnostic<? extends JavaFileObject> error) throws IOException {
        return switch (error.getCode()) {
            case PUBLIC_IN_OTHER_FILE -> otherName(error.getSource());
            case NO_RETURN_TYPE -> "\na constructor is called like its class, and a method says what it returns";
            case NO_PACKAGE -> missing(PACKAGE.matcher(error.getMessage(Locale.ENGLISH)).replaceFirst("$1"));
            case BAD_OPERANDS -> BITS_OF_A_COMPARISON.matcher(error.getMessage(Locale.ENGLISH)).find()
                    ? "\n== and != bind more tightly than & and |: write (a & b) != 0" : "";
            default -> NO_SYMBOL.contains(error.getCode()) ? imported(error.getMessage(Locale.ENGLISH)) : "";
        };
    }

    private static String imported(String message) {
        Matcher symbol = SYMBOL.matcher(message);
        return symbol.find() ? Stream.of("java.util.", "java.util.function.", "java.util.stream.")
                .map(name -> name.concat(symbol.group(2))).filter(CompilerErrors::isClass).findFirst()
                .map(name -> "\nis 'import " + name + ";' missing?").orElse("") : "";
    }

    private static boolean isClass(String name) {
        return CompilerErrors.class.getResource("/" + name.replace('.', '/') + ".class") != null;
    }

    private static String missing(String name) {
        return name.equals(JUNIT_4) ? "\nthat is JUnit 4: tests here are of JUnit 5, org.junit.jupiter.api"
                : name.contains(".") ? "" : "\neach exercise is compiled alone, without the classes of another";
    }

    private static String otherName(JavaFileObject file) throws IOException {
        String name = file.getName().substring(1, file.getName().length() - SUFFIX.length());
        return Pattern.compile("\\b(class|interface|enum|record)\\s+" + Pattern.quote(name) + "\\b")
                .matcher(file.getCharContent(true)).find() ? ""
                : "\nthe file has the right name: call the class " + name;
    }
}
