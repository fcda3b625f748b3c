package nqueens.judge;

import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** Class files for tests that run no compiler. */
final class ClassFile {

    private ClassFile() {
    }

    /** A public class without members. */
    static byte[] of(String className) {
        return extending(className, "java/lang/Object");
    }

    /** A public class without members and with a superclass. */
    static byte[] extending(String className, String superclass) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, className.replace('.', '/'), null, superclass, null);
        writer.visitSource(className.substring(className.lastIndexOf('.') + 1) + ".java", null);
        writer.visitEnd();
        return writer.toByteArray();
    }
}
