/** What people read of a declaration, in every language: its head and its annotations on one line, without comments. */
import { expect, test } from 'vitest'
import { extractFile } from '../analysis.ts'
import type { Language } from './language.ts'
import { LANGUAGES } from './registry.ts'

const HEADS: [language: string, text: string, signature: string, annotations?: string[]][] = [
  [
    'python',
    '@route(\n    # Where.\n    "/#",\n)\ndef f(\n    a,  # first\n    b: int = 2,\n) -> int: ...\n',
    'def f(a, b: int = 2) -> int',
    ['route("/#")'],
  ],
  ['typescript', '@route(\n  // Where.\n  1,\n)\nclass C {}\n', '@route(1) class C', ['@route(1)']],
  [
    'typescript',
    'function f(\n  a = "//", // first\n  /* second */ b = 2,\n): number { return 1 }\n',
    'function f(a = "//", b = 2): number',
  ],
  ['javascript', 'function f(a, // first\n  b) {}\n', 'function f(a, b)'],
  [
    'go',
    'package a\n\nfunc f(\n\ta int, // first\n\tb string, /* second */\n) error { return nil }\n',
    'func f(a int, b string) error',
  ],
  ['java', '@Path( // where\n  "/a")\nclass C {}\n', 'class C', ['@Path("/a")']],
  [
    'rust',
    '#[get(\n  // where\n  "/"\n)]\nfn f(\n  a: i32, // first\n  b: &str,\n) -> i32 { 1 }\n',
    'fn f(a: i32, b: &str) -> i32',
    ['get("/")'],
  ],
  ['csharp', '[Route( // where\n  "/a")]\nclass C {}\n', 'class C', ['Route("/a")']],
  [
    'php',
    "<?php\n#[Route( // where\n  '/a')]\n#[A, B]\nfunction f(int $a, # first\n  string $b) {}\n",
    'function f(int $a, string $b)',
    ["#[Route('/a')]", '#[A, B]'],
  ],
  ['kotlin', 'fun f(a: Int, // first\n  b: String /* second */): Int = 1\n', 'fun f(a: Int, b: String): Int'],
  ['scala', 'def f(a: Int, // first\n  b: String): Int = 1\n', 'def f(a: Int, b: String): Int'],
  ['ruby', "def f(a = '#', # first\n  b = 2)\n  1\nend\n", "def f(a = '#', b = 2)"],
  ['c', 'int f(int a, // first\n  char b) { return 1; }\n', 'int f(int a, char b)'],
  ['bash', 'f() { # first\n  echo\n}\n', 'f()'],
]

test.each(HEADS)('%s: %j', async (key, text, signature, annotations) => {
  const language = LANGUAGES.find((one) => one.key === key) as Language
  const { symbols } = await extractFile(language, 'a', text)
  expect(symbols[0]?.signature).toBe(signature)
  expect(symbols[0]?.annotations).toEqual(annotations)
})
