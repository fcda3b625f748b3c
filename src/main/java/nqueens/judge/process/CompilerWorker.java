package nqueens.judge.process;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.stream.Stream;

import nqueens.judge.compiler.Compilation;
import nqueens.judge.compiler.Compiler;
import nqueens.judge.submission.Sources;
import nqueens.judge.worker.Frames;
import nqueens.judge.worker.RecordCodec;

/**
 * The main class of the JVM that compiles submissions. Each frame on standard input holds the {@link Sources} of an
 * exercise; a frame with its {@link Compilation} goes to standard output. The JVM ends when its input ends.
 */
public final class CompilerWorker {

    private CompilerWorker() {
    }

    /** Compiles until the input ends. The arguments are the folder of the contract and the class path for tests. */
    public static void main(String[] arguments) throws IOException {
        InputStream requests = new FileInputStream(FileDescriptor.in);
        OutputStream replies = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16);
        Frames.writeReady(replies);
        Compiler compiler = new Compiler(Path.of(arguments[0]),
                Stream.of(arguments).skip(1).map(Path::of).toList());
        while (true) {
            Frames.Frame frame = Frames.read(requests);
            Compilation compilation = compiler.compile(RecordCodec.decoded(Sources.class, frame.content()));
            Frames.write(replies, frame.tag(), RecordCodec.encoded(Compilation.class, compilation));
        }
    }
}
