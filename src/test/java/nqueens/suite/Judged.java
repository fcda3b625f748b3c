package nqueens.suite;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import nqueens.judge.Check;

/** Says which check a test method's cases belong to. They are judged one after the other, in order. */
@Execution(ExecutionMode.SAME_THREAD)
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@interface Judged {
    /** The check. */
    Check value();
}
