package nqueens.judge.worker;

import java.io.IOException;
import java.io.InputStream;

/** The class files of tests, as a compiler would give them. */
final class ClassFiles {

    private ClassFiles() {
    }

    /** Gives the bytes of a class that stands on the class path. */
    static byte[] of(Class<?> type) throws IOException {
        try (InputStream file = type.getResourceAsStream("/" + type.getName().replace('.', '/') + ".class")) {
            return file.readAllBytes();
        }
    }
}
