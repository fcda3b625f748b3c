package nqueens.watch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

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
     * @return the backup
     * @throws IOException if that can't be done; then the learner's file is as it was
     */
    Path putBack() throws IOException {
        String text = Files.readString(stub);
        Path backup = backup();
        Files.copy(solver, backup, StandardCopyOption.COPY_ATTRIBUTES);
        Path written = Files.writeString(solver.resolveSibling("." + solver.getFileName() + ".new"), text);
        Files.move(written, solver, StandardCopyOption.REPLACE_EXISTING);
        return backup;
    }

    private Path backup() {
        int number = 1;
        Path backup = numbered(number);
        while (Files.exists(backup)) {
            number++;
            backup = numbered(number);
        }
        return backup;
    }

    private Path numbered(int number) {
        return solver.resolveSibling(solver.getFileName() + "." + number + "~");
    }
}
