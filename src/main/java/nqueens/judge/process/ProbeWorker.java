package nqueens.judge.process;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

import nqueens.judge.worker.Frames;
import nqueens.judge.worker.RecordCodec;
import nqueens.judge.worker.Surroundings;

/**
 * The main class of the JVM that stands in a submission's place before any does. It does a fixed piece
 * of work of the kind that solvers do (calls, array accesses, branches, bit operations), from whose CPU
 * time the judge tells the speed of the machine; and it looks around, and tells what it finds.
 */
public final class ProbeWorker {

    private static final int SIEVE = 1_500_000;
    private static final int ROUNDS = 12;
    private static final int DEPTH = 38;
    private static final int CONNECT_MILLIS = 500;

    private ProbeWorker() {
    }

    /** What is asked for. */
    enum ProbeTask {
        /** The fixed piece of work; the answer says nothing, its CPU time does. */
        WORK,
        /** The {@link Surroundings}. */
        LOOK,
        /** As many threads at a time as a submission may have; the answer says whether they were to be had. */
        THREADS;

        byte[] request() {
            return new byte[] {(byte) ordinal()};
        }
    }

    /**
     * Answers requests, each a {@link ProbeTask}'s number, until it is ended; the arguments are a file of the judge's,
     * a port that the judge listens on, and how many threads a submission may have.
     *
     * @throws IOException if the pipe to the judge breaks
     */
    public static void main(String[] arguments) throws IOException {
        InputStream requests = new FileInputStream(FileDescriptor.in);
        OutputStream replies = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out));
        Frames.writeReady(replies);
        while (true) {
            Frames.Frame request = Frames.read(requests);
            Frames.write(replies, request.tag(), answer(ProbeTask.values()[request.content()[0]], arguments));
        }
    }

    private static byte[] answer(ProbeTask task, String[] arguments) {
        if (task == ProbeTask.WORK) {
            return new byte[] {(byte) worked()};
        }
        if (task == ProbeTask.LOOK) {
            return RecordCodec.encoded(Surroundings.class,
                    surroundings(Path.of(arguments[0]), Integer.parseInt(arguments[1])));
        }
        return new byte[] {(byte) (hasThreads(Integer.parseInt(arguments[2])) ? 1 : 0)};
    }

    /** Starts threads that all live at a time; they stay: the JVM ends soon. */
    private static boolean hasThreads(int number) {
        try {
            for (int i = 0; i < number; i++) {
                Thread thread = new Thread(LockSupport::park);
                thread.setDaemon(true);
                thread.start();
            }
            return true;
        } catch (OutOfMemoryError e) {
            return false;
        }
    }

    private static int worked() {
        int result = calls(DEPTH);
        for (int round = 0; round < ROUNDS; round++) {
            result ^= primes(SIEVE - round);
        }
        return result;
    }

    private static int calls(int depth) {
        return depth < 2 ? depth : calls(depth - 1) + calls(depth - 2);
    }

    private static int primes(int below) {
        boolean[] composite = new boolean[below];
        int primes = 0;
        for (int number = 2; number < below; number++) {
            if (!composite[number]) {
                primes++;
                for (int multiple = 2 * number; multiple < below; multiple += number) {
                    composite[multiple] = true;
                }
            }
        }
        return primes;
    }

    private static Surroundings surroundings(Path judgeFile, int port) {
        return new Surroundings(
                System.getProperty("java.home"), System.getenv(),
                ModuleLayer.boot().modules().stream().map(Module::getName).sorted().toList(),
                Runtime.getRuntime().maxMemory() >> 20,
                ProcessHandle.allProcesses().count(),
                Files.exists(judgeFile),
                connects(port),
                writable());
    }

    private static boolean connects(int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), CONNECT_MILLIS);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    private static List<String> writable() {
        return Stream.of("/", "/tmp", "/dev/shm", System.getProperty("java.home"), System.getProperty("user.dir"))
                .filter(folder -> Files.isWritable(Path.of(folder))).toList();
    }
}
