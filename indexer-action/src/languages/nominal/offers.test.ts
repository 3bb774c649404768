/** Which Java, Kotlin, Scala and C# files have to be linked again after an edit. */
import { expect, test } from 'vitest'
import { affectedBetween, affectedBy } from '../../testing/affected-by.ts'

const JAVA = {
  'Door.java': 'class Door {\n  Lock lock() { return null; }\n  int width() { return 1; }\n}\n',
  'Lock.java': 'class Lock {\n  int teeth() { return 1; }\n}\n',
  'Use.java': 'class Use {\n  int use(Door d) { return d.lock().teeth(); }\n}\n',
  'Apart.java': 'class Apart {\n  int apart() { return 1; }\n}\n',
}

test('a type more affects nobody who does not mention it', async () => {
  expect(await affectedBy(JAVA, 'Lock.java', (text) => `${text}class Edited { }\n`)).toEqual([])
})

test('a method affects those that name it, and not those that name its type', async () => {
  expect(await affectedBy(JAVA, 'Lock.java', (text) => text.replace('int teeth', 'long teeth'))).toEqual(['Use.java'])
})

test('the order of methods affects nobody, and that of types any file', async () => {
  const { 'Door.java': door, ...others } = JAVA
  const [head, lock, width, end] = door.split('\n')
  expect(await affectedBetween(JAVA, { ...others, 'Door.java': [head, width, lock, end, ''].join('\n') })).toEqual([])
  const two = { ...JAVA, 'Two.java': 'class One { }\nclass Two { }\n' }
  expect(await affectedBetween(two, { ...two, 'Two.java': 'class Two { }\nclass One { }\n' })).toBeUndefined()
})

test('what a member gives affects those that go on from it', async () => {
  expect(await affectedBy(JAVA, 'Door.java', (text) => text.replace('Lock lock', 'Door lock'))).toEqual(['Use.java'])
})

test('what a lambda stands for affects those that reach its type through another one', async () => {
  const files = {
    'Turn.java': 'interface Turn { int by(int a); }\n',
    'Knob.java': 'class Knob { void on(Turn t) { } }\n',
    'Use.java': 'class Use { void use(Knob k) { k.on(a -> a); } }\n',
  }
  expect(await affectedBy(files, 'Turn.java', (text) => text.replace('int a', 'long a'))).toEqual([
    'Knob.java',
    'Use.java',
  ])
})

test('what a class extends affects those that call what it overrides', async () => {
  const files = {
    ...JAVA,
    'Base.java': 'abstract class Base { abstract int turn(); }\n',
    'Call.java': 'class Call { Object one = new Near(); int call(Base b) { return b.turn(); } }\n',
    'Near.java': 'class Near extends Base { int turn() { return 1; } }\n',
    'Far.java': 'class Far { int turn() { return 1; } }\n',
  }
  const edit = (text: string) => text.replace('class Far', 'class Far extends Base')
  expect(await affectedBy(files, 'Far.java', edit)).toContain('Call.java')
  expect(await affectedBy(files, 'Far.java', edit)).not.toContain('Apart.java')
})

test('an import of another type of the same name changes what its members give', async () => {
  const files = {
    'a/Key.java': 'package a;\npublic class Key { public int size; }\n',
    'b/Key.java': 'package b;\npublic class Key { public int size; }\n',
    'Ring.java': 'import a.Key;\nclass Ring {\n  Key first() { return null; }\n}\n',
    'Use.java': 'class Use {\n  int use(Ring r) { return r.first().size; }\n}\n',
  }
  expect(await affectedBy(files, 'Ring.java', (text) => text.replace('a.Key', 'b.Key'))).toEqual(['Use.java'])
  expect(await affectedBy(files, 'Ring.java', (text) => `import a.Other;\n${text}`)).toEqual([])
})

test('another package may affect any file', async () => {
  expect(await affectedBy(JAVA, 'Lock.java', (text) => `package locks;\n${text}`)).toBeUndefined()
})

const SCALA = {
  'Door.scala': 'class Door {\n  def lock = new Lock\n  def width_=(to: Int): Unit = ()\n}\n',
  'Lock.scala': 'class Lock { def turn(): Int = 1 }\nobject Lock { def apply(size: Int) = new Lock }\n',
  'Make.scala': 'class Make { def one = Lock(1) }\n',
  'Turn.scala': 'class Turn { def half(door: Door) = door.lock.turn() }\n',
  'Widen.scala': 'class Widen { def more(door: Door) = door.width = 2 }\n',
  'Apart.scala': 'class Apart { def apart = 1 }\n',
}

test('a Scala method affects those that name it, and a setter those that name its class', async () => {
  expect(await affectedBy(SCALA, 'Lock.scala', (text) => text.replace('turn(): Int', 'turn(): Long'))).toEqual([
    'Turn.scala',
  ])
  expect(await affectedBy(SCALA, 'Door.scala', (text) => text.replace('to: Int', 'to: Long'))).toEqual([
    'Turn.scala',
    'Widen.scala',
  ])
  expect(await affectedBy(SCALA, 'Lock.scala', (text) => `${text}class Edited\n`)).toEqual([])
})

test('what an object can be called with affects those that name it', async () => {
  const affected = await affectedBy(SCALA, 'Lock.scala', (text) => text.replace('size: Int', 'size: Long'))
  expect(affected).toContain('Make.scala')
  expect(affected).not.toContain('Apart.scala')
})

test('a conversion that nobody has to name may affect any Scala file', async () => {
  const files = { ...SCALA, 'Ways.scala': 'object Ways { implicit def wide(door: Door): Turn = new Turn }\n' }
  expect(await affectedBy(files, 'Ways.scala', (text) => text.replace(': Turn', ': Make'))).toBeUndefined()
  expect(await affectedBy(files, 'Ways.scala', (text) => text.replace(' }', '; def other = 1 }'))).toEqual([])
})

test('another export affects those that name what it brings, and one of everything any Scala file', async () => {
  const files = {
    ...SCALA,
    'Also.scala': 'export Door.{lock as bolt}\n',
    'Bolt.scala': 'class Bolt { def all = bolt }\n',
  }
  expect(await affectedBy(files, 'Also.scala', (text) => text.replace('Door', 'Gate'))).toEqual(['Bolt.scala'])
  expect(await affectedBy(files, 'Also.scala', (text) => text.replace('{lock as bolt}', '*'))).toBeUndefined()
})

test('a getter affects the Kotlin files that read it as a property, and a property the Java files that call its getter', async () => {
  const files = {
    'Door.java': 'public class Door {\n  public int getWidth() { return 1; }\n}\n',
    'use.kt': 'fun read() = open().width\n',
    'apart.kt': 'fun apart() = 1\n',
    'Lock.kt': 'class Lock(val teeth: Int, @get:JvmName("ofBrass") val isOfBrass: Boolean)\n',
    'Use.java': 'class Use { int use() { return lock().getTeeth(); } }\n',
    'Brass.java': 'class Brass { boolean use() { return lock().ofBrass(); } }\n',
  }
  expect(await affectedBy(files, 'Door.java', (text) => text.replace('int getWidth', 'long getWidth'))).toEqual([
    'use.kt',
  ])
  expect(await affectedBy(files, 'Lock.kt', (text) => text.replace('teeth: Int', 'teeth: Long'))).toContain('Use.java')
  expect(await affectedBy(files, 'Lock.kt', (text) => text.replace(': Boolean', ': Int'))).toContain('Brass.java')
})

const KOTLIN = {
  'door.kt': 'fun open() = make()\nfun width() = 1\n',
  'make.kt': 'fun make(): Door = Door()\nclass Door { fun close() = 1 }\nclass Gate { fun close() = 2 }\n',
  'use.kt': 'fun use() { open().close() }\n',
  'apart.kt': 'fun apart() { width() }\n',
}

test('a Kotlin function affects those that name it, and those that reach it through values whose types nobody wrote', async () => {
  expect(await affectedBy(KOTLIN, 'make.kt', (text) => `${text}fun edited() = 1\n`)).toEqual([])
  expect(await affectedBy(KOTLIN, 'make.kt', (text) => text.replace('make(): Door', 'make(): Gate'))).toEqual([
    'door.kt',
    'use.kt',
  ])
})

test('what a companion offers affects those that name its class', async () => {
  const files = {
    'door.kt': 'class Door { companion object { operator fun invoke(width: Int) = Door() } }\n',
    'use.kt': 'fun use() = Door(1)\n',
    'apart.kt': 'fun apart() = 1\n',
  }
  expect(await affectedBy(files, 'door.kt', (text) => text.replace('width: Int', 'width: Long'))).toEqual(['use.kt'])
})

test('a Kotlin extension that nobody has to name may affect any file', async () => {
  const files = { ...KOTLIN, 'each.kt': 'operator fun Door.iterator(): Iterator<Int> = emptyList<Int>().iterator()\n' }
  expect(await affectedBy(files, 'each.kt', (text) => text.replace('<Int>', '<Long>'))).toBeUndefined()
})

test('what a delegate is given by affects those that name its class', async () => {
  const files = {
    'kept.kt': 'class Kept {\n  operator fun getValue(of: Any?, property: Any?) = 1\n}\n',
    'use.kt': 'class Use { var size by Kept() }\n',
    'apart.kt': 'class Apart\n',
  }
  const setter = '  operator fun setValue(of: Any?, property: Any?, value: Int) { }\n}'
  expect(await affectedBy(files, 'kept.kt', (text) => text.replace(/}\n$/, setter))).toEqual(['use.kt'])
})

test('the first function of a Kotlin file affects the Java files that name its class', async () => {
  const files = {
    'door.kt': 'class Door\n',
    'Use.java': 'import static DoorKt.*;\nclass Use { }\n',
    'Apart.java': 'class Apart { }\n',
  }
  expect(await affectedBy(files, 'door.kt', (text) => `${text}fun open() = 1\n`)).toEqual(['Use.java'])
})

test('an attribute affects those that leave out the end of its name', async () => {
  const files = {
    'RouteAttribute.cs': 'public class RouteAttribute : System.Attribute { public RouteAttribute(string path) { } }\n',
    'Use.cs': '[Route("/")]\nclass Use { }\n',
    'Apart.cs': 'class Apart { }\n',
  }
  expect(await affectedBy(files, 'RouteAttribute.cs', (text) => text.replace('string path', 'int path'))).toEqual([
    'Use.cs',
  ])
})

test('a property that becomes code affects those that read it, and those that read what it takes the place of', async () => {
  const files = {
    'IShape.cs': 'interface IShape { int Area { get; } }\n',
    'Round.cs': 'class Round : Middle { public int Area { get; } }\n',
    'Middle.cs': 'class Middle { }\n',
    'Use.cs': 'class Use { int Of(IShape one) => one.Area; }\n',
    'Apart.cs': 'class Apart { }\n',
  }
  const asCode = await affectedBy(files, 'Round.cs', (text) => text.replace('Area { get; }', 'Area => 1;'))
  expect(asCode).toContain('Use.cs')
  expect(asCode).not.toContain('Apart.cs')
  const asShape = await affectedBy(files, 'Middle.cs', (text) => text.replace('Middle {', 'Middle : IShape {'))
  expect(asShape).toContain('Use.cs')
})

test('a constructor affects those that inherit it, near and far', async () => {
  const files = {
    'Model.java': 'class Model { }\n',
    'Near.java': 'class Near extends Model { }\n',
    'Far.java': 'class Far extends Near { Far() { } }\n',
    'Apart.java': 'class Apart { }\n',
  }
  const made = await affectedBy(files, 'Model.java', (text) => text.replace('{ }', '{ Model() { } }'))
  expect(made).toEqual(['Far.java', 'Near.java'])
})

test('a class in parts affects its other parts', async () => {
  const files = {
    'One.cs': 'partial class Door { int width; }\n',
    'Two.cs': 'partial class Door { int Twice() { return 2 * width; } }\n',
    'Apart.cs': 'class Apart { }\n',
  }
  expect(await affectedBy(files, 'One.cs', (text) => text.replace('int width', 'long width'))).toEqual(['Two.cs'])
})

test('what one part of a class extends affects those that read what a property in another part takes the place of', async () => {
  const files = {
    'IShape.cs': 'interface IShape { int Area { get; } }\n',
    'One.cs': 'partial class Round { }\n',
    'Two.cs': 'partial class Round { public int Area => 1; }\n',
    'Use.cs': 'class Use { int Of(IShape one) => one.Area; }\n',
    'Apart.cs': 'class Apart { }\n',
  }
  const affected = await affectedBy(files, 'One.cs', (text) => text.replace('Round {', 'Round : IShape {'))
  expect(affected).toEqual(['IShape.cs', 'Two.cs', 'Use.cs'])
})

test('a file that comes or goes affects those that name what it has, where others are in its package', async () => {
  const files = {
    'a/Door.java': 'package a;\nclass Door { Lock lock; }\n',
    'a/Gate.java': 'package a;\nclass Gate { Hinge hinge; }\n',
    'a/Lock.java': 'package a;\nclass Lock { int teeth; }\n',
    'b/Lock.kt': 'package b\nclass Lock\n',
  }
  const { 'a/Lock.java': lock, ...others } = files
  expect(await affectedBetween(files, others)).toEqual(['a/Door.java', 'b/Lock.kt'])
  expect(await affectedBetween(others, files)).toEqual(['a/Door.java', 'b/Lock.kt'])
  expect(await affectedBetween(files, { ...others, 'a/Locks.java': lock })).toEqual(['a/Door.java', 'b/Lock.kt'])
  expect(await affectedBetween(files, { ...files, 'c/Lock.java': 'package c;\nclass Lock { }\n' })).toBeUndefined()
})

test('a handler more affects those that send what it handles, and nobody else', async () => {
  const files = {
    'Order.cs': 'using MediatR;\npublic record Order(int Id) : IRequest<bool>;\n',
    'Handler.cs':
      'using MediatR;\npublic class OrderHandler { public Task<bool> Handle(Order order, CancellationToken token) => null; }\n',
    'Send.cs':
      'using MediatR;\npublic class Api { public void Go(ISender sender, dynamic it) { sender.Send(new Order(1)); } }\n',
    'Apart.cs': 'public class Apart { public int One() => 1; }\n',
  }
  const edit = (text: string) => text.replace('class OrderHandler', 'class OrderHandler : IRequestHandler<Order, bool>')
  expect(await affectedBy(files, 'Handler.cs', edit)).toEqual(['Send.cs'])
})
