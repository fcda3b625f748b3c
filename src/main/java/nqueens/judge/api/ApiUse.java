package nqueens.judge.api;

/**
 * One place in a submission that uses something from outside it.
 *
 * @param line the line in the file, from 1, or 0 if compiled code has none, as for a superclass
 * @param member the type's member, {@code <init>} for a constructor, or empty for the type itself
 * @param descriptor the member's descriptor as in a class file, or empty for the type itself
 */
public record ApiUse(String file, int line, String type, String member, String descriptor) {

    /** The same use at another place. */
    ApiUse at(String otherFile, int otherLine) {
        return new ApiUse(otherFile, otherLine, type, member, descriptor);
    }

    /** {@return whether a method or field is named, and not just a type mentioned or created} */
    public boolean isOfMember() {
        return !member.isEmpty() && !member.equals("<init>");
    }

    /** {@return file and line, such as {@code BitmaskQueens.java:31}; the file alone where there is no line} */
    public String place() {
        return line == 0 ? file : file + ":" + line;
    }

    /** Gives the use as a programmer would write it, such as {@code java.lang.System.exit}. */
    @Override
    public String toString() {
        String name = type.replace('$', '.');
        return isOfMember() ? name + "." + member : name;
    }
}
