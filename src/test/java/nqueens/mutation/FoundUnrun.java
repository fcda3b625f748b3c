package nqueens.mutation;

import java.lang.reflect.Method;

import org.junit.jupiter.api.extension.DynamicTestInvocationContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/**
 * Lets PIT find tests without running them. To find what a class has, PIT's plugin for JUnit 5 runs it, in each of the
 * JVMs that then try mutants: once more for every mutated class, and after every mutant that loops for ever, though
 * nothing is mutated yet and nobody looks at what comes of it. That took more time than trying the mutants. The JVM
 * that measures which test covers what runs all of them, as ever. Only {@code pom.xml} of PIT switches this on.
 */
public final class FoundUnrun implements InvocationInterceptor {

    private static final String FINDING = "findTestsForTestClasses";
    private static final StackWalker STACK = StackWalker.getInstance();

    @Override
    public void interceptTestMethod(Invocation<Void> invocation, ReflectiveInvocationContext<Method> method,
            ExtensionContext context) throws Throwable {
        runUnlessFinding(invocation);
    }

    @Override
    public void interceptTestTemplateMethod(Invocation<Void> invocation, ReflectiveInvocationContext<Method> method,
            ExtensionContext context) throws Throwable {
        runUnlessFinding(invocation);
    }

    @Override
    public void interceptDynamicTest(Invocation<Void> invocation, DynamicTestInvocationContext test,
            ExtensionContext context) throws Throwable {
        runUnlessFinding(invocation);
    }

    private static void runUnlessFinding(Invocation<Void> invocation) throws Throwable {
        if (STACK.walk(frames -> frames.anyMatch(frame -> frame.getMethodName().equals(FINDING)))) {
            invocation.skip();
        } else {
            invocation.proceed();
        }
    }
}
