package nqueens.suite;

import java.util.Comparator;

import org.junit.jupiter.api.MethodDescriptor;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.MethodOrdererContext;

import nqueens.judge.Check;

/** The order in which an exercise is judged: that of the checks. */
final class OrderOfChecks implements MethodOrderer {

    @Override
    public void orderMethods(MethodOrdererContext context) {
        context.getMethodDescriptors().sort(Comparator.comparing(OrderOfChecks::check));
    }

    private static Check check(MethodDescriptor method) {
        return method.findAnnotation(Judged.class).orElseThrow().value();
    }
}
