package nqueens.judge.compiler;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

import com.sun.source.util.JavacTask;

import nqueens.judge.api.AllowedApi;
import nqueens.judge.api.UsedApi;
import nqueens.judge.meter.Meter;
import nqueens.judge.meter.recorder.Recorder;
import nqueens.judge.submission.Sources;

/** Compiles one exercise at a time with the JDK's compiler. Solvers see only the contract, tests also libraries. */
public final class Compiler {

    /** Options of javac; {@code -proc:none} ensures that no code of a submission runs during a compilation. */
    private static final List<String> OPTIONS =
            List.of("-proc:none", "-implicit:none", "-g", "-nowarn", "-Xlint:none");

    /** Selects Java 17 on any JDK. JDK 17 needs no option; handling one would take a third of a compilation's time. */
    private static final List<String> RELEASE =
            Runtime.version().feature() == 17 ? List.of() : List.of("--release", "17");

    private static final AllowedApi ALLOWED = AllowedApi.standard();
    private static final AllowedApi ALLOWED_IN_TESTS = AllowedApi.tests();

    /** Maximum size of the recording classes, in bytes; they are sent to the worker with the judged classes. */
    private static final int MOST_RECORDED = 1 << 20;

    private static final int MOST_RECENT = 8;

    private static final int SHOWN = 72;
    private static final int SHOWN_BEFORE = 50;

    /** Matches JDK 17's error for an unexported package; the message says, as later JDKs do, that it doesn't exist. */
    private static final Pattern KEPT_BACK = Pattern.compile(
            "(package \\S+) is not visible\\R.*, which does not export it to the unnamed module\\)");

    private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    private final Path contract;
    private final List<Path> forTests;
    /** Class files of recent compilations, by source text: the judge may soon need the same solver without a part. */
    private final Map<Map<String, String>, Map<String, byte[]>> recent = new HashMap<>();
    /** The libraries for compiling solvers (false) and tests (true), which stay open between compilations. */
    private final Map<Boolean, JavaFileManager> libraries = new HashMap<>();

    /** Creates a compiler; {@code forTests} are the libraries that only tests may use. */
    public Compiler(Path contract, List<Path> forTests) {
        this.contract = contract;
        this.forTests = List.copyOf(forTests);
        library(false);
    }

    private JavaFileManager library(boolean areTests) {
        return libraries.computeIfAbsent(areTests, key -> {
            StandardJavaFileManager files =
                    compiler.getStandardFileManager(null, Locale.ENGLISH, StandardCharsets.UTF_8);
            try {
                files.setLocationFromPaths(StandardLocation.CLASS_PATH,
                        Stream.concat(Stream.of(contract), forTests.stream().filter(place -> areTests)).toList());
                files.setLocationFromPaths(StandardLocation.SOURCE_PATH, List.of());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return files;
        });
    }

    /** Compiles one exercise's sources to metered class files and finds forbidden uses, or returns an error. */
    public Compilation compile(Sources sources) {
        return compile(sources, classes -> Meter.meter(classes, sources.without()));
    }

    /** Compiles like {@link #compile}, but without counting. */
    public Compilation compileUnmetered(Sources sources) {
        return compile(sources, Meter::unmetered);
    }

    private synchronized Compilation compile(Sources sources,
            Function<Map<String, byte[]>, Meter.MeteredClasses> metering) {
        Map<String, byte[]> known = recent.get(sources.files());
        if (sources.without().isPresent() && known != null) {
            return compiled(known, metering, sources);
        }
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        MemoryFiles files = new MemoryFiles(library(sources.areTests()));
        List<String> options = Stream.of(RELEASE, OPTIONS).flatMap(List::stream).toList();
        List<JavaFileObject> units = new ArrayList<>();
        sources.files().forEach((name, text) -> units.add(MemoryFiles.source(name, text)));
        try {
            ((JavacTask) compiler.getTask(null, files, diagnostics, options, null, units)).generate();
            Optional<Compilation> failed = firstError(diagnostics);
            if (recent.size() == MOST_RECENT) {
                recent.clear();
            }
            recent.put(sources.files(), files.classes());
            return failed.isPresent() ? failed.get() : compiled(files.classes(), metering, sources);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Compilation compiled(
            Map<String, byte[]> files, Function<Map<String, byte[]>, Meter.MeteredClasses> metering, Sources sources) {
        // exactly these classes are loaded later, with only counting and recording added
        Map<String, byte[]> classes = UncalledMain.removedFrom(files);
        AllowedApi allowed = sources.areTests() ? ALLOWED_IN_TESTS : ALLOWED;
        Optional<String> breach = allowed.breach(UsedApi.of(classes, use -> !allowed.allows(use)));
        if (breach.isPresent()) {
            return new Compilation.Compiled(Meter.unmetered(classes), Optional.empty(), breach);
        }
        Meter.MeteredClasses metered = metering.apply(classes);
        return new Compilation.Compiled(metered,
                sources.areTests() || sources.without().isPresent() ? Optional.empty() : recorded(metered.classes()),
                breach);
    }

    private static Optional<Recorder.RecordedClasses> recorded(Map<String, byte[]> classes) {
        return Recorder.record(classes).filter(recorded ->
                recorded.classes().values().stream().mapToInt(file -> file.length).sum() < MOST_RECORDED);
    }

    private static Optional<Compilation> firstError(DiagnosticCollector<JavaFileObject> diagnostics)
            throws IOException {
        List<Diagnostic<? extends JavaFileObject>> errors = diagnostics.getDiagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR).toList();
        if (errors.isEmpty()) {
            return Optional.empty();
        }
        Diagnostic<? extends JavaFileObject> error = CompilerErrors.mostHelpful(errors);
        return Optional.of(new Compilation.Failed(text(error) + CompilerErrors.advice(error)));
    }

    /** Formats an error: its place, the message, the line of code, and a mark below the line. */
    static String text(Diagnostic<? extends JavaFileObject> error) throws IOException {
        String message = error.getMessage(Locale.ENGLISH);
        if (error.getPosition() == Diagnostic.NOPOS) {
            return message;
        }
        int position = (int) error.getPosition();
        Matcher keptBack = KEPT_BACK.matcher(message);
        if (keptBack.matches()) {
            message = keptBack.group(1) + " does not exist";
            position = (int) error.getEndPosition();
        }
        String source = error.getSource().getCharContent(true).toString();
        // the error's own column is no help: it counts a tab as up to eight columns
        int start = Math.max(source.lastIndexOf('\n', position - 1), source.lastIndexOf('\r', position - 1)) + 1;
        // a long line is cut to the part around the position, so that the mark fits on a narrow terminal
        int shown = Math.max(start, position - SHOWN_BEFORE);
        String rest = source.substring(shown).split("[\r\n]", 2)[0];
        String code = rest.substring(0, Math.min(SHOWN, rest.length()));
        String before = source.substring(shown, position).replaceAll("[^\t]", " ");
        return error.getSource().getName().substring(1) + ":" + error.getLineNumber() + ": " + message + "\n"
                + code + "\n" + before + "^";
    }
}
