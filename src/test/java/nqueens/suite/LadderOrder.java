package nqueens.suite;

import java.util.Comparator;
import java.util.List;

import org.junit.jupiter.api.ClassDescriptor;
import org.junit.jupiter.api.ClassOrderer;
import org.junit.jupiter.api.ClassOrdererContext;

import nqueens.problem.Problem;
import nqueens.problem.catalogue.Catalogue;

/** The suite's classes in the order of the catalogue, before all others. */
final class LadderOrder implements ClassOrderer {

    @Override
    public void orderClasses(ClassOrdererContext context) {
        List<String> ladder = Catalogue.all().stream().map(Problem::suiteName).toList();
        context.getClassDescriptors().sort(Comparator.comparing(each -> place(ladder, each)));
    }

    private static int place(List<String> ladder, ClassDescriptor each) {
        int place = ladder.indexOf(each.getTestClass().getSimpleName());
        return place < 0 ? ladder.size() : place;
    }
}
