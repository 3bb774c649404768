import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'
import { linksOf as java } from '../nominal/link-harness.ts'

const LINE = `
package shop;
import java.util.*;
public class Line {
  public String sku() { return ""; }
  public Line next() { return this; }
  public boolean big() { return true; }
  public long cents() { return 1; }
}
`

test('what a collector or comparator is given is what the stream is of', async () => {
  await java({
    'shop/Line.java': LINE,
    'shop/A.java': `
package shop;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import static java.util.stream.Collectors.*;
class A {
  void m(List<Line> lines) {
    lines.stream().collect(Collectors.groupingBy(l -> l.next().sku())).get("a").get(0).next();
    //> next -> Line.next
    //> sku -> Line.sku
    //> next#2 -> Line.next
    lines.stream().collect(groupingBy(l -> l.next(), counting())).keySet().iterator().next().sku();
    //> next -> Line.next
    //> sku -> Line.sku
    lines.stream().collect(groupingBy(l -> l.sku(), TreeMap::new, mapping(l -> l.next(), toList()))).firstEntry().getValue().get(0).big();
    //> sku -> Line.sku
    //> next -> Line.next
    //> big -> Line.big
    lines.stream().collect(toMap(l -> l.sku(), Function.identity(), (a, b) -> a.next())).get("a").big();
    //> sku -> Line.sku
    //> next -> Line.next
    //> big -> Line.big
    lines.stream().collect(toMap(Line::sku, Line::next, (a, b) -> a, LinkedHashMap::new)).get("a").big();
    //> big -> Line.big
    lines.stream().collect(partitioningBy(l -> l.big())).get(true).get(0).sku();
    //> big -> Line.big
    //> sku -> Line.sku
    lines.stream().collect(collectingAndThen(toList(), all -> all.get(0))).sku();
    //> sku -> Line.sku
    lines.stream().collect(toCollection(ArrayList::new)).get(0).sku();
    //> sku -> Line.sku
    lines.stream().collect(filtering(l -> l.big(), toSet())).iterator().next().sku();
    //> big -> Line.big
    //> sku -> Line.sku
    lines.stream().collect(teeing(counting(), toList(), (count, all) -> all.get(0))).sku();
    //> sku -> Line.sku
    lines.stream().sorted(Comparator.comparing(l -> l.sku())).toList().get(0).big();
    //> sku -> Line.sku
    //> big -> Line.big
    lines.stream().collect(maxBy(Comparator.comparingLong(l -> l.cents()))).get().sku();
    //> cents -> Line.cents
    //> sku -> Line.sku
    lines.sort(Comparator.comparing(l -> l.sku()));
    //> sku -> Line.sku
    Comparator<Line> order = Comparator.comparing(l -> l.sku());
    //> sku -> Line.sku
    lines.stream().map(Line::next).collect(reducing((a, b) -> a.next())).get().sku();
    //> next#2 -> Line.next
    //> sku -> Line.sku
  }
  Collector<Line, ?, Map<String, List<Line>>> bySku() { return groupingBy(l -> l.sku()); }
  //> sku -> Line.sku
}
`,
  })
})

test('a lambda whose parameter nothing decides is given what nobody knows', async () => {
  await java({
    'shop/Line.java': LINE,
    'shop/A.java': `
package shop;
import java.util.function.*;
class A {
  static <T> Function<T, String> of(Function<T, String> f) { return f; }
  void m() {
    var f = of(l -> l.sku());
    //> sku -> ?
  }
}
`,
  })
})

test('lists have a first and a last, and what is gathered is a stream', async () => {
  await java({
    'A.java': `
import java.util.*;
import java.util.stream.*;
class Line { Line next() { return this; } }
class A {
  void m(List<Line> lines, LinkedHashMap<String, Line> map) {
    lines.getFirst().next();
    //> getFirst -> out std:java java.util.SequencedCollection.getFirst
    //> next -> Line.next
    lines.reversed().getLast().next();
    //> next -> Line.next
    map.firstEntry().getValue().next();
    //> next -> Line.next
    lines.stream().gather(Gatherers.windowFixed(2)).map(window -> window.get(0).next()).toList();
    //> next -> Line.next
  }
}
`,
  })
})

test('a place for anything does not say what a call makes there, as the container of a collector', () =>
  expectLinks({
    'a/Box.java': `package a;
class Box { int value; void add(int more) {} }
`,
    'a/Sums.java': `package a;
import java.util.stream.Collector;
class Sums<T> {
  static <T> Collector<T, ?, Box> summing() {
    return Collector.of(Box::new, (box, t) -> box.add(1), (one, other) -> { one.value += other.value; return one; });
    //                                            ^ call a/Box.java Box.add
    //                                                                          ^ write a/Box.java Box.value
  }
  interface Folder<A, R> {
    static <A, R> Folder<A, R> of(java.util.function.Supplier<A> made, java.util.function.Function<A, R> result) { return null; }
    static Folder<?, Integer> adding() { return of(Box::new, box -> box.value); }
    //                                                                  ^ read a/Box.java Box.value
  }
}
`,
  }))

test('a map that nothing tells of holds what nobody knows, and two values are of what both extend', () =>
  expectLinks({
    'a/Rows.java': `package a;
import java.util.*;
import java.util.function.*;
class Place { void at(String where) {} }
abstract class Symbol { Symbol above() { return null; } }
class Sign extends Symbol { Sign above() { return null; } }
class Word extends Symbol { Word above() { return null; } }
class Other { public String toString() { return ""; } }
class Rows {
  <U> U reduce(U first, BiFunction<U, String, U> with) { return first; }
  static <T> List<T> three(T one, T two, T three) { return null; }
  static <T> List<T> both(List<? extends T> one, List<? extends T> other) { return null; }
  void run(List<Sign> signs, List<Word> words) {
    reduce(new HashMap<>(), (map, row) -> { map.get(row).at(row); return map; });
    //                                                   ^ call unknown
    both(signs, words).get(0).above();
    //                        ^ call a/Rows.java Symbol.above
    three(new Place(), new Sign(), new Other()).get(0).toString();
    //                                                 ^ call unknown
  }
}
`,
  }))

test('what a lambda takes may be told by a call behind it', () =>
  expectLinks({
    'a/Engine.java': `package a;
import java.util.function.*;
abstract class Gene<G> { abstract Object allele(); }
class Bit extends Gene<Bit> { Boolean allele() { return true; } }
class Part<G extends Gene<G>> {}
class Bits extends Part<Bit> { static Bits of(int from, int to) { return null; } }
class Whole<G extends Gene<G>> { G gene() { return null; } }
class Engine {
  static <G extends Gene<G>, C> void build(Function<? super Whole<G>, ? extends C> worth, Part<G> one, Part<G>... rest) {}
  void run() {
    build(whole -> whole.gene().allele(), Bits.of(0, 1));
    //                          ^ call a/Engine.java Bit.allele
  }
}
`,
  }))
