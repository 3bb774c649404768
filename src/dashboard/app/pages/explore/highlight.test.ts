import { expect, it } from 'vitest'
import { highlight, mark } from './highlight.ts'

const SAMPLES = {
  typescript: 'export function f(a: string) {\n  // note\n  return `x` + a\n}\n',
  python: 'def f(a):\n    """doc\n    more"""\n    return a + 1\n',
  csharp: 'public sealed class A {\n  /* b\n  c */ int D() => 1;\n}',
  perl: 'package A; # note\nsub f { my ($x) = @_; return "$x" }\n=head1 B\n\n=cut\n',
  powershell: '<# a\n#>\nfunction Get-A { # note\n  "$b" | Write-Host\n}\n',
  php: '<?php\nfunction f($a) { return $a; } # x\n',
  elixir: 'defmodule A do\n  def f(x), do: "#{x}" # note\nend\n',
  hcl: 'variable "a" { # note\n  default = 1\n}\n',
  protobuf: 'message A { // note\n  string b = 1;\n}\n',
  graphql: 'type A { # note\n  b(c: Int): [D!]\n}\n',
  erlang: '-module(a). % note\nf(X) -> {ok, X}.\n',
  prisma: 'model A { // note\n  b String @default("c")\n}\n',
  cmake: 'function(f x) # note\n  set(y "1")\nendfunction()\n',
  clojure: '(defn f [x] ; note\n  (g x))\n',
  fsharp: 'let f (x: int) = // note\n  g x\n',
  gleam: 'pub fn f(x: Int) { // note\n  x\n}\n',
  'objective-c': '@implementation A // note\n- (void)b { [self c]; }\n@end\n',
  haskell: 'f :: Int -> Int -- note\nf x = x + 1 {- more\n-}\n',
  ocaml: '(* note\n *)\nlet rec f x = f (x + 1)\n',
  ocaml_interface: 'val f : int -> int\n',
  julia: 'function f(x) # note\n  x + 1\nend\n',
  r: 'f <- function(x) x + 1 # note\n',
  ruby: 'class A # note\n  def f = 1\nend\n',
  solidity: 'contract A { /* b */ function f() public {} }\n',
  zig: 'pub fn f(x: u32) !void { return x; } // note\n',
  json: '{"a": [1, null]}',
}

it.each(Object.entries(SAMPLES))('colours %s and keeps every character', async (language, code) => {
  const lines = await highlight(code, language)
  expect(lines.map((line) => line.map(({ text }) => text).join('')).join('\n')).toBe(code)
  expect(lines).toHaveLength(code.split('\n').length)
  expect(lines.flat().some(({ token }) => token !== undefined)).toBe(true)
})

it('leaves alone what it has no grammar for, and what is too long', async () => {
  expect(await highlight('a\nb', 'brainfuck++')).toEqual([[{ text: 'a' }], [{ text: 'b' }]])
  const long = 'const a = 1\n'.repeat(20_000)
  expect((await highlight(long, 'typescript')).flat().every(({ token }) => token === undefined)).toBe(true)
})

it('marks a range through several pieces', () => {
  const line = [{ text: 'const ', token: 'kwd' as const }, { text: 'value' }, { text: ' = 1' }]
  const marked = mark(line, [[3, 8]])
  expect(marked.map(({ text }) => text).join('')).toBe('const value = 1')
  expect(
    marked
      .filter((piece) => piece.marked)
      .map(({ text }) => text)
      .join(''),
  ).toBe('st va')
  expect(mark(line, [[6, Number.MAX_SAFE_INTEGER]]).filter((piece) => piece.marked)).toHaveLength(2)
})
