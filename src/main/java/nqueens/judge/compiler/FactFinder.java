package nqueens.judge.compiler;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import javax.tools.Diagnostic;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;

import nqueens.problem.Feature;
import nqueens.problem.SourceFacts;

/**
 * Walks attributed syntax trees and notes where each {@link Feature} and each whole number is first
 * met. Types are the compiler's, so that {@code var}, imports and aliases hide nothing.
 */
final class FactFinder extends TreePathScanner<Void, Void> {

    private static final Map<TypeKind, Class<?>> PRIMITIVES = Map.of(TypeKind.BOOLEAN, boolean.class,
            TypeKind.BYTE, byte.class, TypeKind.SHORT, short.class, TypeKind.INT, int.class,
            TypeKind.LONG, long.class, TypeKind.CHAR, char.class, TypeKind.FLOAT, float.class,
            TypeKind.DOUBLE, double.class, TypeKind.VOID, void.class);

    private final Trees trees;
    private final Types types;
    private final TypeMirror set;
    private final TypeMirror bitSet;
    private final Elements elements;
    /** Where each fact is first met in each method, in the order of the sources. */
    private final Map<Found, String> found = new LinkedHashMap<>();
    /** The method or the class in which the scan is, as {@link Reach.Part#name} has it. */
    private String owner = "";

    /** A feature or a whole number, and the method or the class in which it was met. */
    private record Found(Object fact, String owner) {
    }

    FactFinder(Trees trees, Elements elements, Types types) {
        this.trees = trees;
        this.elements = elements;
        this.types = types;
        this.set = erasureOf(elements.getTypeElement("java.util.Set"));
        this.bitSet = erasureOf(elements.getTypeElement("java.util.BitSet"));
    }

    /** The facts without those of what is left out of the compiled classes. */
    SourceFacts facts(UncalledMain main) {
        Map<Feature, String> features = new EnumMap<>(Feature.class);
        Map<Long, String> numbers = new LinkedHashMap<>();
        found.forEach((each, place) -> {
            if (!main.isLeftOut(each.owner())) {
                if (each.fact() instanceof Feature feature) {
                    features.putIfAbsent(feature, place);
                } else {
                    numbers.putIfAbsent((Long) each.fact(), place);
                }
            }
        });
        return new SourceFacts(features, numbers);
    }

    /** The method or the class that a tree declares, or else the one in which it stands. */
    private String owner(TreePath path) {
        if (path.getLeaf() instanceof ClassTree) {
            return internalName(trees.getElement(path));
        }
        // what makes an object has parameters that no source shows: it counts for its class
        if (path.getLeaf() instanceof MethodTree && trees.getElement(path).getKind() == ElementKind.METHOD) {
            ExecutableElement method = (ExecutableElement) trees.getElement(path);
            return Reach.method(owner, method.getSimpleName() + descriptor(method));
        }
        return owner;
    }

    private String descriptor(ExecutableElement method) {
        return method.getParameters().stream().map(parameter -> descriptor(parameter.asType()))
                .collect(Collectors.joining("", "(", ")")) + descriptor(method.getReturnType());
    }

    /** Names a type as class files do. */
    private String descriptor(TypeMirror type) {
        TypeMirror erased = types.erasure(type);
        return switch (erased.getKind()) {
            case ARRAY -> "[" + descriptor(((ArrayType) erased).getComponentType());
            case DECLARED -> "L" + internalName(((DeclaredType) erased).asElement()) + ";";
            default -> PRIMITIVES.get(erased.getKind()).descriptorString();
        };
    }

    /** Names a class as class files do. */
    private String internalName(Element type) {
        return elements.getBinaryName((TypeElement) type).toString().replace('.', '/');
    }

    @Override
    public Void scan(Tree tree, Void unused) {
        if (tree != null) {
            // scan() is called before the path is extended by the tree it is given
            TreePath path = new TreePath(getCurrentPath(), tree);
            String around = owner;
            owner = owner(path);
            meet(path);
            super.scan(tree, unused);
            owner = around;
        }
        return null;
    }

    /** Passes by: a type that is imported and nothing more is not used. */
    @Override
    public Void visitImport(ImportTree tree, Void unused) {
        return null;
    }

    private void meet(TreePath path) {
        Tree tree = path.getLeaf();
        switch (tree.getKind()) {
            case LEFT_SHIFT, RIGHT_SHIFT, UNSIGNED_RIGHT_SHIFT,
                    LEFT_SHIFT_ASSIGNMENT, RIGHT_SHIFT_ASSIGNMENT, UNSIGNED_RIGHT_SHIFT_ASSIGNMENT ->
                note(Feature.SHIFT, path);
            case AND, OR, XOR, BITWISE_COMPLEMENT, AND_ASSIGNMENT, OR_ASSIGNMENT, XOR_ASSIGNMENT -> {
                if (!types.isAssignable(typeOf(path), types.getPrimitiveType(TypeKind.BOOLEAN))) {
                    note(Feature.MASK, path);
                }
            }
            case INT_LITERAL, LONG_LITERAL -> {
                long number = ((Number) ((LiteralTree) tree).getValue()).longValue();
                found.putIfAbsent(new Found(number, owner), place(path));
            }
            default -> meetType(path);
        }
    }

    private void meetType(TreePath path) {
        TypeMirror type = typeOf(path);
        if (type == null) {
            return;
        }
        if (type.getKind() == TypeKind.ARRAY) {
            TypeKind component = ((ArrayType) type).getComponentType().getKind();
            if (component == TypeKind.ARRAY) {
                note(Feature.TWO_DIMENSIONAL_ARRAY, path);
            } else if (component == TypeKind.BOOLEAN) {
                note(Feature.BOOLEAN_ARRAY, path);
            }
        } else if (type.getKind() == TypeKind.DECLARED) {
            if (types.isSubtype(types.erasure(type), set) && !isEntriesOfMap(path)) {
                note(Feature.SET, path);
            } else if (types.isSubtype(type, bitSet)) {
                note(Feature.BIT_SET, path);
            }
        }
    }

    /** Who walks through a map meets a set that nobody has asked for. */
    private boolean isEntriesOfMap(TreePath path) {
        Element element = trees.getElement(path);
        return element != null && element.getSimpleName().contentEquals("entrySet");
    }

    private TypeMirror typeOf(TreePath path) {
        return trees.getTypeMirror(path);
    }

    private TypeMirror erasureOf(TypeElement element) {
        return types.erasure(element.asType());
    }

    private void note(Feature feature, TreePath path) {
        found.putIfAbsent(new Found(feature, owner), place(path));
    }

    private String place(TreePath path) {
        CompilationUnitTree unit = path.getCompilationUnit();
        long start = Diagnostic.NOPOS;
        for (Tree tree : path) {
            // the tree's own position, the last of them all; if it was inferred it has none, and its parent's counts
            start = Math.max(start, trees.getSourcePositions().getStartPosition(unit, tree));
        }
        return unit.getSourceFile().getName() + ":" + unit.getLineMap().getLineNumber(start);
    }
}
