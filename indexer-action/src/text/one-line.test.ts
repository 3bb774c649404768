import { expect, test } from 'vitest'
import { type Comments, oneLine } from './one-line.ts'

test.each<[Comments, string, string]>([
  ['hash', 'def f(\n    a,  # the first\n    b = "#",\n) -> int', 'def f(a, b = "#") -> int'],
  ['hash', "def f(a = '''#\n''', b = 1)", "def f(a = '''# ''', b = 1)"],
  ['slashes', 'int f(int a, // the first\n  String b /* second */)', 'int f(int a, String b)'],
  ['slashes', 'f(url = "https://example.com", // where\n b)', 'f(url = "https://example.com", b)'],
  ['slashes', "fn f<'a>(a: &'a str, // first\n b: &'a str)", "fn f<'a>(a: &'a str, b: &'a str)"],
  ['both', "#[Route( # where\n '/a')] function f($a, // first\n $b)", "#[Route('/a')] function f($a, $b)"],
  ['slashes', 'int  f ( )', 'int f ( )'],
  [
    'slashes',
    'function f(\n  a = "( ",\n  b: [\n    string,\n  ],\n): void',
    'function f(a = "( ", b: [string]): void',
  ],
])('%s: %j becomes %j', (comments, text, line) => {
  expect(oneLine(text, comments)).toBe(line)
})
