/** `bench/truth`: what compilers say of every name, and how it is compared. Go, a JDK, .NET and Ruby are asked where there are any. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Named } from '../../bench/truth/compare.ts'

const PROJECT = resolve(import.meta.dirname, '../..')
let scratch: string
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'sextant-truth-'))
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

function checkout(name: string, files: Record<string, string>): string {
  const root = join(scratch, name)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

interface Compared {
  calls: Record<string, number>
  names: Record<string, number>
  notRead: number
}

function compare(root: string, truth: readonly Named[]): Compared {
  const file = `${root}.jsonl`
  writeFileSync(file, truth.map((named) => `${JSON.stringify(named)}\n`).join(''))
  const program = join(PROJECT, 'bench/truth/compare.ts')
  return JSON.parse(run(process.execPath, [program, '--checkout', root, '--truth', file, '--json'])) as Compared
}

const namesOf = (lines: string): Named[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Named)

/** A name of a truth as `line:column name → where it is declared`, calls with brackets. */
const said = ({ line, column, name, call, targets }: Named): string =>
  `${line}:${column} ${name}${call ? '()' : ''} → ${targets.map((to) => `${to.file}:${to.line}`).join(' ') || 'outside'}`

function run(program: string, args: readonly string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', cwd: PROJECT, stdio: ['ignore', 'pipe', 'ignore'] })
}

function isFound(program: string, ...args: string[]): boolean {
  try {
    run(program, args)
    return true
  } catch {
    return false
  }
}

/** Runs the comparison and expects that no name in the checkout is missed, and so many of the calls. */
function expectAgreement(root: string, truth: readonly Named[], calls: Record<string, number>): void {
  const compared = compare(root, truth)
  expect(compared.calls).toEqual(calls)
  expect(Object.keys(compared.names).toSorted()).toEqual(['outside', 'right'])
}

describe('what is said of a name', () => {
  it('depends on all that the index gives for it and on all that the compiler means', () => {
    const root = checkout('verdicts', {
      'used.ts': 'export const b = () => 1\nexport const c = () => 2\n',
      'uses.ts': "import { b } from './used'\nb()\nJSON.parse('')\nnowhere()\n",
      'either.py': 'import os\nif os.name:\n    def f(): pass\nelse:\n    def f(): pass\nf()\n',
    })
    const at = (file: string, line: number, column: number, ...targets: Named['targets']): Named => ({
      ...{ file, line, column, name: 'name', call: false, targets },
    })
    const { names, calls, notRead } = compare(root, [
      at('uses.ts', 2, 1, { file: 'used.ts', line: 1 }),
      at('uses.ts', 2, 1, { file: 'used.ts', line: 1 }, { file: 'used.ts', line: 2 }),
      at('uses.ts', 2, 1, { file: 'used.ts', line: 2 }),
      at('uses.ts', 4, 1, { file: 'used.ts', line: 2 }),
      at('uses.ts', 3, 6, { file: 'used.ts', line: 2 }),
      at('either.py', 6, 1, { file: 'either.py', line: 5 }),
      at('uses.ts', 3, 6),
      at('uses.ts', 2, 1),
      at('gone.ts', 1, 1),
    ])
    expect(names).toEqual({
      ...{ right: 2, wrong: 1, unresolved: 1, 'claimed outside': 1, ambiguous: 1 },
      ...{ outside: 1, 'claimed inside': 1 },
    })
    expect(calls).toEqual({})
    expect(notRead).toBe(1)
  })

  it('is counted apart for calls', () => {
    const root = checkout('calls', { 'a.ts': 'export const b = () => 1\nb()\n' })
    const call = { file: 'a.ts', line: 2, column: 1, name: 'b', call: true, targets: [{ file: 'a.ts', line: 1 }] }
    expect(compare(root, [call])).toEqual({ calls: { right: 1 }, names: {}, notRead: 0 })
  })
})

describe.skipIf(!isFound('go', 'version'))("Go's own checker", () => {
  it('tells what each name means, in packages of the module and outside, and the index agrees', {
    timeout: 300_000,
  }, () => {
    const root = checkout('go', {
      'go.mod': 'module example.com/m\n\ngo 1.19\n',
      'shape/shape.go':
        'package shape\n\ntype Shape struct {\n\tSide int\n}\n\nfunc (s Shape) Area() int {\n\treturn s.Side * s.Side\n}\n',
      'main.go':
        'package main\n\nimport (\n\t"fmt"\n\n\t"example.com/m/shape"\n)\n\nfunc main() {\n\ts := shape.Shape{Side: 2}\n\tfmt.Println(s.Area())\n}\n',
    })
    const truth = namesOf(run('go', ['run', join(PROJECT, 'bench/truth/gonames.go'), root]))
    const inMain = truth.filter(({ file }) => file === 'main.go').map(said)
    expect(inMain).toEqual(
      expect.arrayContaining([
        '10:13 Shape → shape/shape.go:3',
        '10:19 Side → shape/shape.go:4',
        '11:6 Println() → outside',
        '11:14 s → main.go:10',
        '11:16 Area() → shape/shape.go:7',
      ]),
    )
    expectAgreement(root, truth, { right: 1, outside: 1 })
  })
})

/** A folder with the .NET SDK, which no package of Debian has. */
const { SEXTANT_DOTNET: dotnet } = process.env

describe.skipIf(dotnet === undefined)('Roslyn', () => {
  it('tells what each name means, in parts of a class and under conditions, and the index agrees', {
    timeout: 300_000,
  }, () => {
    const root = checkout('csharp', {
      'src/Shape.cs':
        'namespace App.Shapes {\n  public partial class Shape {\n    public int Side;\n#if LARGE\n    public int Area(int times) => times * Area();\n#endif\n  }\n}\n',
      'src/Area.cs': 'namespace App.Shapes {\n  partial class Shape {\n    public int Area() => Side * Side;\n  }\n}\n',
      'src/Main.cs':
        'using System;\nusing App.Shapes;\nclass Main {\n  static void Run() {\n    var shape = new Shape { Side = 2 };\n    Console.WriteLine(shape.Area(1));\n  }\n}\n',
    })
    const program = join(PROJECT, 'bench/truth/csharp.ts')
    const given = ['--checkout', root, '--dotnet', dotnet as string, '--under', 'src']
    const inMain = (lines: string) => namesOf(lines).filter(({ file }) => file === 'src/Main.cs')
    const truth = run(process.execPath, [program, ...given, '--define', 'LARGE'])
    expect(inMain(truth).map(said)).toEqual([
      '5:21 Shape() → src/Area.cs:2 src/Shape.cs:2',
      '5:29 Side → src/Shape.cs:3',
      '6:5 Console → outside',
      '6:13 WriteLine() → outside',
      '6:23 shape → src/Main.cs:5',
      '6:29 Area() → src/Shape.cs:5',
    ])
    expectAgreement(root, namesOf(truth), { right: 3, outside: 1 })
    expect(inMain(run(process.execPath, [program, ...given])).map(({ name }) => name)).not.toContain('Area')
  })
})

/** A folder into which npm has installed intelephense, whose licence keeps it out of this project. */
const { SEXTANT_INTELEPHENSE: intelephense } = process.env

describe.skipIf(intelephense === undefined)('intelephense', () => {
  it('tells what each name means, but not of text, what is declared or local, and the index agrees', {
    timeout: 300_000,
  }, () => {
    const root = checkout('php', {
      'src/Shape.php':
        '<?php\nnamespace App\\Shapes;\n\nclass Shape\n{\n    public static $made = 0;\n\n    public function __construct(public int $side) { self::$made++; }\n\n    public function area(): int { return $this->side ** 2; }\n}\n',
      'src/main.php':
        "<?php\nuse App\\Shapes\\Shape as Square;\n\n// new Square(1)\n$text = 'Square';\n$square = new Square(side: 2);\necho strlen(<<<EOT\n  Square $text\n  EOT) + $square->area() . PHP_EOL;\n",
    })
    const program = join(PROJECT, 'bench/truth/php.ts')
    const given = ['--checkout', root, '--intelephense', intelephense as string, '--under', 'src']
    const truth = namesOf(run(process.execPath, [program, ...given]))
    expect(truth.map((named) => `${named.file.slice(4)} ${said(named)}`)).toEqual([
      'Shape.php 8:59 $made → src/Shape.php:6',
      'Shape.php 10:49 side → src/Shape.php:8',
      'main.php 2:16 Shape → src/Shape.php:4',
      'main.php 2:25 Square → src/Shape.php:4',
      'main.php 6:15 Square() → src/Shape.php:4 src/Shape.php:8',
      'main.php 7:6 strlen() → outside',
      'main.php 9:19 area() → src/Shape.php:10',
      'main.php 9:28 PHP_EOL → outside',
    ])
    expectAgreement(root, truth, { right: 2, outside: 1 })
  })
})

/** A program of rust-analyzer, which the environment does not have. */
const { SEXTANT_RUST_ANALYZER: rustAnalyzer } = process.env

describe.skipIf(rustAnalyzer === undefined || !isFound('cargo', '--version'))('rust-analyzer', () => {
  it('tells what each name means, of modules where they are declared, and the index agrees', {
    timeout: 300_000,
  }, () => {
    const root = checkout('rust', {
      'Cargo.toml': '[package]\nname = "shop"\nversion = "1.0.0"\nedition = "2021"\n',
      'src/lib.rs':
        'mod shape;\nuse shape::{Area, Square};\n\nmacro_rules! side { ($of:ident) => { $of.side } }\n\npub fn run<\'a>(square: &\'a Square) -> u32 {\n    // square.area()\n    let text = "square";\n    let r#type = square.area();\n    side!(square) + r#type + text.len() as u32\n}\n',
      'src/shape.rs':
        'pub trait Area { type Unit; fn area(&self) -> u32; }\npub struct Square { pub side: u32 }\nimpl Area for Square {\n    type Unit = u32;\n    fn area(&self) -> u32 { self.side }\n}\n',
    })
    const program = join(PROJECT, 'bench/truth/rust.ts')
    const given = ['--checkout', root, '--rust-analyzer', rustAnalyzer as string, '--under', 'src']
    const truth = namesOf(run(process.execPath, [program, ...given]))
    const inside = truth.filter(({ targets }) => targets.length > 0)
    expect(inside.map((named) => `${named.file.slice(4)} ${said(named)}`)).toEqual([
      'lib.rs 2:5 shape → src/lib.rs:1',
      'lib.rs 2:13 Area → src/shape.rs:1',
      'lib.rs 2:19 Square → src/shape.rs:2',
      'lib.rs 6:28 Square → src/shape.rs:2',
      'lib.rs 9:18 square → src/lib.rs:6',
      'lib.rs 9:25 area() → src/shape.rs:5',
      'lib.rs 10:5 side() → src/lib.rs:4',
      'lib.rs 10:11 square → src/lib.rs:6',
      'lib.rs 10:21 type → src/lib.rs:9',
      'lib.rs 10:30 text → src/lib.rs:8',
      'shape.rs 3:6 Area → src/shape.rs:1',
      'shape.rs 3:15 Square → src/shape.rs:2',
      'shape.rs 5:34 side → src/shape.rs:2',
    ])
    expect(compare(root, inside)).toEqual({ calls: { right: 2 }, names: { right: 11 }, notRead: 0 })
  })
})

describe.skipIf(!isFound('ruby', '--version'))('Ruby', () => {
  it('tells what each call meant while a program ran, and the index agrees', { timeout: 120_000 }, () => {
    const root = checkout('ruby', {
      'lib/shape.rb':
        'class Shape\n  attr_accessor :side\n  def initialize(side)\n    @side = side\n  end\n  def area = side * side\nend\nclass Plain; end\n',
      'main.rb':
        "require_relative 'lib/shape'\nshape = Shape.new(2)\nputs shape.area\nshape.side = 'é'.length; shape.area\n[shape].each { |one| one.side }\nPlain.new\n",
    })
    const seen = join(scratch, 'ruby-calls.txt')
    const program = join(PROJECT, 'bench/truth/ruby-calls.rb')
    const env = { ...process.env, CHECKOUT: root, CALLS: seen }
    for (let twice = 0; twice < 2; twice++) execFileSync('ruby', ['-r', program, join(root, 'main.rb')], { env })
    const joined = execFileSync('ruby', [program], { input: readFileSync(seen), encoding: 'utf8' })
    const truth = namesOf(joined)
    expect(truth.map((named) => `${named.file} ${said(named)}`).toSorted()).toEqual([
      'lib/shape.rb 2:3 attr_accessor() → outside',
      'main.rb 1:1 require_relative() → outside',
      'main.rb 2:15 new() → lib/shape.rb:3 lib/shape.rb:1',
      'main.rb 3:1 puts() → outside',
      'main.rb 3:12 area() → lib/shape.rb:6',
      'main.rb 4:18 length() → outside',
      'main.rb 4:32 area() → lib/shape.rb:6',
      'main.rb 4:7 side=() → lib/shape.rb:2',
      'main.rb 5:26 side() → lib/shape.rb:2',
      'main.rb 5:9 each() → outside',
      'main.rb 6:7 new() → lib/shape.rb:8',
    ])
    expect(compare(root, truth).calls).toEqual({ right: 6, outside: 5 })
  })
})

/** A folder of LLVM with libclang and its headers, which the environment does not have. */
const { SEXTANT_LLVM: llvm } = process.env

describe.skipIf(llvm === undefined || !isFound('cc', '--version'))('libclang', () => {
  it('tells what each name means, where declarations and macros have it, and the index agrees', {
    timeout: 300_000,
  }, () => {
    const root = checkout('c', {
      'shape.h':
        '#define SIDE(of) ((of)->side)\n#define SHAPE_FIELDS \\\n\tint side;\nstruct shape {\n\tSHAPE_FIELDS\n};\nint area(struct shape *one);\n',
      'shape.c': '#include "shape.h"\nint area(struct shape *one) { return SIDE(one) * one->side; }\n',
      'main.cc':
        'template <typename T> class Box;\ntemplate <> class Box<int> { public: int size(); };\nextern "C" {\n#include "shape.h"\n}\n#if 0\nint never = gone;\n#endif\nint main() { shape one; Box<int> box; return area(&one) + box.size() + __builtin_abs(1); }\n',
    })
    run('git', ['-C', root, 'init', '--quiet'])
    run('git', ['-C', root, 'add', '.'])
    const command = (file: string, ...compiler: string[]) => ({
      directory: root,
      file,
      arguments: [...compiler, '-c', file],
    })
    const commands = [command('shape.c', 'cc'), command('main.cc', 'c++', '-std=c++17')]
    writeFileSync(join(root, 'compile_commands.json'), JSON.stringify(commands))
    const program = join(scratch, 'cnames')
    const [source, library] = [join(PROJECT, 'bench/truth/cnames.c'), join(llvm as string, 'lib')]
    run('cc', [
      `-I${join(llvm as string, 'include')}`,
      source,
      `-L${library}`,
      `-Wl,-rpath,${library}`,
      '-lclang',
      '-o',
      program,
    ])
    const truth = namesOf(run(program, [root, root]))
    expect(truth.map((named) => `${named.file} ${said(named)}`).toSorted()).toEqual([
      'main.cc 9:14 shape → shape.h:4',
      'main.cc 9:25 Box → main.cc:1 main.cc:2',
      'main.cc 9:46 area() → shape.h:7 shape.c:2',
      'main.cc 9:52 one → main.cc:9',
      'main.cc 9:59 box → main.cc:9',
      'main.cc 9:63 size() → main.cc:2',
      'main.cc 9:72 __builtin_abs() → outside',
      'shape.c 2:17 shape → shape.h:4',
      'shape.c 2:38 SIDE() → shape.h:1',
      'shape.c 2:43 one → shape.c:2',
      'shape.c 2:50 one → shape.c:2',
      'shape.c 2:55 side → shape.h:5 shape.h:3 shape.h:1',
      'shape.h 5:2 SHAPE_FIELDS → shape.h:2',
      'shape.h 7:17 shape → shape.h:4',
    ])
    expect(compare(root, truth)).toEqual({ calls: { right: 3, outside: 1 }, names: { right: 10 }, notRead: 0 })
  })
})

/** The folder `lib` of Kotlin's compiler (also in the npm package `kotlin-compiler`), which the environment does not have. */
const { SEXTANT_KOTLIN: kotlin } = process.env

describe.skipIf(kotlin === undefined || !isFound('java', '-version'))('Kotlin', () => {
  it('tells what each name means, and the index agrees', { timeout: 300_000 }, () => {
    const library = kotlin as string
    const kotlinc = join(library, '../bin/kotlinc')
    const plugin = join(scratch, 'plugin')
    const services = join(plugin, 'META-INF/services')
    run('bash', [
      kotlinc,
      join(PROJECT, 'bench/truth/KotlinNames.kt'),
      '-nowarn',
      '-cp',
      join(library, 'kotlin-compiler.jar'),
      '-d',
      plugin,
    ])
    mkdirSync(services, { recursive: true })
    writeFileSync(join(services, 'org.jetbrains.kotlin.compiler.plugin.CompilerPluginRegistrar'), 'KotlinNames\n')
    const root = checkout('kotlin', {
      'Shape.kt':
        'package a\n\nclass Shape(val side: Int) {\n  /** Of no size. */\n  constructor() : this(0)\n  fun area() = side * side\n}\nfun Shape.twice() = Shape(side * 2)\nfun interface Filter { fun keep(shape: Shape): Boolean }\n',
      'Main.kt':
        'package b\n\nimport a.Filter\nimport a.Shape\nimport a.twice\n\nfun main() {\n  val shape = Shape()\n  println(shape.twice().area())\n  Filter { it.area() > 1 }.keep(shape)\n}\n',
    })
    const names = `${root}.names`
    execFileSync(
      'bash',
      [kotlinc, `-Xplugin=${plugin}`, '-nowarn', '-d', `${root}.out`, join(root, 'Shape.kt'), join(root, 'Main.kt')],
      {
        env: { ...process.env, CHECKOUT: root, NAMES: names },
      },
    )
    const truth = namesOf(readFileSync(names, 'utf8'))
    const inMain = truth.filter(({ file }) => file === 'Main.kt').map(said)
    expect(inMain).toEqual(
      expect.arrayContaining([
        '8:15 Shape() → Shape.kt:5 Shape.kt:3',
        '9:3 println() → outside',
        '9:11 shape → Main.kt:8',
        '9:17 twice() → Shape.kt:8',
        '9:25 area() → Shape.kt:6',
        '10:3 Filter() → Shape.kt:9',
      ]),
    )
    const { calls, names: others } = compare(root, truth)
    expect([calls, Object.keys(others)]).toEqual([{ right: 7, outside: 1 }, ['right', 'outside']])
  })
})

describe.skipIf(!isFound('javac', '-version'))('javac', () => {
  it('tells what each name means, between overloads too, and the index agrees', { timeout: 300_000 }, () => {
    const root = checkout('java', {
      'src/a/Shape.java':
        'package a;\n\npublic class Shape {\n  int side;\n  public int area() { return side * side; }\n  public int area(int times) { return times * area(); }\n}\n',
      'src/b/Main.java':
        'package b;\n\nimport a.Shape;\n\npublic class Main {\n  public static void main(String[] args) {\n    Shape shape = new Shape();\n    System.out.println(shape.area(2));\n  }\n}\n',
    })
    const truth = namesOf(run('java', [join(PROJECT, 'bench/truth/JavaNames.java'), root, 'src']))
    const inMain = truth.filter(({ file }) => file === 'src/b/Main.java').map(said)
    expect(inMain).toEqual(
      expect.arrayContaining([
        '7:5 Shape → src/a/Shape.java:3',
        '8:16 println() → outside',
        '8:24 shape → src/b/Main.java:7',
        '8:30 area() → src/a/Shape.java:6',
      ]),
    )
    expectAgreement(root, truth, { right: 3, outside: 1 })
  })

  it('tells of the other names where types are missing, of whose members javac makes something up', {
    timeout: 300_000,
  }, () => {
    const root = checkout('missing', {
      'src/A.java':
        'class A {\n  void f(Missing all) {\n    if (all.one != null) { other(all.one.getClass()).forEach(all::add); }\n    done();\n  }\n  void done() {}\n}\n',
    })
    const truth = namesOf(run('java', [join(PROJECT, 'bench/truth/JavaNames.java'), root, 'src']))
    expect(truth.map(said)).toContain('4:5 done() → src/A.java:6')
  })
})
