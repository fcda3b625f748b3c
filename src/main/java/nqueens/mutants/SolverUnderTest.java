package nqueens.mutants;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

import nqueens.NotStartedException;
import nqueens.QueensSolver;

/**
 * Hands tests the solver that they test, wherever a constructor or a test has a parameter of type {@link QueensSolver};
 * each gets a solver of its own. The judge hands in right solvers and wrong ones, one after the other. Started from an
 * IDE it is your own solver of {@code bitmask}, and a right one as long as that is the stub.
 */
public final class SolverUnderTest implements ParameterResolver {

    private static final String OWN = "bitmask.BitmaskQueens";

    /** What the judge has tested; null where nobody judges. */
    private static Supplier<QueensSolver> judged;

    /** Has solvers tested that share what they keep, if they keep anything. */
    static void test(Supplier<QueensSolver> solvers) {
        judged = solvers;
        Handed.SOLVERS.clear();
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == QueensSolver.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return judged == null ? own(context.getRequiredTestClass().getClassLoader()) : new Handed(judged.get());
    }

    private static QueensSolver own(ClassLoader loader) {
        try {
            QueensSolver own = (QueensSolver) loader.loadClass(OWN).getConstructor().newInstance();
            own.count(1);
            return own;
        } catch (ReflectiveOperationException | NotStartedException e) {
            return Right.SORTED.solvers().get();
        }
    }

    /**
     * All that a test sees of a solver. It has no field by which one is told from another, and what it throws has no
     * frames.
     */
    private static final class Handed implements QueensSolver {

        private static final Map<Handed, QueensSolver> SOLVERS = new IdentityHashMap<>();

        Handed(QueensSolver solver) {
            synchronized (SOLVERS) {
                SOLVERS.put(this, solver);
            }
        }

        @Override
        public List<int[]> solve(int n) {
            try {
                return solver().solve(n);
            } catch (RuntimeException | Error e) {
                silence(e);
                throw e;
            }
        }

        @Override
        public long count(int n) {
            try {
                return solver().count(n);
            } catch (RuntimeException | Error e) {
                silence(e);
                throw e;
            }
        }

        private QueensSolver solver() {
            synchronized (SOLVERS) {
                return SOLVERS.get(this);
            }
        }

        private static void silence(Throwable thrown) {
            List<StackTraceElement> frames = new ArrayList<>();
            for (StackTraceElement frame : thrown.getStackTrace()) {
                if (frame.getClassName().equals(Handed.class.getName())) {
                    frames.add(frame);
                }
            }
            thrown.setStackTrace(frames.toArray(new StackTraceElement[0]));
        }
    }
}
