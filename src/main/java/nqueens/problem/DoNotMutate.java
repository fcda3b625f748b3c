package nqueens.problem;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a method with mutants that no test can kill. PIT finds this annotation in class files, and leaves the method
 * out.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface DoNotMutate {

    /** {@return the reason, in a sentence that a reviewer can check} */
    String value();
}
