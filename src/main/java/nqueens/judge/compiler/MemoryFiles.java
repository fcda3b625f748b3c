package nqueens.judge.compiler;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.HashMap;
import java.util.Map;

import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;

/** Gives the compiler its sources from memory, and keeps the class files in memory. */
final class MemoryFiles extends ForwardingJavaFileManager<JavaFileManager> {

    private final Map<String, ByteArrayOutputStream> classes = new HashMap<>();

    MemoryFiles(JavaFileManager library) {
        super(library);
    }

    static JavaFileObject source(String path, String text) {
        return new SimpleJavaFileObject(uri(path), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return text;
            }
        };
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
            Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
        return new SimpleJavaFileObject(uri(className.replace('.', '/') + kind.extension), kind) {
            @Override
            public OutputStream openOutputStream() {
                ByteArrayOutputStream file = new ByteArrayOutputStream();
                classes.put(className, file);
                return file;
            }
        };
    }

    /** Confirms that a source is in the right place; javac asks this about a source that declares a module. */
    @Override
    public boolean contains(Location location, FileObject file) {
        return true;
    }

    Map<String, byte[]> classes() {
        Map<String, byte[]> files = new HashMap<>();
        classes.forEach((name, file) -> files.put(name, file.toByteArray()));
        return files;
    }

    /** Returns the URI of a file, whose path may contain any character, even a blank or a percent sign. */
    private static URI uri(String path) {
        try {
            return new URI("memory", "", "/" + path, null);
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
