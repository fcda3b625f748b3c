package nqueens.problem;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a method whose mutants no test can kill. PIT finds this annotation in class files, and skips the method. */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface DoNotMutate {

    /** {@return the reason: a sentence that a reviewer can verify} */
    String value();
}
