/** Members where the grammar has a form of its own for them, and what stands for members of supertypes. */
import { expect, test } from 'vitest'
import { languageOfPath } from '../../../../../bench/accuracy/language-of-path.ts'
import { USES } from '../../../../../src/contract/links.ts'
import { analyse } from '../../../analysis.ts'
import { expectLinks } from '../../../testing/carets.ts'

test('a getter, a setter and a field stand for those of supertypes', () =>
  expectLinks({
    'lib/shapes.dart': `abstract class Shape {
  int get size;
  set size(int value);
  String label = '';
  int _kept = 0;
  void draw();
}
class Square extends Shape {
  @override
  int get size => 1;
  //      ^ overrides lib/shapes.dart Shape.size
  @override
  set size(int value) {}
  //  ^ overrides lib/shapes.dart Shape.size
  @override
  final String label = 'square';
  //           ^ overrides lib/shapes.dart Shape.label
  @override
  void draw() {}
  //   ^ overrides lib/shapes.dart Shape.draw
}
class Circle implements Shape {
  @override
  int size = 1;
  //  ^ overrides lib/shapes.dart Shape.size
  final draw = 1;
  //    ^ nothing
}
`,
  }))

const LEVELS = `enum Level {
  low(1), high(2);
  final int weight;
  const Level(this.weight);
  //               ^ write lib/levels.dart Level.weight
}
class Box<T> {
  final T held;
  int count;
  Box? next;
  Box(this.held, {this.count = 0}) : next = null;
  //                   ^ write lib/levels.dart Box.count
  //                                 ^ write lib/levels.dart Box.next
  Box.filled(T value) : this(value);
  Box.twice(T value) : this.filled(value);
  //                        ^ call lib/levels.dart Box.filled
  void open() {}
}
class Chest extends Box<int> {
  Chest.filled(int value) : super.filled(value);
  //                              ^ call lib/levels.dart Box.filled
}
`

test('constants of enumerations are members in patterns too, and have the members of their enumeration', () =>
  expectLinks({
    'lib/levels.dart': LEVELS,
    'lib/use.dart': `import 'levels.dart';
import 'levels.dart' as levels;
int price(Level level) {
  switch (level) {
    case Level.low:
    //         ^ read lib/levels.dart Level.low
      return Level.high.weight;
      //                ^ read lib/levels.dart Level.weight
    case levels.Level.high:
    //                ^ read lib/levels.dart Level.high
      break;
  }
  if (level case Level.low) return 1;
  //                   ^ read lib/levels.dart Level.low
  return switch (level) { Level.low => 1, _ => 2 };
  //                            ^ read lib/levels.dart Level.low
}
`,
  }))

test('what is assigned is a member of what stands before it', () =>
  expectLinks({
    'lib/levels.dart': LEVELS,
    'lib/use.dart': `import 'levels.dart';
class Store {
  Box box;
  Store(this.box);
  void fill(Store? other) {
    this.box = Box(1);
    //   ^ write lib/use.dart Store.box
    box.count = 1;
    //  ^ write lib/levels.dart Box.count
    box.next!.count += 1;
    //        ^ write lib/levels.dart Box.count
    other?.box.count++;
    //         ^ write lib/levels.dart Box.count
    other?.box = box;
    //     ^ write lib/use.dart Store.box
  }
}
`,
  }))

test('a value of a generic type is made though it is read as a comparison', () =>
  expectLinks({
    'lib/levels.dart': LEVELS,
    'lib/use.dart': `import 'levels.dart';
void run(bool isFull, Box box, int a, int b) {
  final made = Box<int>(1);
  //           ^ call lib/levels.dart Box
  made.open();
  //   ^ call lib/levels.dart Box.open
  final filled = Box<int>.filled(1);
  //                      ^ call lib/levels.dart Box.filled
  filled.open();
  //     ^ call lib/levels.dart Box.open
  final maybe = isFull ? null : box;
  maybe?.open();
  //     ^ call lib/levels.dart Box.open
  final compared = a < b;
}
`,
  }))

test('the name of an argument that a construction is given is the field that it fills', () =>
  expectLinks({
    'lib/levels.dart': LEVELS,
    'lib/use.dart': `import 'levels.dart';
import 'levels.dart' as levels;
class Card {
  final String title;
  final Box? box;
  const Card({required this.title, this.box});
  const Card.plain({required this.title, int width = 1}) : box = null;
  const Card.text({required String text}) : title = text, box = null;
}
void show({String title = ''}) {}
void run() {
  Card(title: 'a', box: Box(1, count: 2));
  //   ^ write lib/use.dart Card.title
  //               ^ write lib/use.dart Card.box
  //                           ^ write lib/levels.dart Box.count
  const Card.plain(title: 'b', width: 3);
  //               ^ write lib/use.dart Card.title
  //                           ^ nothing
  Card.text(text: 'c');
  //        ^ nothing
  levels.Box<int>(1, count: 4);
  //                 ^ write lib/levels.dart Box.count
  show(title: 'c');
  //   ^ nothing
  Text(title: 'd');
  //   ^ nothing
}
`,
  }))

/** The links to what is called `level`, which a getter and a setter are, by their lines. */
async function ofLevel(source: string): Promise<string[] | undefined> {
  const [file] = await analyse(new Map([['lib/meter.dart', source]]), languageOfPath)
  const { line, use, target, targets = [] } = file?.links ?? {}
  return line?.flatMap((at, nth) => {
    const [to, id] = targets[target?.[nth] as number] ?? []
    const found = to === 's' ? file?.symbols.find((one) => one.id === id) : undefined
    return found?.name === 'level' ? [`${USES[use?.[nth] as number]} of line ${at}: line ${found.line}`] : []
  })
}

test('a setter is what is assigned to, and a getter what is read', async () => {
  const leads = await ofLevel(`class Meter {
  int get level => 1;
  set level(int value) {}
  void raise() {
    level = 2;
    print(level);
  }
}
void run(Meter meter) {
  meter.level = meter.level;
}
`)
  expect(leads).toEqual([
    'write of line 5: line 3',
    'runs of line 5: line 3',
    'read of line 6: line 2',
    'runs of line 6: line 2',
    'write of line 10: line 3',
    'runs of line 10: line 3',
    'read of line 10: line 2',
    'runs of line 10: line 2',
  ])
})

test('a setter stands for that of a supertype, and a getter for the getter', async () => {
  const leads = await ofLevel(`abstract class Meter {
  int get level;
  set level(int value);
}
class Scale extends Meter {
  set level(int value) {}
  int get level => 1;
}
`)
  expect(leads).toEqual(['overrides of line 6: line 3', 'overrides of line 7: line 2'])
})

test('the name that an import is given is a use of the library, and not of what stands first in it', () =>
  expectLinks({
    'lib/levels.dart': LEVELS,
    'lib/use.dart': `import 'levels.dart' as levels;
void run(levels.Level level) {
  //     ^ import lib/levels.dart Level
  //            ^ type lib/levels.dart Level
}
`,
  }))

test('what a condition finds not to be null has the type of what is tested', () =>
  expectLinks({
    'lib/levels.dart': LEVELS,
    'lib/use.dart': `import 'levels.dart';
class Shelf { final Box? box; final Box other; Shelf(this.box, this.other); }
void run(Box? box, Shelf shelf, (Box, int) pair, List<Object> all) {
  if (box case final found?) found.open();
  //                         ^ read parameter found of line 4
  //                               ^ call lib/levels.dart Box.open
  if (box case var box?) box.open();
  //                         ^ call lib/levels.dart Box.open
  if (shelf.box case final found?) { found.open(); }
  //                                       ^ call lib/levels.dart Box.open
  final list = [if (shelf.box case final found?) found.count];
  //                                                   ^ read lib/levels.dart Box.count
  if (pair case (final first, _)) first.open();
  //                                    ^ call lib/levels.dart Box.open
  switch (shelf) {
    case Shelf(:final box?):
      box.open();
      //  ^ call lib/levels.dart Box.open
    case Shelf(other: final found!):
      found.open();
      //    ^ call lib/levels.dart Box.open
  }
  all.whereType<Box>().first.open();
  //                         ^ call lib/levels.dart Box.open
}
`,
  }))

test('behind the name of an import stands what that library declares', () =>
  expectLinks({
    'lib/red.dart': `void start() {}
class Paint { void mix() {} }
Paint made() => Paint();
`,
    'lib/blue.dart': `void start() {}
class Paint { void cool() {} }
Paint made() => Paint();
`,
    'lib/use.dart': `import 'red.dart' as red;
import 'blue.dart' as blue;
void start() {
  red.start();
  //  ^ call lib/red.dart start
  blue.start();
  //   ^ call lib/blue.dart start
  red.made().mix();
  //         ^ call lib/red.dart Paint.mix
  blue.made().cool();
  //          ^ call lib/blue.dart Paint.cool
}
void paint(blue.Paint one, red.Paint other) {
  //            ^ type lib/blue.dart Paint
  one.cool();
  //  ^ call lib/blue.dart Paint.cool
  other.mix();
  //    ^ call lib/red.dart Paint.mix
}
`,
  }))
