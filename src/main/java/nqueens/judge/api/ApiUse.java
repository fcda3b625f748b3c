package nqueens.judge.api;

/**
 * A use of a type or member outside the submission, at one place in its code.
 *
 * @param line the line in the file, from 1; 0 if the class file names no line, as for a superclass
 * @param member the type's member, {@code <init>} for a constructor, or empty for the type itself
 * @param descriptor the member's descriptor as in a class file, or empty for the type itself
 */
public record ApiUse(String file, int line, String type, String member, String descriptor) {

    ApiUse at(String otherFile, int otherLine) {
        return new ApiUse(otherFile, otherLine, type, member, descriptor);
    }

    /** {@return whether a method or field is used, not only a type or a constructor} */
    public boolean isOfMember() {
        return !member.isEmpty() && !member.equals("<init>");
    }

    /** {@return the file and line, such as {@code BitmaskQueens.java:31}, or only the file if the line is unknown} */
    public String place() {
        return line == 0 ? file : file + ":" + line;
    }

    /** Returns the use as written in Java, such as {@code java.lang.System.exit}. */
    @Override
    public String toString() {
        String name = type.replace('$', '.');
        return isOfMember() ? name + "." + member : name;
    }
}
