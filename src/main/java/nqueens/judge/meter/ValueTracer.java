package nqueens.judge.meter;

import java.util.List;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Interpreter;

import nqueens.judge.meter.TracedValue.Origin;

/** Finds out whether a value in a method is, for example, a constant, a truth value, or read from an array. */
final class ValueTracer extends Interpreter<TracedValue> {

    /** Infers types from instructions; unlike its superclass, it recognises arrays and booleans. */
    private static final BasicInterpreter TYPES = new BasicInterpreter(Opcodes.ASM9) {
        @Override
        public BasicValue newValue(Type type) {
            return type.getSort() == Type.ARRAY || type.getSort() == Type.BOOLEAN ? new BasicValue(type)
                    : super.newValue(type);
        }
    };

    private final OperationFinder operations;
    private final MethodNode method;

    ValueTracer(OperationFinder operations, MethodNode method) {
        super(Opcodes.ASM9);
        this.operations = operations;
        this.method = method;
    }

    @Override
    public TracedValue newValue(Type type) {
        // an unused variable has no type
        return type == null ? TracedValue.NONE : TracedValue.of(TYPES.newValue(type), false);
    }

    @Override
    public TracedValue newParameterValue(boolean isInstanceMethod, int local, Type type) {
        return TracedValue.of(TYPES.newValue(type), operations.isGivenStored(method, local));
    }

    @Override
    public TracedValue newOperation(AbstractInsnNode instruction) throws AnalyzerException {
        return switch (instruction.getOpcode()) {
            case Opcodes.ACONST_NULL -> TracedValue.NULL;
            case Opcodes.ICONST_0 -> TracedValue.constant(Origin.ZERO);
            case Opcodes.ICONST_1 -> TracedValue.constant(Origin.ONE);
            case Opcodes.ICONST_2, Opcodes.ICONST_3, Opcodes.ICONST_4 -> TracedValue.constant(Origin.HANDFUL);
            case Opcodes.ICONST_M1, Opcodes.ICONST_5, Opcodes.BIPUSH, Opcodes.SIPUSH ->
                    TracedValue.constant(Origin.CONSTANT);
            case Opcodes.LCONST_0, Opcodes.LCONST_1 -> new TracedValue(Type.LONG_TYPE, Origin.CONSTANT, false);
            default -> TracedValue.of(TYPES.newOperation(instruction), instruction.getOpcode() == Opcodes.GETSTATIC);
        };
    }

    @Override
    public TracedValue copyOperation(AbstractInsnNode instruction, TracedValue value) {
        return value;
    }

    @Override
    public TracedValue unaryOperation(AbstractInsnNode instruction, TracedValue value) throws AnalyzerException {
        return instruction.getOpcode() == Opcodes.INSTANCEOF ? TracedValue.truth(false)
                : instruction.getOpcode() == Opcodes.ARRAYLENGTH && operations.isHandful(value)
                ? TracedValue.constant(Origin.HANDFUL)
                : TracedValue.of(TYPES.unaryOperation(instruction, null),
                        value.isStored() || instruction.getOpcode() == Opcodes.GETFIELD);
    }

    @Override
    public TracedValue binaryOperation(AbstractInsnNode instruction, TracedValue one, TracedValue other)
            throws AnalyzerException {
        TracedValue result = TracedValue.of(TYPES.binaryOperation(instruction, null, null),
                one.isStored() || other.isStored());
        return switch (instruction.getOpcode()) {
            case Opcodes.BALOAD -> one.descriptor().equals("[Z") ? TracedValue.truth(false) : element(result);
            case Opcodes.AALOAD -> one.descriptor().startsWith("[[")
                    ? new TracedValue(Type.getType(one.descriptor().substring(1)), Origin.ROW, false) : element(result);
            case Opcodes.IALOAD, Opcodes.LALOAD, Opcodes.FALOAD, Opcodes.DALOAD, Opcodes.CALOAD, Opcodes.SALOAD ->
                    element(result);
            case Opcodes.LCMP -> one.isElement() && other.isConstant() ? element(result) : result;
            case Opcodes.IAND, Opcodes.IOR, Opcodes.IXOR ->
                    one.isTruth() && other.isTruth() ? TracedValue.truth(result.isStored()) : result;
            default -> result;
        };
    }

    private static TracedValue element(TracedValue value) {
        return new TracedValue(value.type(), Origin.ELEMENT, true);
    }

    @Override
    public TracedValue ternaryOperation(
            AbstractInsnNode instruction, TracedValue array, TracedValue index, TracedValue value) {
        return null;
    }

    @Override
    public TracedValue naryOperation(AbstractInsnNode instruction, List<? extends TracedValue> values)
            throws AnalyzerException {
        // a call that returns a truth value, such as hasNext(), returns no element
        boolean isAskedForMore = instruction instanceof MethodInsnNode call && call.desc.equals("()Z");
        return TracedValue.of(TYPES.naryOperation(instruction, List.of()), values.stream()
                .anyMatch(TracedValue::isStored) && !isAskedForMore
                || instruction instanceof MethodInsnNode call && operations.givesStored(call));
    }

    @Override
    public void returnOperation(AbstractInsnNode instruction, TracedValue value, TracedValue expected) {
        // nothing to trace
    }

    @Override
    public TracedValue merge(TracedValue one, TracedValue other) {
        if (one.equals(other) || other.origin() == Origin.NULL) {
            return one;
        }
        if (one.origin() == Origin.NULL) {
            return other;
        }
        boolean isStored = one.isStored() || other.isStored();
        if (one.isTruth() && other.isTruth()) {
            return TracedValue.truth(isStored);
        }
        if (!one.type().equals(other.type())) {
            // the type of two merged references is unknown; other merged values are never read
            return TracedValue.of(BasicValue.REFERENCE_VALUE, isStored);
        }
        boolean isRow = one.isRow() || other.isRow();
        return new TracedValue(one.type(), isRow ? Origin.ROW
                : one.origin() == other.origin() ? one.origin() : Origin.OTHER, isStored);
    }
}
