import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { GENERATED_FILE, generate } from '../../../scripts/generate-language-names.ts'
import { LANGUAGES } from '../languages/registry.ts'
import {
  headerLanguage,
  keyOfLanguage,
  languageByContent,
  languageOfFirstLine,
  languageOfName,
  roleOfLanguage,
} from './detect-language.ts'
import { LANGUAGE_NAMES } from './language-names.ts'

test('the table is what the generator makes of linguist’s data', () => {
  expect(readFileSync(GENERATED_FILE, 'utf8')).toBe(generate())
})

test('every language that is parsed has a name in the table', () => {
  const keys = new Set(LANGUAGE_NAMES.split('\n').map((line) => line.split('|')[0]))
  keys.add(languageOfName('a.mli')?.key ?? '')
  keys.add(languageOfName('a.component.html')?.key ?? '')
  for (const language of LANGUAGES) expect(keys, language.key).toContain(language.key)
})

test.each([
  ['src/a.ts', 'typescript'],
  ['a.d.mts', 'typescript'],
  ['a.tsx', 'tsx'],
  ['a.jsx', 'javascript'],
  ['a.py', 'python'],
  ['a.ml', 'ocaml'],
  ['a.mli', 'ocaml_interface'],
  ['a/list.component.html', 'angular'],
  ['a/list.html', 'html'],
  ['man/a.Rd', 'rd'],
  ['R/a.R', 'r'],
  ['a.exs', 'elixir'],
  ['a.rs', 'rust'],
  ['a.hh', 'cpp'],
  ['a.C', 'cpp'],
  ['a.cs', 'csharp'],
  ['a.php', 'php'],
  ['a.kts', 'kotlin'],
  ['Rakefile', 'ruby'],
  ['.bashrc', 'bash'],
  ['README.md', 'markdown'],
  ['LICENSE', 'text'],
  ['package.json', 'json'],
  ['a.YML', 'yaml'],
  ['go.mod', 'go-module'],
])('%s is %s', (path, key) => {
  expect(languageOfName(path)?.key).toBe(key)
})

test.each(['a.h', 'run', 'x.unheardof', '.hidden'])('the name %s does not say', (path) => {
  expect(languageOfName(path)).toBeUndefined()
})

test.each([
  ['#!/bin/sh\n', 'bash'],
  ['#!/usr/bin/env python3.11\n', 'python'],
  ['#!/usr/bin/env -S FOO=1 node --flag\n', 'javascript'],
  ['# -*- mode: ruby -*-\n', 'ruby'],
  ['// vim: set ft=cpp:\n', 'cpp'],
])('a first line %j is %s', (text, key) => {
  expect(languageOfFirstLine(text)?.key).toBe(key)
})

test('every language that is parsed is known by the name that linguist has for it', () => {
  const keys = [
    ...['C++', 'C#', 'F#', 'Shell', 'Protocol-Buffer', 'Objective-C++', 'TypeScript', 'Jupyter-Notebook', 'golang'],
    ...['CPP', 'csharp', 'Vue'],
  ].map(keyOfLanguage)
  expect(keys).toEqual([
    ...['cpp', 'csharp', 'fsharp', 'bash', 'protobuf', 'objective-cpp', 'typescript', 'jupyter-notebook', 'go'],
    ...['cpp', 'csharp', 'vue'],
  ])
})

test('translations of Qt are data', () => expect(roleOfLanguage('xml')).toBe('data'))

test.each([
  ['objective-c', '// A store.\n@implementation A\n@end\n', 'objective-c'],
  ['objective-c', '#include "a.h"\nint main(void) { return 0; }\n', 'objective-c'],
  ['objective-c', '% Doubles.\nfunction y = twice(x)\n  y = 2 * x;\nend\n', 'matlab'],
  ['objective-c', '', 'matlab'],
  ['fsharp', 'module A\nlet f x = x\n', 'fsharp'],
  ['fsharp', '#version 330\nin vec2 at;\nvoid main() {}\n', 'glsl'],
  ['fsharp', '', 'fsharp'],
  ['perl', ':- module(doors, [open/1]).\nopen(D) :-\n  door(D).\n', 'prolog'],
  ['perl', '% What there is.\ndoor(front).\nopen(D, [_|T]) :- % all\n  door(D), opens(T).\n', 'prolog'],
  ['perl', 'use strict;\nprint <<END;\n:- module(doors, []).\nEND\n', 'perl'],
  ['perl', 'sub rule {\n  return <<END\nopen(D) :-\nEND\n}\n', 'perl'],
  ['perl', 'print 1;\n', 'perl'],
  ['python', '@interface A\n', 'python'],
  ['html', '<p (click)="save()"></p>\n', 'angular'],
  ['html', '<a [href]="where">{{ text }}</a>\n', 'angular'],
  ['html', '<li *ngFor="let a of all"></li>\n', 'angular'],
  ['html', '@if (user) {\n  <b>{{ user }}</b>\n}\n', 'angular'],
  ['html', '<app-home class="a" />\n', 'angular'],
  ['html', '<p>{{ user.name }}</p>{% if user %}{% endif %}\n', 'html'],
  ['html', '<my-element></my-element><p @click="save()" :title="a" v-if="b" onclick="f(a[0])"></p>\n', 'html'],
  ['html', '@(user: User)\n@if(user.isAdmin) {\n<b></b>\n}\n', 'html'],
  ['html', '<p ng-click="save()">(a) = "b"</p>\n', 'html'],
  ['typescript', '<?xml version="1.0" ?><!DOCTYPE TS><TS version="2.1" language="de">\n', 'xml'],
  ['typescript', '\uFEFF<!DOCTYPE TS>\n<TS>\n', 'xml'],
  ['typescript', '<TS version="2.0">\n</TS>\n', 'xml'],
  ['typescript', '<Door>open</Door>\n', 'typescript'],
  ['typescript', 'const a = `<?xml version="1.0"?>`\n', 'typescript'],
])('of languages with one extension the content decides: %s, %j', (named, text, language) => {
  expect(languageByContent(named, text)).toBe(language)
})

describe('a header', () => {
  const c = { c: 10, cpp: 0 }
  const both = { c: 10, cpp: 20 }
  test('of a C repository is C, whatever it offers to C++', () => {
    expect(headerLanguage('#ifdef __cplusplus\nextern "C" {\n#endif\nint f(void);\n', c)).toBe('c')
  })
  test('with C++ in it is C++ where there is C++ about', () => {
    expect(headerLanguage('template <typename T>\nclass A {\n};\n', both)).toBe('cpp')
    expect(headerLanguage('int f(void);\n', both)).toBe('cpp')
    expect(headerLanguage('#ifdef __cplusplus\nextern "C"\n#endif\nint f(void);\n', both)).toBe('c')
  })
  test('with Objective-C in it is that', () => {
    expect(headerLanguage('#import <a.h>\n@interface A\n@end\n', c)).toBe('objective-c')
  })
})
