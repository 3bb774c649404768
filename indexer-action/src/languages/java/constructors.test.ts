import { test } from 'vitest'
import { linksOf as java } from '../nominal/link-harness.ts'

const LINE = 'package a; public record Line(String name, int size) { public Line next() { return this; } }'

test('what collections are made of says what they hold, and what they hold is given to what they compare with', async () => {
  await java({
    'a/Line.java': LINE,
    'a/Use.java': `
package a;
import java.util.*;
import java.util.concurrent.atomic.AtomicReference;
class Use {
  void m(List<Line> all) {
    Set<Line> sorted = new TreeSet<>(Comparator.comparing(l -> l.name()));
    //> TreeSet -> out std:java java.util.TreeSet
    //> name -> Line.name
    Queue<Line> queue = new PriorityQueue<>((x, y) -> x.size() - y.size());
    //> size -> Line.size
    //> size#2 -> Line.size
    var other = new PriorityQueue<Line>(10, Comparator.comparingInt(x -> x.size()));
    //> size -> Line.size
    Map<Line, String> names = new TreeMap<>(Comparator.comparing(l -> l.name()));
    //> name -> Line.name
    new ArrayList<>(all).get(0).next();
    //> next -> Line.next
    var copy = new HashSet<>(all);
    for (var one : copy) one.next();
    //> next -> Line.next
    var held = new AtomicReference<>(all.get(0));
    held.get().next();
    //> next -> Line.next
    var room = new ArrayList<Line>(16);
    room.get(0).next();
    //> next -> Line.next
  }
}
`,
  })
})

test('a class of ours is given what the class above it is asked for', async () => {
  await java({
    'a/Line.java': LINE,
    'a/Use.java': `
package a;
import java.util.function.Function;
class Use {
  interface Box<T> { }
  static class Made<T> implements Box<T> { Made(Function<T, String> by) { } }
  void m() {
    Box<Line> box = new Made<>(l -> l.name());
    //> name -> Line.name
  }
}
`,
  })
})

test('a constructor of a class outside is that class, also where another one delegates to it', async () => {
  await java({
    'a/Line.java': LINE,
    'a/Lines.java': `
package a;
import java.util.*;
class Lines extends TreeSet<Line> {
  Lines() { super((x, y) -> x.size() - y.size()); }
  //> super -> out std:java java.util.TreeSet
  //> size -> Line.size
}
`,
  })
})
