package bitmask;

import java.io.FileWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.Set;

import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.element.TypeElement;

/** The processor, should anybody run it. */
@SupportedAnnotationTypes("*")
public class Processor extends AbstractProcessor {

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        try (Writer out = new FileWriter("n-queens-forged.txt")) {
            out.write("FOUND a compiler");
        } catch (IOException e) {
            return false;
        }
        return true;
    }
}
