import java.lang.reflect.*;
import java.net.URI;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;

/** Prints what `jdk-types.ts` holds: the JDK's public types and what their members return, read by reflection. */
public class DescribeJdk {
  static final List<String> PACKAGES = List.of(
      "java.lang", "java.lang.annotation", "java.lang.invoke", "java.lang.ref", "java.lang.reflect", "java.io", "java.math", "java.net", "java.nio",
      "java.nio.charset", "java.nio.file", "java.nio.file.attribute", "java.security", "java.text", "java.time", "java.time.format", "java.util",
      "java.util.concurrent", "java.util.concurrent.atomic", "java.util.concurrent.locks", "java.util.function", "java.util.regex",
      "java.util.stream", "java.util.zip", "java.util.jar", "java.util.logging", "java.nio.channels", "java.sql", "java.net.http",
      "java.time.temporal", "java.util.random", "javax.sql");
  static final Set<String> UNIQUE = new HashSet<>(), TWICE = new HashSet<>();

  public static void main(String[] args) throws Exception {
    List<Class<?>> classes = new ArrayList<>();
    FileSystem jrt = FileSystems.getFileSystem(URI.create("jrt:/"));
    for (String name : PACKAGES)
      for (String module : List.of("java.base", "java.sql", "java.logging", "java.net.http")) {
        Path folder = jrt.getPath("modules", module, name.replace('.', '/'));
        if (!Files.exists(folder)) continue;
        try (Stream<Path> files = Files.list(folder)) {
          for (Path file : files.sorted().toList()) {
            String simple = file.getFileName().toString();
            if (!simple.endsWith(".class") || simple.equals("package-info.class")) continue;
            Class<?> type = Class.forName(name + "." + simple.replace(".class", ""), false, ClassLoader.getPlatformClassLoader());
            boolean open = !type.isAnonymousClass() && !type.isLocalClass();
            for (Class<?> outer = type; outer != null; outer = outer.getEnclosingClass())
              open &= Modifier.isPublic(outer.getModifiers()) || Modifier.isProtected(outer.getModifiers());
            if (open) classes.add(type);
          }
        }
      }
    for (Class<?> type : classes) if (!UNIQUE.add(type.getSimpleName())) TWICE.add(type.getSimpleName());
    for (Class<?> type : classes) System.out.println(describe(type));
  }

  static String name(Class<?> type) {
    if (type.isArray()) return name(type.getComponentType()) + "[]";
    if (type.isPrimitive()) return type.getName();
    String simple = type.getSimpleName();
    return UNIQUE.contains(simple) && !TWICE.contains(simple) && PACKAGES.contains(type.getPackageName()) ? simple : type.getCanonicalName();
  }

  static String text(Type type) {
    if (type instanceof Class<?> c) return name(c);
    if (type instanceof TypeVariable<?> v) return v.getName();
    if (type instanceof GenericArrayType a) return text(a.getGenericComponentType()) + "[]";
    if (type instanceof WildcardType w) {
      if (w.getLowerBounds().length > 0) return "-" + text(w.getLowerBounds()[0]);
      return w.getUpperBounds()[0] == Object.class ? "?" : "+" + text(w.getUpperBounds()[0]);
    }
    ParameterizedType p = (ParameterizedType) type;
    return name((Class<?>) p.getRawType()) + "<" + Stream.of(p.getActualTypeArguments()).map(DescribeJdk::text).collect(Collectors.joining(",")) + ">";
  }

  static String variables(TypeVariable<?>[] variables) {
    if (variables.length == 0) return "";
    return Stream.of(variables).map(v -> v.getBounds()[0] == Object.class ? v.getName() : v.getName() + ":" + text(v.getBounds()[0])).collect(Collectors.joining(",", "<", ">"));
  }

  static boolean functional(Type type) {
    Class<?> c = type instanceof ParameterizedType p ? (Class<?>) p.getRawType() : type instanceof Class<?> k ? k : null;
    return c != null && c.isInterface() && Stream.of(c.getMethods()).filter(m -> Modifier.isAbstract(m.getModifiers())).count() <= 2;
  }

  /** Says the same as a supertype's method of that name, so that nothing is lost by leaving it out. */
  static boolean inherited(Class<?> type, Method m) {
    for (Class<?> s = type.getSuperclass(); s != null; s = s.getSuperclass()) if (same(s, m)) return true;
    if (type.isInterface() && same(Object.class, m)) return true;
    for (Class<?> s : interfaces(type, new LinkedHashSet<>())) if (same(s, m)) return true;
    return false;
  }

  static Set<Class<?>> interfaces(Class<?> type, Set<Class<?>> into) {
    for (Class<?> s : type.getInterfaces()) { into.add(s); interfaces(s, into); }
    if (type.getSuperclass() != null) interfaces(type.getSuperclass(), into);
    return into;
  }

  static boolean same(Class<?> s, Method m) {
    if (Modifier.isStatic(m.getModifiers())) return false;
    if (!PACKAGES.contains(s.getPackageName()) || !Modifier.isPublic(s.getModifiers())) return false;
    for (Method o : s.getDeclaredMethods())
      if (o.getName().equals(m.getName()) && o.getParameterCount() == m.getParameterCount() && o.getReturnType() == m.getReturnType()
          && (Modifier.isPublic(o.getModifiers()) || Modifier.isProtected(o.getModifiers()))
          && (m.getTypeParameters().length == 0 || o.getTypeParameters().length > 0)) return true;
    return false;
  }

  static String describe(Class<?> type) {
    List<String> supers = new ArrayList<>();
    Class<?> parent = type.getSuperclass();
    if (parent != null && parent != Object.class && Modifier.isPublic(parent.getModifiers())) supers.add(text(type.getGenericSuperclass()));
    for (Type each : type.getGenericInterfaces()) supers.add(text(each));
    // What a hidden superclass stands for, its subclasses stand for.
    for (; parent != null && !Modifier.isPublic(parent.getModifiers()); parent = parent.getSuperclass())
      for (Type each : parent.getGenericInterfaces()) if (!supers.contains(text(each))) supers.add(text(each));
    Map<String, List<Method>> byName = new TreeMap<>();
    for (Method m : type.getDeclaredMethods())
      if ((Modifier.isPublic(m.getModifiers()) || Modifier.isProtected(m.getModifiers())) && !m.isSynthetic()) byName.computeIfAbsent(m.getName(), k -> new ArrayList<>()).add(m);
    Set<String> members = new LinkedHashSet<>();
    for (Field f : type.getDeclaredFields())
      if ((Modifier.isPublic(f.getModifiers()) || Modifier.isProtected(f.getModifiers())) && !f.isSynthetic()) members.add(f.getName() + ":" + text(f.getGenericType()));
    byName.forEach((name, methods) -> {
      methods.removeIf(m -> inherited(type, m) || m.isAnnotationPresent(Deprecated.class));
      if (methods.isEmpty()) return;
      methods.sort(Comparator.comparing(Method::toGenericString));
      boolean plain = methods.stream().map(m -> text(m.getGenericReturnType())).distinct().count() == 1;
      for (Method m : methods) {
        boolean generic = m.getTypeParameters().length > 0 || Stream.of(m.getGenericParameterTypes()).anyMatch(DescribeJdk::functional);
        boolean only = Modifier.isAbstract(m.getModifiers()) && type.isInterface();
        boolean apart = Modifier.isStatic(m.getModifiers()) && type.isInterface();
        if (m.getParameterCount() > 6) continue;
        if (plain && !generic && !only && !apart) { members.add(name + "()" + text(m.getGenericReturnType())); continue; }
        StringJoiner parameters = new StringJoiner(",", "(", ")");
        Type[] types = m.getGenericParameterTypes();
        for (int i = 0; i < types.length; i++) {
          String t = text(types[i]);
          parameters.add(m.isVarArgs() && i == types.length - 1 ? t.substring(0, t.length() - 2) + "..." : t);
        }
        members.add(variables(m.getTypeParameters()) + name + (only ? "!" : apart ? "~" : "=") + parameters + text(m.getGenericReturnType()));
      }
    });
    String outer = type.getCanonicalName();
    return (type.isInterface() ? "i " : "c ") + outer + variables(type.getTypeParameters()) + (supers.isEmpty() ? "" : "|" + String.join("|", supers)) + "\n" + String.join(";", members);
  }
}
