/** What a change of a declaration does to whoever uses it, as far as that is told: language by language, from sources. */
import { expect, it } from 'vitest'
import type { FileFacts } from '../../../src/contract/file.ts'
import { isBreaking } from '../../../src/query/changes/change.ts'
import { symbolChanges } from '../../../src/query/changes/symbol-changes.ts'
import { type FileRow, FileText, IndexedFile } from '../../../src/query/indexed/indexed-file.ts'
import { extractFile, withIds } from '../analysis.ts'
import type { Language } from './language.ts'
import { LANGUAGES } from './registry.ts'

type Case = readonly [was: string, now: string]
interface Cases {
  readonly path: string
  /** What is written around each. */
  readonly within?: readonly [string, string]
  readonly breaks: readonly Case[]
  readonly fits: readonly Case[]
}

const METHODS: readonly [string, string] = ['class A\n', '\nend\n']
const CLASS: readonly [string, string] = ['public class A {\n', '\n}\n']

const CASES: Readonly<Record<string, readonly Cases[]>> = {
  python: [
    {
      path: 'a.py',
      breaks: [
        ['def f(a, b=1):\n    return a', 'def f(a, *, b=1):\n    return a'],
        ['def f(a, b=1):\n    return a', 'def f(a, b=1, /):\n    return a'],
        ['def f(a, b=1):\n    return a', 'def f(a, c=1):\n    return a'],
        ['def f(a, b=1):\n    return a', 'def f(a, b):\n    return a'],
        ['def f(a, *b):\n    return a', 'def f(a, **b):\n    return a'],
        ['def f(a, *b):\n    return a', 'def f(a, c=1, *b):\n    return a'],
        ['def f(a, **b):\n    return a', 'def f(a):\n    return a'],
        ['def f(a):\n    return a', 'async def f(a):\n    return a'],
        ['def f() -> int:\n    return 1', 'def f() -> str:\n    return 1'],
        ['class A:\n    def f(self):\n        return 1', 'class A:\n    @property\n    def f(self):\n        return 1'],
        [
          'class A:\n    def f(self):\n        return 1',
          'class A:\n    @staticmethod\n    def f(self):\n        return 1',
        ],
        ['@dataclass\nclass A:\n    x: int = 1', '@dataclass\nclass A:\n    x: int'],
        ['class E(Enum):\n    A = 1\n    B = 2', 'class E(Enum):\n    A = 1'],
        ['class A(B):\n    x = 1', 'class A:\n    x = 1'],
        ['class A(ABC):\n    x = 1', 'class A(ABC):\n    x = 1\n\n    @abstractmethod\n    def f(self): ...'],
      ],
      fits: [
        ['def f(a):\n    return a', 'def f(a, b=None, *c, d=1, **e):\n    return a'],
        ['def f(a):\n    return a', 'def f(a, *, b=1):\n    return a'],
        ['def f(a):\n    return a', 'def f(a: dict[str, int] = {}) -> int:\n    return a'],
        ['def f(a="(,", b=1):\n    return a', 'def f(a=")", b=2):\n    return a'],
        ['def _f(a):\n    return a', 'def _f(b):\n    return b'],
        ['A = 1', 'A = 2'],
        ['A = 1', 'A: int = 2'],
        ['class A:\n    x: int', 'class A:\n    x: int = 1'],
      ],
    },
  ],
  ruby: [
    {
      path: 'a.rb',
      within: METHODS,
      breaks: [
        ['def f(a, b = 1)\n  a\nend', 'def f(a, b: 1)\n  a\nend'],
        ['def f(a:)\n  a\nend', 'def f(a)\n  a\nend'],
        ['def f(a)\n  a\nend', 'def f(a, b:)\n  a\nend'],
        ['def f(*a)\n  a\nend', 'def f(**a)\n  a\nend'],
        ['def f(a)\n  a\nend', 'def self.f(a)\n  a\nend'],
        ['def f(a)\n  a\nend', 'private\n\ndef f(a)\n  a\nend'],
      ],
      fits: [
        ['def f(a)\n  a\nend', 'def f(a, b: 1, &block)\n  a\nend'],
        ['def f(a)\n  a\nend', 'def f(a, b = 1, *rest)\n  a\nend'],
        ['MAX = 1', 'MAX = 2'],
      ],
    },
  ],
  javascript: [
    {
      path: 'a.js',
      breaks: [
        ['export function f(a, b) {}', 'export function f(b, a) {}'],
        ['export function f(a, b) {}', 'export function f(b, c) {}'],
        ['export function f(a, b) {}', 'export function f(a) {}'],
        ['export function f({ a, b }) {}', 'export function f({ a }) {}'],
        ['export function f({ a } = {}) {}', 'export function f({ b } = {}) {}'],
        ['export function f(a) {}', 'export function f({ a }) {}'],
        ['export function f(a) {}', 'export function* f(a) {}'],
        ['export const f = (a) => a', 'export const f = (a, b) => a'],
      ],
      fits: [
        ['export function f(a) {}', 'export function f(b) {}'],
        ['export function f({ a }) {}', 'export function f({ a, b = 1, ...rest }) {}'],
        ['export function f(a) {}', 'export function f(a, b = {}, ...rest) {}'],
      ],
    },
  ],
  typescript: [
    {
      path: 'a.ts',
      breaks: [
        ['export function f(a: string) {}', 'export function f(a: string, b: string) {}'],
        ['export function f(a: (b?: string) => void) {}', 'export function f(a: (b?: string) => void, b: string) {}'],
        ['export function f(a?: string) {}', 'export function f(a: string) {}'],
        ['export function f(a: string) {}', 'export async function f(a: string) {}'],
        ['export function f(a: string) {}', 'export function f(a: number) {}'],
        ['export function f<T extends () => void>(a: T) {}', 'export function f<T extends () => void, U>(a: T) {}'],
        ['export const f = 1', "export const f = 'a'"],
        ['export const f = new Map<string, string>()', 'export const f = new Set<string>()'],
        ['export interface I {\n  a?: string\n}', 'export interface I {\n  a: string\n}'],
        ['export class A {\n  f() {}\n}', 'export abstract class A {\n  f() {}\n}'],
        ['export class A {\n  f() {}\n}', 'export class A {\n  static f() {}\n}'],
        ['export class A {\n  f() {}\n}', 'export class A {\n  private f() {}\n}'],
        ['export enum E {\n  A,\n  B,\n}', 'export enum E {\n  A,\n}'],
        ['export type T = 1 | 2', 'export type T = 1'],
        ['export abstract class A {\n  f() {}\n}', 'export abstract class A {\n  f() {}\n  abstract g(): void\n}'],
      ],
      fits: [
        ['export function f(a: string) {}', 'export function f(b: string, c?: number, ...d: string[]) {}'],
        ['export function f({ a }: P) {}', 'export function f({ b }: P) {}'],
        ['export const f = 1', 'export const f = 2'],
        ['export const f: string = load()', "export const f: string = 'a'"],
        ['export interface I {\n  a: string\n}', 'export interface I {\n  a: string\n  b?: string\n}'],
      ],
    },
  ],
  java: [
    {
      path: 'A.java',
      within: CLASS,
      breaks: [
        ['  public void f() {}', '  public void f() throws IOException {}'],
        ['  public void f() {}', '  public static void f() {}'],
        ['  public void f() {}', '  public final void f() {}'],
        ['  public void f() {}', '  protected void f() {}'],
        ['  public Object f() { return 1; }', '  public String f() { return ""; }'],
        ['  public void f(int a, int b) {}', '  public void f(int b, int a) {}'],
        ['  public void f(int a) {}\n  public void f(long a) {}', '  public void f(int a) {}'],
        ['  public int x = 1;', '  public final int x = 1;'],
        ['  public enum E { A, B }', '  public enum E { A }'],
      ],
      fits: [
        ['  public void f(String s) {}', '  public synchronized void f(String t) {}'],
        ['  public int x = 1;', '  public int x = 2;'],
      ],
    },
    {
      path: 'A.java',
      breaks: [
        ['public class A {}', 'public final class A {}'],
        ['public class A {}', 'public abstract class A {}'],
        ['public class A {}', 'public sealed class A permits B {}'],
        ['public record A(int a) {}', 'public record A(int a, int b) {}'],
        ['public interface I {\n  void f();\n}', 'public interface I {\n  void f();\n  void g();\n}'],
        ['public @interface I {\n}', 'public @interface I {\n  String a();\n}'],
      ],
      fits: [
        [
          'public interface I {\n}',
          'public interface I {\n  int X = 1;\n  default void f() {}\n  static void g() {}\n}',
        ],
        ['public @interface I {\n}', 'public @interface I {\n  String a() default "";\n}'],
        ['public sealed interface I permits A {\n}', 'public sealed interface I permits A {\n  void f();\n}'],
        ['interface I {\n}', 'interface I {\n  void f();\n}'],
        ['', 'public interface I {\n  void f();\n}'],
        ['public interface I {\n}', 'public interface I {\n}\n\ninterface J {\n  void f();\n}'],
      ],
    },
  ],
  kotlin: [
    {
      path: 'A.kt',
      breaks: [
        ['fun f(a: Int) {}', 'fun f(b: Int) {}'],
        ['fun f(a: Int = 1) {}', 'fun f(a: Int) {}'],
        ['fun f(a: Int) {}', 'suspend fun f(a: Int) {}'],
        ['fun f(a: Int) {}', 'internal fun f(a: Int) {}'],
        ['open class A', 'class A'],
        ['open class A', 'sealed class A'],
        ['data class A(val x: Int)', 'class A(val x: Int)'],
        ['class A(val x: Int = 1)', 'class A(val x: Int)'],
        ['val x = 1', 'val x = "a"'],
        ['var x: Int = 1', 'val x: Int = 1'],
        ['enum class E { A, B }', 'enum class E { A }'],
        ['interface I {\n    fun f()\n}', 'interface I {\n    fun f()\n    fun g()\n}'],
      ],
      fits: [
        ['val x = 1', 'val x = 2'],
        ['@Marker fun f(a: Int) {}', 'fun f(a: Int) {}'],
        ['interface I {\n    fun f()\n}', 'interface I {\n    fun f()\n    fun g() = 1\n}'],
      ],
    },
  ],
  csharp: [
    {
      path: 'A.cs',
      within: CLASS,
      breaks: [
        ['  public void F(int a) {}', '  public void F(int b) {}'],
        ['  public void F(int a = 1) {}', '  public void F(int a) {}'],
        ['  public virtual void F() {}', '  public void F() {}'],
        ['  public int F { get; set; }', '  public required int F { get; set; }'],
        ['  public sealed class B {}', '  public static class B {}'],
        ['  public interface I {\n  }', '  public interface I {\n    void F();\n  }'],
        ['  public interface I {\n  }', '  public interface I {\n    int G { get; }\n  }'],
        ['  public enum E { A, B }', '  public enum E { A }'],
      ],
      fits: [
        ['  public Task F() { return G(); }', '  public async Task F() { await G(); }'],
        ['  public int F { get; set; } = 1;', '  public int F { get; set; } = 2;'],
        ['  public interface I {\n  }', '  public interface I {\n    void F() { G(); }\n    int H => 1;\n  }'],
      ],
    },
  ],
  swift: [
    {
      path: 'A.swift',
      breaks: [
        ['public func f(a: Int) {}', 'public func f(b: Int) {}'],
        ['public func f(a: Int) {}', 'public func f(a: Int) throws {}'],
        ['public func f(a: Int) {}', 'public func f(a: Int) async {}'],
        ['public func f(a: Int) {}', '@MainActor public func f(a: Int) {}'],
        ['open class A {}', 'public class A {}'],
        ['public var x = 1', 'public var x = "a"'],
        ['public var x: Int = 1', 'public private(set) var x: Int = 1'],
        ['public protocol P {\n  func f()\n  func g()\n}', 'public protocol P {\n  func f()\n}'],
        ['public enum E {\n  case a, b\n}', 'public enum E {\n  case a\n}'],
        ['public protocol P {\n}', 'public protocol P {\n  func f()\n}'],
      ],
      fits: [
        ['public var x = 1', 'public var x = 2'],
        ['protocol P {\n  func f()\n  func g()\n}', 'protocol P {\n  func f()\n}'],
        ['public protocol P {\n}', 'public protocol P {\n  func f()\n}\n\nextension P {\n  public func f() {}\n}'],
      ],
    },
  ],
  go: [
    {
      path: 'a.go',
      within: ['package a\n\n', '\n'],
      breaks: [
        ['func F(a int) {}', 'func F(a string) {}'],
        ['func F(a, b int) {}', 'func F(b, a int) {}'],
        ['func F(a int) {}', 'func F(a int) error { return nil }'],
        ['type S struct{}\n\nfunc (s S) F() {}', 'type S struct{}\n\nfunc (s *S) F() {}'],
        ['type S struct {\n\tA int\n}', 'type S struct {\n\ta int\n}'],
        ['const A = 1', 'const A = "a"'],
        ['type T int', 'type T string'],
        ['type I interface {\n\tF()\n}', 'type I interface {\n\tF()\n\tG()\n}'],
      ],
      fits: [
        ['func F(a int) {}', 'func F(b int) {}'],
        ['type S struct{}\n\nfunc (s S) F() {}', 'type S struct{}\n\nfunc (t S) F() {}'],
        ['const A = 1', 'const A = 2'],
        ['type I interface {\n\tf()\n}', 'type I interface {\n\tf()\n\tG()\n}'],
      ],
    },
  ],
  rust: [
    {
      path: 'a.rs',
      breaks: [
        ['pub fn f(a: i32) {}', 'pub async fn f(a: i32) {}'],
        ['pub fn f(a: i32) {}', 'pub unsafe fn f(a: i32) {}'],
        ['pub fn f(a: i32) {}', 'pub(crate) fn f(a: i32) {}'],
        ['pub fn f<T: A>(a: T) {}', 'pub fn f<T: A + B>(a: T) {}'],
        ['pub enum E {\n    A(i32),\n}', 'pub enum E {\n    A(i64),\n}'],
        ['pub trait T {\n    fn f(&self);\n}', 'pub trait T {\n    fn f(&mut self);\n}'],
        ['pub trait T {\n    type X;\n}', 'pub trait T {\n    type Y;\n}'],
        ['pub trait T {\n    fn f(&self);\n}', 'pub trait T {\n    fn f(&self);\n    fn g(&self);\n}'],
      ],
      fits: [
        ['pub fn f(a: i32) {}', 'pub fn f(b: i32) {}'],
        ['pub const A: i32 = 1;', 'pub const A: i32 = 2;'],
        ['pub trait T {\n    fn f(&self);\n}', 'pub trait T {\n    fn f(&self);\n    fn g(&self) {}\n}'],
        ['trait T {\n    fn f(&self);\n}', 'trait T {\n    fn f(&self);\n    fn g(&self);\n}'],
      ],
    },
  ],
  php: [
    {
      path: 'a.php',
      within: ['<?php\nclass A\n{\n', '\n}\n'],
      breaks: [
        ['    public function f($a) {}', '    public function f($b) {}'],
        ['    public function f($a) {}', '    public static function f($a) {}'],
        ['    function f($a) {}', '    private function f($a) {}'],
        ['    public int $a = 1;', "    public string $a = '';"],
      ],
      fits: [['    const A = 1;', '    const A = 2;']],
    },
    {
      path: 'a.php',
      within: ['<?php\n', '\n'],
      breaks: [['interface I\n{\n}', 'interface I\n{\n    public function f();\n}']],
      fits: [['interface I\n{\n}', 'interface I\n{\n    const A = 1;\n}']],
    },
  ],
  scala: [
    {
      path: 'A.scala',
      breaks: [
        ['class A { def f(a: Int): Int = 1 }', 'class A { def f(b: Int): Int = 1 }'],
        ['class A { def f(a: Int): Int = 1 }', 'class A { def f(a: Int)(implicit b: B): Int = 1 }'],
        ['trait A { def f(): Int }', 'sealed trait A { def f(): Int }'],
        ['object A { val x = 1 }', 'object A { val x = "a" }'],
        ['trait A {\n  def f(): Int\n}', 'trait A {\n  def f(): Int\n  def g(): Int\n}'],
      ],
      fits: [['object A { val x = 1 }', 'object A { val x = 2 }']],
    },
  ],
  c: [
    {
      path: 'a.h',
      breaks: [
        ['int f(int a);', 'int f(long a);'],
        ['struct s {\n  int a;\n  int b;\n};', 'struct s {\n  int a;\n};'],
        ['enum e {\n  A,\n  B\n};', 'enum e {\n  A\n};'],
        ['#define A(x) x', '#define A(x, y) x'],
        ['static inline int f(int a) { return a; }', ''],
      ],
      fits: [
        ['int f(int a);', 'int f(int b);'],
        ['#define A_H', '#define B_H'],
        ['struct s;', ''],
      ],
    },
    { path: 'a.c', breaks: [], fits: [['int f(int a) { return a; }', 'int f(long a) { return a; }']] },
  ],
  cpp: [
    {
      path: 'a.hpp',
      breaks: [
        ['class A {\npublic:\n  int f(int a = 1);\n};', 'class A {\npublic:\n  int f(int a);\n};'],
        ['class A {\npublic:\n  virtual int f();\n};', 'class A {\npublic:\n  virtual int f() = 0;\n};'],
        ['class A {\npublic:\n  int f();\n};', 'class A {\nprivate:\n  int f();\n};'],
        ['namespace n {\nint f(int a);\n}', 'namespace n {\nint f(long a);\n}'],
        ['class A {\npublic:\n};', 'class A {\npublic:\n  virtual int f() = 0;\n};'],
      ],
      fits: [
        ['class A {\n  int f();\n};', 'class A {\n  int g();\n};'],
        ['namespace n {}', ''],
      ],
    },
  ],
}

async function fileOf(key: string, path: string, text: string): Promise<IndexedFile> {
  const unit = await extractFile(LANGUAGES.find((one) => one.key === key) as Language, path, text)
  const facts = { symbols: withIds(path, unit.symbols), chunks: [], module: unit.module } as unknown as FileFacts
  const row = { path, language: key, role: 'source' } as FileRow
  return new IndexedFile(row, { facts: () => facts, text: () => new FileText(text) })
}

it.each(Object.keys(CASES))('%s', async (key) => {
  for (const { path, within: [head, tail] = ['', '\n'], breaks, fits } of CASES[key] ?? []) {
    const versionOf = (text: string) => fileOf(key, path, `${head}${text}${tail}`)
    const breaking = async ([was, now]: Case): Promise<boolean> =>
      symbolChanges([await versionOf(was)], [await versionOf(now)]).some(isBreaking)
    for (const one of breaks) expect.soft(await breaking(one), `breaks: ${one.join('\n -> \n')}`).toBe(true)
    for (const one of fits) expect.soft(await breaking(one), `fits: ${one.join('\n -> \n')}`).toBe(false)
  }
})
