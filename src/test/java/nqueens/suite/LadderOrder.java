package nqueens.suite;

import java.util.Comparator;
import java.util.List;

import org.junit.jupiter.api.ClassDescriptor;
import org.junit.jupiter.api.ClassOrderer;
import org.junit.jupiter.api.ClassOrdererContext;

import nqueens.problem.Catalogue;
import nqueens.problem.Problem;

/** The suite's classes in the order of the catalogue, before all others. */
final class LadderOrder implements ClassOrderer {

    @Override
    public void orderClasses(ClassOrdererContext context) {
        List<String> ladder = Catalogue.all().stream().map(Problem::suiteName).toList();
        // an unsigned -1 is the largest int
        context.getClassDescriptors().sort(Comparator.comparing((ClassDescriptor each) ->
                ladder.indexOf(each.getTestClass().getSimpleName()), Integer::compareUnsigned));
    }
}
