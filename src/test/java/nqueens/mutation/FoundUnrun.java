package nqueens.mutation;

import java.lang.reflect.Method;

import org.junit.jupiter.api.extension.DynamicTestInvocationContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.platform.engine.discovery.ClassSelector;
import org.junit.platform.launcher.LauncherDiscoveryListener;
import org.junit.platform.launcher.LauncherDiscoveryRequest;

/**
 * Lets PIT find tests without running them. In the JVMs that try mutants, PIT's plugin for JUnit 5 first asks for whole
 * classes, only to learn which tests they have, and then for single tests: what it asks for by class is found there,
 * and not run. The JVM that measures which test covers what runs all of them, as ever. Only {@code pom.xml} of PIT
 * switches this on.
 */
public final class FoundUnrun implements InvocationInterceptor, LauncherDiscoveryListener {

    /** Whether this JVM tries mutants: PIT starts it by this class. */
    private static final boolean TRIES_MUTANTS =
            System.getProperty("sun.java.command", "").startsWith("org.pitest.mutationtest.");

    private static boolean isFinding;

    @Override
    public void launcherDiscoveryStarted(LauncherDiscoveryRequest request) {
        isFinding = TRIES_MUTANTS && !request.getSelectorsByType(ClassSelector.class).isEmpty();
    }

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
        if (isFinding) {
            invocation.skip();
        } else {
            invocation.proceed();
        }
    }
}
