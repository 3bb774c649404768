/**
 * What PowerShell's grammar cannot read, and what is read in its place, at the same length. What stands before a sign is looked at where
 * the sign is: a pattern that begins with it would look back from each letter of a text.
 */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import { blanks, readAgain } from '../../syntax/second-reading.ts'

/** `$PSScriptRoot/lib.ps1`, `$env:TEMP\*.dll`: a path without quotes. */
const PATH = /(?<=[\s,(=])(\$\{?[\w:]+\}?)((?:[\\/][\w.*$-]+)+)/g
/** `.Where{ … }`, `.ForEach{ … }` without parentheses. */
const METHOD_BLOCK = /\.(?:Where|ForEach)(?=\s?\{)/gi
/** `$urls.ForEach(…)`, which is taken for the keyword. */
const METHOD = /\.(?=(?:Where|ForEach)\()\w/gi
/** `"^$app#"`: what follows a variable in a text is no comment. */
const HASH = /#(?<=\$\w+#)/g
/** `param ([string] $Name) 'real'` */
const SAME_LINE = /(\bparam[ \t]*\((?:[^()\n]|\((?:[^()\n]|\([^()\n]*\))*\))*\))[ \t](?=[^\s;}])/gi
/** `[System.Environment+SpecialFolder]` */
const NESTED_TYPE = /\+(?<=\[[\w.]+\+)(?=\w+\])/g
/** `-Value $object.GetType().Name` */
const CALL_IN_ARGUMENT = /\(\)(?<=\s-\w+[ \t]\$[\w.]+\(\))(?=\.)/g
/** `-inotin`, `-cin` */
const OPERATOR = /(?<=\s)-[ci]((?:not)?in)\b/gi
/** `break outer` */
const LABEL = /(\b(?:break|continue)[ \t]+)(:?[A-Za-z_]\w*)/gi
/** `class A : System.IEquatable[object]` */
const BASES = /(\bclass[ \t]+\w+[ \t]*:[ \t]*)([\w[][\w.,[\] \t]*)(?<![ \t])(?=\s*\{)/gi
/** `A([int] $n) : base($n) { … }` */
const BASE_CALL = /(?<=\))\s*:\s*base\s*\((?:[^()]|\([^()]*\))*\)(?=\s*\{)/gi
/** `[ValidateSet('a', 'b')]` on a line of its own. */
const ATTRIBUTE = /^[ \t]*\[[\w.]+\((?:[^()[\]'"]|'[^'\n]*'|"[^"\n]*"|\([^()]*\))*\)\][ \t]*$/gm
/** `1MB` */
const SIZE = /[KMGTP]B\b(?<=\b\d+[KMGTP]B)/gi
/** A backtick before an empty line. */
const CONTINUED = /`(?=\r?\n[ \t]*\r?\n)/g
/** `Export-ModuleMember -Function a, b`, `*.psm1, 'b'` */
const LIST = /,(?<=[ \t,][\p{L}*_][\p{L}\p{N}*._-]*,)(?=[ \t]*[\p{L}*_'"])/gu
const LIST_OF_TEXT = /(?<=['"]),(?=[ \t]*[\p{L}*_][\p{L}\p{N}*._-]*[ \t]*[,\r\n|}])/gu
/** A block that does nothing is a value. */
const EMPTY = /\{(?<=[=,(]\s*\{)\s*\}/g

export const repaired = (text: string): string =>
  text
    .replace(PATH, (_, variable: string, rest: string) => variable + '_'.repeat(rest.length))
    .replace(METHOD_BLOCK, (word) => (word.length === 6 ? ' -and ' : '  -and  '))
    .replace(METHOD, '._')
    .replace(HASH, '-')
    .replace(SAME_LINE, '$1;')
    .replace(NESTED_TYPE, '_')
    .replace(CALL_IN_ARGUMENT, '__')
    .replace(OPERATOR, '-$1 ')
    .replace(LABEL, (_, word: string, label: string) => word + blanks(label))
    .replace(
      BASES,
      (_, head: string, bases: string) => head + bases.replace(/\[[^\]]*\]/g, blanks).replaceAll('.', '_'),
    )
    .replace(BASE_CALL, blanks)
    .replace(ATTRIBUTE, blanks)
    .replace(SIZE, '00')
    .replace(CONTINUED, ' ')
    .replace(LIST, ' ')
    .replace(LIST_OF_TEXT, ' ')
    .replace(EMPTY, (block) => `$_${blanks(block).slice(2)}`)

export const repair = (tree: FlatTree): FlatTree => readAgain(tree, [repaired])
