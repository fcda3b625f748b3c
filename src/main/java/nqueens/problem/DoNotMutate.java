package nqueens.problem;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a method whose mutants no test can kill. PIT leaves it out by the name of this annotation, which it reads from
 * class files.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface DoNotMutate {

    /** {@return why it can't matter, in a sentence that a reviewer can check} */
    String value();
}
