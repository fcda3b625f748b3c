package nqueens.judge.meter;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import nqueens.judge.worker.Counters;
import nqueens.judge.worker.Events;
import nqueens.judge.worker.SubmissionLoader;
import nqueens.recording.Event;
import nqueens.recording.Recording;
import nqueens.recording.Value;

/** Classes that are compiled, metered, and recorded while one of their methods is called, as a worker does. */
final class RecordedSnippet {

    private final Meter.Metered metered;
    private final Recorder.Recorded recorded;
    private Object answer;
    private Object answerUnrecorded;
    private Recording recording;

    private RecordedSnippet(Map<String, String> files) {
        metered = Snippet.metered(files);
        recorded = Recorder.record(metered.classes());
    }

    /** A class {@code A} with the statements of {@code run()} on its second line, and members below it. */
    static RecordedSnippet of(String statements, String... members) {
        return new RecordedSnippet(Map.of("A.java", """
                import java.util.*; import java.util.function.*; class A {
                static Object run() throws Exception { %s }
                %s
                }
                """.formatted(statements, String.join("\n", members)))).call("A", "run");
    }

    /** A solver with one source. */
    static RecordedSnippet of(String name, String text, String method, Object... arguments) {
        return new RecordedSnippet(Map.of(name.replaceFirst(".*\\.", "") + ".java", text))
                .call(name, method, arguments);
    }

    /** Classes in files of their own, of which {@code A} has the method {@code run()}. */
    static RecordedSnippet of(Map<String, String> files) {
        return new RecordedSnippet(files).call("A", "run");
    }

    private RecordedSnippet call(String name, String method, Object... arguments) {
        try {
            Class<?> type = new SubmissionLoader(recorded.classes()).loadClass(name);
            Counters.of(metered.blocks().steps(), () -> { });
            Recording.End end = Recording.End.RETURNED;
            answerUnrecorded = unrecorded(name, method, arguments);
            Events.begin();
            try {
                answer = called(type, method, arguments);
            } catch (InvocationTargetException e) {
                end = Recording.End.THREW;
            } finally {
                Events.end();
            }
            recording = Recording.of(method, 0, end, answer, recorded.names(),
                    Events.taken());
            return this;
        } catch (ReflectiveOperationException | IOException e) {
            throw new AssertionError(e);
        }
    }

    private Object unrecorded(String name, String method, Object... arguments) throws ReflectiveOperationException {
        try {
            return called(new SubmissionLoader(metered.classes()).loadClass(name), method, arguments);
        } catch (InvocationTargetException e) {
            return null;
        }
    }

    private static Object called(Class<?> type, String method, Object... arguments)
            throws ReflectiveOperationException {
        for (Method each : type.getDeclaredMethods()) {
            if (each.getName().equals(method)) {
                each.setAccessible(true);
                boolean isStatic = Modifier.isStatic(each.getModifiers());
                return each.invoke(isStatic ? null : type.getConstructor().newInstance(), arguments);
            }
        }
        throw new NoSuchMethodException(method);
    }

    /** What the method returned. */
    Object answer() {
        return answer;
    }

    /** What it returns where nothing is recorded. */
    Object answerUnrecorded() {
        return answerUnrecorded;
    }

    Recording recording() {
        return recording;
    }

    /** What happened, an event a line; without those that say only which line was reached. */
    List<String> told() {
        return recording.events().stream().filter(event -> !(event instanceof Event.Reach)).map(this::text)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /** The lines on which something happened, in order. */
    List<Integer> lines() {
        return recording.events().stream().map(Event::line).toList();
    }

    private String text(Event event) {
        if (event instanceof Event.Enter enter) {
            return recording.names().methods().get(enter.method()) + enter.arguments().stream().map(this::text)
                    .collect(Collectors.joining(", ", "(", ")"));
        }
        if (event instanceof Event.Return back) {
            return "return " + text(back.value());
        }
        if (event instanceof Event.Write write) {
            return "#" + write.array() + "[" + write.index() + "] = " + text(write.value());
        }
        if (event instanceof Event.Assign assign) {
            boolean isField = recording.names().fields().contains(assign.name());
            return (isField ? "field " : "") + recording.names().variables().get(assign.name()) + " = "
                    + text(assign.value());
        }
        if (event instanceof Event.Meet meet) {
            return "#" + meet.array() + " is " + meet.type() + " " + meet.contents();
        }
        return event instanceof Event.Add add ? "add #" + add.array() : "throw";
    }

    private String text(Value value) {
        return switch (value.kind()) {
            case OTHER -> "?";
            case INT -> Integer.toString(value.number());
            case BOOLEAN -> value.number() == 1 ? "true" : "false";
            case ARRAY -> "#" + value.number();
            case NULL -> "null";
        };
    }
}
