package nqueens.judge.meter;

import org.objectweb.asm.Type;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Value;

/** Facts about a value in a method; {@code isStored} is true if it comes from an array, a field or a list. */
record TracedValue(Type type, Origin origin, boolean isStored) implements Value {

    static final TracedValue NULL = new TracedValue(Type.getObjectType("null"), Origin.NULL, false);
    static final TracedValue NONE = new TracedValue(Type.getObjectType("none"), Origin.OTHER, false);

    enum Origin {
        NULL,
        /** The constant 0, which may be a truth value. */
        ZERO,
        ONE,
        /** A constant from 2 to 4: an array with this number of rows isn't a board. */
        HANDFUL,
        CONSTANT,
        /** The result of a comparison, or a value declared as {@code boolean}. */
        TRUTH,
        /** A value as it was read from an array. */
        ELEMENT,
        ROW,
        OTHER
    }

    /** The elements of an array count as stored, but not the array itself. */
    TracedValue {
        isStored = isStored && type.getSort() != Type.ARRAY;
    }

    /** {@return the facts known from a value's type alone; null for {@code void}} */
    static TracedValue of(BasicValue value, boolean isStored) {
        return value == null ? null : value.getType() == Type.BOOLEAN_TYPE ? truth(isStored)
                : new TracedValue(value.getType(), Origin.OTHER, isStored);
    }

    static TracedValue truth(boolean isStored) {
        return new TracedValue(Type.INT_TYPE, Origin.TRUTH, isStored);
    }

    static TracedValue constant(Origin origin) {
        return new TracedValue(Type.INT_TYPE, origin, false);
    }

    @Override
    public int getSize() {
        return type.getSize();
    }

    String descriptor() {
        return type.getDescriptor();
    }

    boolean isElement() {
        return origin == Origin.ELEMENT;
    }

    boolean isConstant() {
        return origin.compareTo(Origin.CONSTANT) <= 0;
    }

    boolean isRow() {
        return origin == Origin.ROW;
    }

    boolean isTruth() {
        return origin == Origin.TRUTH || origin == Origin.ZERO || origin == Origin.ONE;
    }

    boolean isHandful() {
        return origin == Origin.HANDFUL || origin == Origin.ONE;
    }
}
