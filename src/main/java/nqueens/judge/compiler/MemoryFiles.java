package nqueens.judge.compiler;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.HashMap;
import java.util.Map;

import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;

/** Gives the compiler its sources from memory, and takes the class files there. */
final class MemoryFiles extends ForwardingJavaFileManager<StandardJavaFileManager> {

    private final Map<String, ByteArrayOutputStream> classes = new HashMap<>();

    MemoryFiles(StandardJavaFileManager platform) {
        super(platform);
    }

    /** One source under its file name. */
    static final class Source extends SimpleJavaFileObject {
        private final String name;
        private final String text;

        Source(String name, String text) {
            super(URI.create("memory:///" + name), Kind.SOURCE);
            this.name = name;
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }

        @Override
        public String getName() {
            return name;
        }
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
            Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
        URI uri = URI.create("memory:///" + className.replace('.', '/') + kind.extension);
        return new SimpleJavaFileObject(uri, kind) {
            @Override
            public OutputStream openOutputStream() {
                ByteArrayOutputStream file = new ByteArrayOutputStream();
                classes.put(className, file);
                return file;
            }
        };
    }

    Map<String, byte[]> classes() {
        Map<String, byte[]> files = new HashMap<>();
        classes.forEach((name, file) -> files.put(name, file.toByteArray()));
        return files;
    }
}
