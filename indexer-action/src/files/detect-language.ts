/**
 * Which language a file is in: by its name, then by its first line, then by the files around it.
 *
 * Names decide for almost every file, so an unchanged file need not be opened. Keys are our own and are sent to the
 * server: those of `languages/registry.ts` are parsed, any other is indexed as text under that name.
 */
import { LANGUAGE_NAMES } from './language-names.ts'

export type NameRole = 'source' | 'documentation' | 'data'

interface NamedLanguage {
  key: string
  role: NameRole
}

interface Tables {
  byExtension: Map<string, NamedLanguage>
  byName: Map<string, NamedLanguage>
  byInterpreter: Map<string, NamedLanguage>
  byKey: Map<string, NamedLanguage>
}

let made: Tables | undefined

function tables(): Tables {
  if (made) return made
  made = { byExtension: new Map(), byName: new Map(), byInterpreter: new Map(), byKey: new Map() }
  const roles: Record<string, NameRole> = { s: 'source', d: 'documentation', c: 'data' }
  for (const line of LANGUAGE_NAMES.trim().split('\n')) {
    const [key, role, extensions, names, interpreters] = line.split('|') as [string, string, string, string, string]
    const language = { key, role: roles[role] as NameRole }
    made.byKey.set(key, language)
    for (const extension of words(extensions)) made.byExtension.set(extension, language)
    for (const name of words(names)) made.byName.set(name, language)
    for (const interpreter of words(interpreters))
      if (!made.byInterpreter.has(interpreter)) made.byInterpreter.set(interpreter, language)
  }
  // Linguist takes these for HTML, OCaml, R and Erlang, whose grammars do not read them.
  for (const [extension, key, role] of [
    ['component.html', 'angular', 'source'],
    ['mli', 'ocaml_interface', 'source'],
    ['mll', 'ocamllex', 'source'],
    ['mly', 'menhir', 'source'],
    ['rd', 'rd', 'documentation'],
    ['xrl', 'leex', 'source'],
    ['yrl', 'yecc', 'source'],
  ] as const) {
    made.byExtension.set(extension, { key, role })
    made.byKey.set(key, { key, role })
  }
  // Linguist recognises these by other means than their names.
  const text = { key: 'text', role: 'documentation' as const }
  for (const name of [
    'LICENSE',
    'COPYING',
    'NOTICE',
    'AUTHORS',
    'CONTRIBUTORS',
    'CHANGELOG',
    'README',
    'INSTALL',
    'NEWS',
  ])
    made.byName.set(name, text)
  for (const [interpreter, key] of [
    ['python2', 'python'],
    ['python', 'python'],
    ['python3', 'python'],
    ['node', 'javascript'],
    ['nodejs', 'javascript'],
    ['deno', 'typescript'],
    ['sh', 'bash'],
    ['bash', 'bash'],
    ['dash', 'bash'],
    ['zsh', 'bash'],
    ['ruby', 'ruby'],
    ['php', 'php'],
  ] as const) {
    const language = made.byKey.get(key)
    if (language) made.byInterpreter.set(interpreter, language)
  }
  return made
}

const words = (text: string): string[] => (text === '' ? [] : text.split(' '))

/** What linguist calls a language, or also knows it by, where our key is another. */
const OTHER_NAMES: Record<string, string> = {
  'c++': 'cpp',
  'c#': 'csharp',
  'f#': 'fsharp',
  'objective-c++': 'objective-cpp',
  'protocol-buffer': 'protobuf',
  'protocol-buffers': 'protobuf',
  golang: 'go',
  sh: 'bash',
  shell: 'bash',
}

/** The key of a language that a repository or a file says by its name. */
export function keyOfLanguage(name: string): string {
  const key = name.toLowerCase()
  return OTHER_NAMES[key] ?? key
}

export const roleOfLanguage = (key: string): NameRole | undefined => tables().byKey.get(key)?.role

/** Undefined if the name alone does not decide. It never does for `.h`: see `headerLanguage`. */
export function languageOfName(path: string): NamedLanguage | undefined {
  const { byExtension, byName } = tables()
  const name = path.slice(path.lastIndexOf('/') + 1)
  const named = byName.get(name)
  if (named) return named
  // The longest known extension: `x.blade.php` before `.php`, `Makefile.in` before `.in`.
  for (let dot = name.indexOf('.'); dot !== -1; dot = name.indexOf('.', dot + 1)) {
    const extension = name.slice(dot + 1)
    const language = byExtension.get(extension) ?? byExtension.get(extension.toLowerCase())
    if (language) return extension === 'h' ? undefined : language
  }
  return undefined
}

export function isHeader(path: string): boolean {
  return path.endsWith('.h')
}

/** The language of a `#!` line, `# -*- mode: … -*-` or `# vim: ft=…`. */
export function languageOfFirstLine(text: string): NamedLanguage | undefined {
  const { byInterpreter, byKey } = tables()
  const end = text.indexOf('\n')
  const line = text.slice(0, Math.min(end === -1 ? text.length : end, 200))
  const shebang = /^#!\s*(\S+)(?:\s+(.*))?$/.exec(line.trimEnd())
  if (shebang) {
    let program = shebang[1]?.split('/').pop() ?? ''
    if (program === 'env') program = (shebang[2] ?? '').split(/\s+/).find((word) => !/^-|=/.test(word)) ?? ''
    return byInterpreter.get(program) ?? byInterpreter.get(program.replace(/[\d.]+$/, ''))
  }
  const mode = /-\*-.*?(?:mode:\s*)?([\w+#-]+)\s*;?\s*-\*-|\b(?:vim?|ex):.*?\b(?:ft|filetype|syntax)=(\w+)/i.exec(line)
  const name = mode?.[1] ?? mode?.[2]
  return name === undefined ? undefined : byKey.get(keyOfLanguage(name))
}

/** Constructs that C does not have, in positions where comments are rare. */
const CPP_ONLY =
  /^[ \t]*(?:template\s*<|namespace\s+\w[\w:]*\s*\{|namespace\s*\{|(?:public|private|protected)\s*:|class\s+\w+[^;]*\{|using\s+(?:namespace\s+)?[\w:]+)|\bstd::\w|\boperator\s*[^\w\s]/m
const OBJECTIVE_C_ONLY = /^[ \t]*(?:@(?:interface|protocol|end|class|property|import)\b|#import\b)/m

/** What begins a line of Objective-C, and of no other language whose files end in `.m`: MATLAB, Octave, Mathematica, Mercury. */
const OBJECTIVE_C =
  /^[ \t]*(?:#[ \t]*(?:import|include|define|if|pragma)|@(?:interface|implementation|protocol|class|import)\b|\/[/*])/m
/** What shaders have, whose files end in `.fs` like those of F#. */
const SHADER =
  /^[ \t]*(?:#version\b|precision[ \t]+\w+[ \t]+float|(?:uniform|varying|attribute)[ \t]|(?:in|out)[ \t]+vec\d|void[ \t]+main[ \t]*\()/m

/** What rules and directives of Prolog have, whose files end in `.pl` like those of Perl, and no statement of Perl. */
const PROLOG = /^:-[ \t]*[a-z]|^[a-z]\w*(?:\(.*\))?[ \t]*:-[ \t]*(?:%.*)?$/m
const PERL = /^[ \t]*(?:(?:use|require|package|my|our)\b.*;|sub[ \t]+\w)/m

/** Qt's translations, whose files end in `.ts` as well. */
const TRANSLATIONS = /^\uFEFF?\s*(?:<\?xml\s|<!DOCTYPE\s+TS\b|<TS[\s>])/

/** What only templates of Angular have: bindings, listeners, structural directives, blocks, and elements of its own. */
const ANGULAR =
  /\s(?:\*[a-z][A-Za-z]+|\[\(?[A-Za-z@][\w.-]*\)?\]|\([A-Za-z@][\w.:-]*\))\s*=\s*["']|\s(?:i18n(?:-[\w-]+)?|routerLink)(?=[\s>=])|<(?:ng-(?:container|content|template)|router-outlet)\b|<[a-z]+(?:-[a-z\d]+)+(?:\s[^<>]*)?\/>|^[ \t]*@(?:if|for|switch|defer)[ \t]*\(.*\{|^[ \t]*@let\s+\w+\s*=/m
/** Templates of Play, whose blocks look alike. */
const TWIRL = /^@(?:\(|import\b|\*)/m

/** The language of a file whose extension several have, where its content says another one than its name. */
export function languageByContent(named: string, text: string): string {
  if (named === 'objective-c' && !OBJECTIVE_C.test(text)) return 'matlab'
  if (named === 'perl' && PROLOG.test(text) && !PERL.test(text)) return 'prolog'
  if (named === 'typescript' && TRANSLATIONS.test(text)) return 'xml'
  if (named === 'html' && ANGULAR.test(text) && !TWIRL.test(text)) return 'angular'
  if (named === 'fsharp' && SHADER.test(text)) return 'glsl'
  return named
}

/** What `headerLanguage` can say. */
export const HEADER_LANGUAGES = ['c', 'cpp', 'objective-c']

/** The language of a `.h` file: its content decides, and if that is neutral, the languages of the repository. */
export function headerLanguage(text: string, surroundings: { c: number; cpp: number }): string {
  if (OBJECTIVE_C_ONLY.test(text)) return 'objective-c'
  if (surroundings.cpp === 0) return CPP_ONLY.test(text) && surroundings.c === 0 ? 'cpp' : 'c'
  if (CPP_ONLY.test(text)) return 'cpp'
  return surroundings.cpp > surroundings.c && !/\b__cplusplus\b/.test(text) ? 'cpp' : 'c'
}
