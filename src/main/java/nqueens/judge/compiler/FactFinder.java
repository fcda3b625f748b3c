package nqueens.judge.compiler;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;

import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import javax.tools.Diagnostic;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;

import nqueens.judge.Feature;
import nqueens.judge.SourceFacts;

/**
 * Walks attributed syntax trees and notes where each {@link Feature} and each whole number is first
 * met. Types are the compiler's, so that {@code var}, imports and aliases hide nothing.
 */
final class FactFinder extends TreePathScanner<Void, Void> {

    private final Trees trees;
    private final Types types;
    private final TypeMirror set;
    private final TypeMirror bitSet;
    private final Map<Feature, String> features = new EnumMap<>(Feature.class);
    private final Map<Long, String> numbers = new LinkedHashMap<>();

    FactFinder(Trees trees, Elements elements, Types types) {
        this.trees = trees;
        this.types = types;
        this.set = erasureOf(elements.getTypeElement("java.util.Set"));
        this.bitSet = erasureOf(elements.getTypeElement("java.util.BitSet"));
    }

    SourceFacts facts() {
        return new SourceFacts(features, numbers);
    }

    @Override
    public Void scan(Tree tree, Void unused) {
        if (tree != null) {
            // scan() is called before the path is extended by the tree it is given
            meet(new TreePath(getCurrentPath(), tree));
        }
        super.scan(tree, unused);
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
                numbers.putIfAbsent(number, place(path));
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
        features.putIfAbsent(feature, place(path));
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
