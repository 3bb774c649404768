/** Files that have many of one thing, as those have that programs write: reading them must not look at all of it for each. */
import { expect, test } from 'vitest'
import { processorTimeOf } from '../../../test/setup/processor-time.ts'
import { repository } from '../testing/repository.ts'

const COUNT = 12_000
const list = (count: number, of: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => of(at)).join('')
const many = (line: (at: number) => string): string => list(COUNT, line)

const FILES: readonly (readonly [what: string, path: string, text: () => string])[] = [
  ['packages', 'a.pm', () => many((at) => `package P${at};\nsub f { 1 }\n`)],
  ['variables of a package', 'a.pm', () => `package P;\n${many((at) => `our $v${at} = 1;\n`)}`],
  ['includes after macros', 'a.c', () => many((at) => `#define A${at}(x) (x)\n`) + many(() => '#include "list.h"\n')],
  [
    'exports by another name',
    'a.js',
    () =>
      `const all = exports, own = {}\n${many((at) => `own.x${at} = () => ${at}\n`)}${many((at) => `all.x${at} = () => ${at}\n`)}`,
  ],
  [
    'functions on one line',
    'a.js',
    () => many((at) => `function f${at}(a) { return [(b) => b, (c) => c, (d) => d] } `),
  ],
  [
    'functions of one statement, and comments above it',
    'a.js',
    () => `${many((at) => `// ${at}\n`)}var ${many((at) => `f${at} = (a) => a,\n`)}last\n`,
  ],
  [
    'methods of a class',
    'a.ts',
    () => `class A {\n${many((at) => `@log m${at}() { return this.m${at >> 1}() }\nn${at}() {}\n`)}}\n`,
  ],
  [
    'fields of a struct',
    'a.rs',
    () => `struct S {\n${many((at) => `f${at}: u8,\n`)}}\nfn f(s: S) {\n${many((at) => `s.f${at};\n`)}}\n`,
  ],
  [
    'modules that a file of Perl uses, and calls of what none of them names',
    'a.pl',
    () => many((at) => `use Mod${at};\nour $v${at};\n`) + many((at) => `call${at}();\n`),
  ],
  [
    'lists of exports that take in the other list',
    'a.pm',
    () => `package P;\n${many((at) => `push @EXPORT_OK, 'f${at}';\n@EXPORT = @EXPORT_OK;\nsub f${at} {}\n`)}`,
  ],
  ['macros that are taken back', 'a.c', () => many((at) => `#define X(a) f##a(${at})\n#undef X\n`)],
  [
    'conditions of one chain',
    'a.c',
    () => `#if A\n${many((at) => `#elif defined(A${at})\nint f${at}(void);\n`)}#endif\n`,
  ],
  ['values of one name', 'a.sh', () => many((at) => `x=1\ny${at}=$x\n`)],
]

test.each(FILES)(
  '%s, many of them in one file, take seconds',
  async (_, path, text) => {
    const taken = await processorTimeOf(async () => {
      const read = await repository({ [path]: text() })
      expect(read.symbols(path)?.length).toBeGreaterThanOrEqual(COUNT)
    })
    expect(taken).toBeLessThan(20_000)
  },
  120_000,
)

test('a namespace that many headers open is found in many files within seconds', async () => {
  const numbers = Array.from({ length: 1200 }, (_, at) => at)
  const file = `#include "all.hpp"\ndoor::P7 first; door::P700 second;\n`
  const files = {
    ...Object.fromEntries(numbers.map((at) => [`p${at}.hpp`, `namespace door { struct P${at} {}; }\n`])),
    'all.hpp': numbers.map((at) => `#include "p${at}.hpp"\n`).join(''),
    ...Object.fromEntries(numbers.slice(0, 500).map((at) => [`${at}.cpp`, file])),
  }
  const taken = await processorTimeOf(async () => {
    const { leads } = await repository(files)
    expect(await leads('400.cpp', 'P700', 'P700')).toEqual(['p700.hpp:1'])
  })
  expect(taken).toBeLessThan(9000)
}, 120_000)

test('a class that many modules extend is asked for many names within seconds', async () => {
  const text = `class Model; end
${list(8, (at) => `module Part${at}; def part${at}; end; end\n`)}
${list(300, (at) => `module M${at}\n${list(8, (part) => `include Part${part}\n`)}def m${at}; end\nend\nModel.extend M${at}\n`)}
${list(100, (at) => `class Model${at} < Model; end\n`)}
${list(100, (at) => list(100, (name) => `Model${at}.none${name}\n`))}
Model1.m200\n`
  const taken = await processorTimeOf(async () => {
    const { leads } = await repository({ 'a.rb': text })
    expect(await leads('a.rb', 'Model1.m200', 'm200')).toHaveLength(1)
  })
  expect(taken).toBeLessThan(9000)
}, 120_000)

test('calls of hundreds of overloads that all may be meant do not compare each overload with each', async () => {
  const overloads = (count: number) => ({
    'A.java': `class A {\n${list(count, (at) => `void f(T${at} a) {}\n`)}void g(T0 a) {\n${list(200, () => 'f(a);\n')}}\n}\n`,
  })
  await repository(overloads(100))
  const few = await processorTimeOf(() => repository(overloads(300)))
  const many = await processorTimeOf(() => repository(overloads(1200)))
  expect(many).toBeLessThan(few * 8 + 500)
}, 120_000)

const GROWING: readonly (readonly [what: string, files: (count: number) => Record<string, string>])[] = [
  [
    'models of one name',
    (count) => ({
      'schema.prisma': list(
        count,
        () => 'model User {\n id Int @id\n other User? @relation(fields: [id], references: [id])\n @@index([id])\n}\n',
      ),
    }),
  ],
  [
    'conditions of a guard in Swift',
    (count) => ({
      'a.swift': `class A { var x: A?\nfunc f() {\nguard ${list(count, (at) => `let i${at} = self.x, `)}true else { return }\n} }\n`,
    }),
  ],
  [
    'namespaces that a file of C# uses',
    (count) => ({
      'all.cs': list(count, (at) => `namespace N${at} { public class C${at} { public static void F() {} } }\n`),
      'a.cs': `${list(count, (at) => `using N${at};\n`)}class A { void F() {\n${list(count, (at) => `C${at}.F(); None${at}.F();\n`)}} }\n`,
    }),
  ],
]

test.each(GROWING)(
  '%s: four times as many take about four times as long',
  async (_, files) => {
    await repository(files(250))
    const few = await processorTimeOf(() => repository(files(500)))
    const many = await processorTimeOf(() => repository(files(2000)))
    expect(many).toBeLessThan(few * 8 + 500)
  },
  120_000,
)

test('routes whose controllers are nowhere are looked for among many classes within seconds', async () => {
  const routes = list(6000, (at) => `get "a${at}", to: "missing${at}#show"\n`)
  const taken = await processorTimeOf(async () => {
    const { leads } = await repository({
      'config/routes.rb': `Rails.application.routes.draw do\n${routes}get "b", to: "oidc#show"\nend\n`,
      'app/models.rb': `${list(6000, (at) => `class M${at}\nend\n`)}class OIDCController\n  def show; end\nend\n`,
    })
    expect(await leads('config/routes.rb', '"oidc#show"', 'oidc')).toEqual(['app/models.rb:12002'])
  })
  expect(taken).toBeLessThan(9000)
}, 120_000)
