package nqueens.judge.process;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/**
 * The judge's own solver, which runs before any submission. It does a fixed piece of typical work (calls, array
 * accesses, branches, bit operations), whose CPU time gives the speed of the machine; and it reports its surroundings.
 */
public final class ProbeSolver implements BiFunction<String, Object, Object> {

    private static final int SIEVE = 1_500_000;
    private static final int ROUNDS = 12;
    private static final int DEPTH = 38;
    private static final int CONNECT_MILLIS = 500;

    /** {@return the answer to a question about something} */
    @Override
    public Object apply(String question, Object about) {
        return switch (question) {
            case "work" -> worked();
            case "threads" -> started((Integer) about);
            case "home" -> System.getProperty("java.home");
            case "variables" -> System.getenv().entrySet().stream()
                    .map(variable -> variable.getKey().concat("=").concat(variable.getValue())).toList();
            case "modules" -> ModuleLayer.boot().modules().stream().map(Module::getName).sorted().toList();
            case "heap" -> Runtime.getRuntime().maxMemory() >> 20;
            case "processes" -> ProcessHandle.allProcesses().count();
            case "file" -> Files.exists(Path.of((String) about));
            case "port" -> connects((Integer) about);
            default -> Stream.of("/", "/tmp", "/dev/shm", System.getProperty("java.home"),
                    System.getProperty("user.dir")).filter(folder -> Files.isWritable(Path.of(folder))).toList();
        };
    }

    /** Starts threads that live at the same time; they are never ended, since the JVM ends soon. */
    private static int started(int number) {
        for (int i = 0; i < number; i++) {
            Thread thread = new Thread(LockSupport::park);
            thread.setDaemon(true);
            thread.start();
        }
        return number;
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

    private static boolean connects(int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), CONNECT_MILLIS);
            return true;
        } catch (IOException e) {
            return false;
        }
    }
}
