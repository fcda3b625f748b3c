package nqueens.judge.compiler;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import nqueens.NotStartedException;
import nqueens.QueensSolver;

/** A folder that holds the classes of the contract and nothing else, as the judge makes one for its compiler. */
final class ContractFolder {

    private final Path folder;

    /** Copies the contract to an empty folder. */
    ContractFolder(Path folder) {
        this.folder = folder;
        copy(QueensSolver.class);
        copy(NotStartedException.class);
    }

    /** Compiles one file. */
    Compilation compile(String name, String text) {
        return compile(Map.of(name, text));
    }

    Compilation compile(Map<String, String> files) {
        return new Compiler(folder).compileUnmetered(new Sources(files));
    }

    /** Compiles one file that is expected to be right. */
    Compilation.Compiled compiled(String name, String text) {
        return compiled(Map.of(name, text));
    }

    Compilation.Compiled compiled(Map<String, String> files) {
        Compilation compilation = compile(files);
        if (compilation instanceof Compilation.Compiled compiled) {
            return compiled;
        }
        throw new AssertionError(((Compilation.Failed) compilation).message());
    }

    /** Gives the error in one file that is expected to be wrong. */
    String error(String name, String text) {
        return error(Map.of(name, text));
    }

    String error(Map<String, String> files) {
        if (compile(files) instanceof Compilation.Failed failed) {
            return failed.message();
        }
        throw new AssertionError("compiles: " + files);
    }

    private void copy(Class<?> type) {
        String file = type.getName().replace('.', '/') + ".class";
        try (InputStream bytes = type.getClassLoader().getResourceAsStream(file)) {
            Path target = folder.resolve(file);
            Files.createDirectories(target.getParent());
            Files.copy(bytes, target);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
