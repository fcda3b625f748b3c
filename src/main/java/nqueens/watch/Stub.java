package nqueens.watch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * An exercise's stub, which can be put back in the place of what was written.
 *
 * @param stub the stub as a learner finds it
 * @param solver the learner's file
 */
record Stub(Path stub, Path solver) {

    /**
     * Puts the stub in the place of the learner's file, of which a backup is kept beside it: its name ends in
     * {@code ~}, so that the judge doesn't read it.
     *
     * @return the backup; empty if there is nothing to keep, since the file is gone, or is the stub
     * @throws IOException if that can't be done; then the learner's file is as it was
     */
    Optional<Path> putBack() throws IOException {
        String text = Files.readString(stub);
        Optional<Path> backup = Files.exists(solver) && Files.mismatch(solver, stub) >= 0
                ? Optional.of(backup()) : Optional.empty();
        if (backup.isPresent()) {
            Files.copy(solver, backup.get(), StandardCopyOption.COPY_ATTRIBUTES);
        }
        Path written = Files.writeString(solver.resolveSibling("." + solver.getFileName() + ".new"), text);
        Files.move(written, solver, StandardCopyOption.REPLACE_EXISTING);
        return backup;
    }

    private Path backup() {
        return IntStream.iterate(1, number -> number + 1)
                .mapToObj(number -> solver.resolveSibling(solver.getFileName() + "." + number + "~"))
                .filter(Files::notExists).findFirst().orElseThrow();
    }
}
