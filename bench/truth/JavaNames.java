import com.sun.source.tree.ArrayTypeTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.PackageTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.TypeKind;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * What javac says every name of a checkout means, for compare.ts.
 *
 *   java bench/truth/JavaNames.java CHECKOUT FOLDER … [+SOURCES …] > FILE
 *
 * Reads the sources in these folders of CHECKOUT, without annotation processors. +SOURCES are folders outside of it in which
 * packages may be found; without them, what a package's types decide counts for nobody. Needs a JDK, 17 or newer.
 */
public class JavaNames {
  private static Path root;
  private static Trees trees;
  private static PrintStream out;

  public static void main(String[] args) throws IOException {
    if (args.length < 2) {
      System.err.println("Arguments: CHECKOUT FOLDER … [+SOURCES …]");
      System.exit(2);
    }
    root = Path.of(args[0]).toAbsolutePath().normalize();
    out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    List<Path> files = new ArrayList<>();
    List<String> sources = new ArrayList<>();
    for (String arg : List.of(args).subList(1, args.length)) {
      if (arg.startsWith("+")) {
        sources.add(arg.substring(1));
        continue;
      }
      try (Stream<Path> found = Files.walk(root.resolve(arg))) {
        found.filter(path -> path.toString().endsWith(".java")).filter(path -> !isDescriptor(path)).forEach(files::add);
      }
    }
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    var manager = javac.getStandardFileManager(null, null, StandardCharsets.UTF_8);
    List<String> options = new ArrayList<>(List.of("-proc:none", "-Xlint:none", "-nowarn", "-Xmaxerrs", "1"));
    if (!sources.isEmpty()) options.addAll(List.of("-sourcepath", String.join(":", sources)));
    var task = (JavacTask) javac.getTask(null, manager, diagnostic -> {}, options, null, manager.getJavaFileObjectsFromPaths(files));
    trees = Trees.instance(task);
    List<CompilationUnitTree> units = new ArrayList<>();
    task.parse().forEach(units::add);
    task.analyze();
    for (CompilationUnitTree unit : units) new Names(unit).scan(unit, null);
    out.flush();
  }

  private static boolean isDescriptor(Path path) {
    return path.endsWith("module-info.java") || path.endsWith("package-info.java");
  }

  /** A place in the checkout, as JSON, or null. */
  private static String placeOf(Element element) {
    TreePath path = trees.getPath(element);
    if (path == null) {
      Element component = componentOf(element);
      return component == null ? null : placeOf(component);
    }
    CompilationUnitTree unit = path.getCompilationUnit();
    Path file = Path.of(unit.getSourceFile().toUri()).normalize();
    if (!file.startsWith(root)) return null;
    long line = unit.getLineMap().getLineNumber(namePosition(unit, path.getLeaf(), element));
    return "{\"file\":" + quoted(root.relativize(file).toString()) + ",\"line\":" + line + "}";
  }

  /** Of a method that a record has for one of its components: that component. */
  private static Element componentOf(Element element) {
    boolean isOfRecord = element instanceof ExecutableElement method && method.getParameters().isEmpty() && element.getEnclosingElement().getKind() == ElementKind.RECORD;
    if (!isOfRecord) return null;
    return element.getEnclosingElement().getEnclosedElements().stream()
        .filter(other -> other.getKind() == ElementKind.FIELD && other.getSimpleName().equals(element.getSimpleName()))
        .findFirst()
        .orElse(null);
  }

  private static long namePosition(CompilationUnitTree unit, Tree tree, Element element) {
    var positions = trees.getSourcePositions();
    long start = positions.getStartPosition(unit, tree);
    String name = element.getKind() == ElementKind.CONSTRUCTOR ? element.getEnclosingElement().getSimpleName().toString() : element.getSimpleName().toString();
    Tree before = tree instanceof VariableTree variable ? variable.getType() : tree instanceof MethodTree method ? method.getReturnType() : null;
    // `byte bytes[]`: the type ends behind the name.
    while (before instanceof ArrayTypeTree array) before = array.getType();
    ModifiersTree modifiers = tree instanceof ClassTree type ? type.getModifiers() : tree instanceof MethodTree method ? method.getModifiers() : tree instanceof VariableTree variable ? variable.getModifiers() : null;
    for (Tree part : new Tree[] {modifiers, before})
      if (part != null) start = Math.max(start, positions.getEndPosition(unit, part));
    return positionOf(textOf(unit), name, start);
  }

  private static long positionOf(String text, String name, long from) {
    for (int at = text.indexOf(name, (int) from); at >= 0; at = text.indexOf(name, at + 1)) {
      boolean begins = at == 0 || !Character.isJavaIdentifierPart(text.charAt(at - 1));
      int end = at + name.length();
      if (begins && (end >= text.length() || !Character.isJavaIdentifierPart(text.charAt(end)))) return at;
    }
    return from;
  }

  private static String textOf(CompilationUnitTree unit) {
    try {
      return unit.getSourceFile().getCharContent(true).toString();
    } catch (IOException error) {
      throw new IllegalStateException(error);
    }
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  private static class Names extends TreePathScanner<Void, Void> {
    private final CompilationUnitTree unit;
    private final String text;
    private final String file;

    Names(CompilationUnitTree unit) {
      this.unit = unit;
      text = textOf(unit);
      file = root.relativize(Path.of(unit.getSourceFile().toUri()).normalize()).toString();
    }

    @Override
    public Void visitPackage(PackageTree tree, Void nothing) {
      return null;
    }

    @Override
    public Void visitImport(ImportTree tree, Void nothing) {
      return null;
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void nothing) {
      name(tree.getName().toString(), trees.getSourcePositions().getStartPosition(unit, tree));
      return null;
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void nothing) {
      super.visitMemberSelect(tree, nothing);
      long from = trees.getSourcePositions().getEndPosition(unit, tree.getExpression());
      // Not written: the type of a lambda's parameter.
      if (from >= 0) name(tree.getIdentifier().toString(), positionOf(text, tree.getIdentifier().toString(), from));
      return null;
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree tree, Void nothing) {
      super.visitMemberReference(tree, nothing);
      String name = tree.getName().toString();
      if (tree.getMode() == MemberReferenceTree.ReferenceMode.NEW) return null;
      name(name, positionOf(text, name, trees.getSourcePositions().getEndPosition(unit, tree.getQualifierExpression())));
      return null;
    }

    private void name(String name, long position) {
      if (name.equals("this") || name.equals("super") || name.equals("class")) return;
      // Not written: what javac adds to constants of enums, records and constructors.
      if (position < 0 || !text.startsWith(name, (int) position)) return;
      Element element = trees.getElement(getCurrentPath());
      TreePath outer = getCurrentPath();
      NewClassTree made = madeBy(outer);
      List<Element> meant = new ArrayList<>();
      if (made != null) {
        Element constructor = trees.getElement(pathOf(outer, made));
        // An anonymous class has no constructor that anybody wrote.
        if (constructor != null && made.getClassBody() == null) meant.add(constructor);
      }
      if (element == null || isUnknown(element) || mayMeanAnother(element)) return;
      meant.add(element);
      boolean call = made != null || isCalled(outer);
      Set<String> places = meant.stream().map(JavaNames::placeOf).filter(place -> place != null).collect(Collectors.toCollection(LinkedHashSet::new));
      long line = unit.getLineMap().getLineNumber(position);
      long column = position - unit.getLineMap().getStartPosition(line) + 1;
      out.println("{\"file\":" + quoted(file) + ",\"line\":" + line + ",\"column\":" + column + ",\"name\":" + quoted(name) + ",\"call\":" + call + ",\"targets\":[" + String.join(",", places) + "]}");
    }

    private static boolean isUnknown(Element element) {
      if (element.getKind() == ElementKind.PACKAGE) return true;
      // Of a type that is missing, javac makes members up, which may be in no class at all.
      Element around = element.getEnclosingElement();
      return isMissing(element) || (around != null && (isMissing(around) || around.getKind() == ElementKind.OTHER));
    }

    /** Whether an overload takes something of a missing type: then javac's choice is a guess. */
    private static boolean mayMeanAnother(Element element) {
      if (!(element instanceof ExecutableElement)) return false;
      return element.getEnclosingElement().getEnclosedElements().stream()
          .filter(other -> other instanceof ExecutableElement && other.getSimpleName().equals(element.getSimpleName()))
          .flatMap(other -> ((ExecutableElement) other).getParameters().stream())
          .anyMatch(JavaNames.Names::isMissing);
    }

    private static boolean isMissing(Element element) {
      return element.asType() == null || element.asType().getKind() == TypeKind.ERROR;
    }

    private static boolean isCalled(TreePath path) {
      return path.getParentPath().getLeaf() instanceof MethodInvocationTree call && call.getMethodSelect() == path.getLeaf();
    }

    /** The expression that makes an object of the class that is named here, or null. */
    private static NewClassTree madeBy(TreePath path) {
      ExpressionTree leaf = (ExpressionTree) path.getLeaf();
      TreePath parent = path.getParentPath();
      Tree named = leaf;
      if (parent.getLeaf() instanceof ParameterizedTypeTree type && type.getType() == leaf) {
        named = type;
        parent = parent.getParentPath();
      }
      return parent.getLeaf() instanceof NewClassTree made && made.getIdentifier() == named ? made : null;
    }

    private static TreePath pathOf(TreePath path, Tree tree) {
      TreePath at = path;
      while (at.getLeaf() != tree) at = at.getParentPath();
      return at;
    }
  }
}
