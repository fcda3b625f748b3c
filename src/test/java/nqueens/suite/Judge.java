package nqueens.suite;

import java.lang.reflect.Method;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.StoreScope;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.opentest4j.TestAbortedException;

import nqueens.judge.Check;
import nqueens.judge.CheckResult;
import nqueens.judge.Exercise;
import nqueens.judge.ExerciseRun;
import nqueens.judge.SolverUnderTest;

/**
 * Judges while JUnit runs the suite: hands each case the solver to ask, notes on the exercise's score
 * sheet what came of it, and leaves out cases that have nothing to add. A check that is not accepted
 * fails as a test; with {@code kata.failures=brief}, as Maven is told, only the first one of an
 * exercise does, and in one line, since the scoreboard tells the rest. With {@code -Dkata.minimum=} no
 * check fails but one on which the judge failed: the run's points decide at its end.
 */
final class Judge implements InvocationInterceptor, ParameterResolver {

    private static final Namespace NAMESPACE = Namespace.create(Judge.class);

    @Override
    public void interceptTestMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        judge(invocation, method, context);
    }

    @Override
    public void interceptTestTemplateMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        judge(invocation, method, context);
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        Class<?> type = parameter.getParameter().getType();
        return type == SolverUnderTest.class || type == ExerciseRun.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        JudgeRun run = run(context);
        if (run.problem().isPresent() || !run.isJudged(exerciseOf(context))) {
            return null;
        }
        ExerciseRun exercise = exercise(context);
        return parameter.getParameter().getType() == ExerciseRun.class ? exercise : exercise.solver();
    }

    private static void judge(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        JudgeRun run = run(context);
        if (run.problem().isPresent()) {
            invocation.skip();
            throw run.isFirstToTell() ? new NotAcceptedError(isBrief(context) ? "nothing was judged"
                    : run.problem().get()) : leftOut(run.problem().get());
        }
        if (!run.isJudged(exerciseOf(context))) {
            invocation.skip();
            throw leftOut(exerciseOf(context).id() + " is left out by -Dkata.points");
        }
        Check check = method.getExecutable().getAnnotation(Judged.class).value();
        ExerciseRun exercise = exercise(context);
        synchronized (exercise) {
            judge(invocation, check, exercise, context);
        }
    }

    private static void judge(
            Invocation<Void> invocation, Check check, ExerciseRun exercise, ExtensionContext context)
            throws Throwable {
        if (exercise.isRefused(check)) {
            invocation.skip();
            throw leftOut(check.id() + " is not accepted, whatever this case says");
        }
        boolean isFirst = !exercise.isRefused();
        try {
            invocation.proceed();
            exercise.accept(check);
        } catch (Throwable failure) {
            exercise.refuse(check, failure);
            CheckResult result = exercise.result(check);
            throw run(context).isLeftToTheEnd(result.verdict())
                    ? leftOut(heading(result)) : told(result, isFirst, context);
        }
    }

    private static RuntimeException leftOut(String reason) {
        return new LeftOut(reason);
    }

    private static Throwable told(CheckResult result, boolean isFirst, ExtensionContext context) {
        String heading = heading(result);
        if (!isBrief(context)) {
            return new NotAcceptedError(heading + "\n" + result.message());
        }
        return isFirst ? new NotAcceptedError(heading) : leftOut(heading);
    }

    private static String heading(CheckResult result) {
        return result.verdict().words() + " in " + result.id();
    }

    private static Exercise exerciseOf(ExtensionContext context) {
        return ((QueensSolverContract) context.getRequiredTestInstance()).exercise();
    }

    private static boolean isBrief(ExtensionContext context) {
        return context.getConfigurationParameter("kata.failures").orElse("whole").equals("brief");
    }

    private static JudgeRun run(ExtensionContext context) {
        return context.getRoot().getStore(NAMESPACE).getOrComputeIfAbsent(
                JudgeRun.class, key -> new JudgeRun(context::getConfigurationParameter,
                        context.getStore(StoreScope.LAUNCHER_SESSION, NAMESPACE)), JudgeRun.class);
    }

    /** The exercise of the test's class; its worker ends together with the class. */
    private static ExerciseRun exercise(ExtensionContext context) {
        ExerciseRun exercise = run(context).exercise(exerciseOf(context));
        ExtensionContext ofClass = context;
        while (ofClass.getTestMethod().isPresent()) {
            ofClass = ofClass.getParent().orElseThrow();
        }
        ofClass.getStore(NAMESPACE).getOrComputeIfAbsent(
                AutoCloseable.class, key -> exercise::endWorker, AutoCloseable.class);
        return exercise;
    }

    /** Leaves a case out in words alone; the frames would take longer to find and to sort than many a case. */
    private static final class LeftOut extends TestAbortedException {

        private static final long serialVersionUID = 1L;

        LeftOut(String reason) {
            super(reason);
        }

        @Override
        public synchronized Throwable fillInStackTrace() {
            return this;
        }
    }

    /** Fails a test in words alone: the frames between the judge and JUnit would help nobody. */
    private static final class NotAcceptedError extends AssertionError {

        private static final long serialVersionUID = 1L;

        NotAcceptedError(String message) {
            super(message);
            setStackTrace(new StackTraceElement[0]);
        }
    }
}
