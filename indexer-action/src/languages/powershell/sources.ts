/** Which file a path means that a script writes: `"$PSScriptRoot\lib.ps1"`, `(Join-Path $PSScriptRoot 'lib.ps1')`. */
import { bare, type PowerShell } from './syntax.ts'
import type { Source } from './unit.ts'

const HERE = /^\$\{?PSScriptRoot\b\}?/i
/** Folders of the machine, where nothing of the repository is. */
const MACHINE =
  /\$\{?(?:env:(?:temp|tmp|userprofile|(?:local)?appdata|program(?:files|data)|commonprogramfiles|windir|systemroot|systemdrive|public|home)|home|pshome|profile|testdrive)\b/i
const SCRIPT = /\.ps[md]?1$/i

export function sourceOf(t: PowerShell, node: number): Source | undefined {
  const text = t.text(bare(t, node)).trim()
  if (text.length > 400 || MACHINE.test(text)) return undefined
  return joined(text) ?? written(text)
}

/** A module by its name, as `Import-Module` finds it in the folders of modules. */
export function namedModule(name: string | undefined): Source | undefined {
  return name !== undefined && /^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(name) && !SCRIPT.test(name)
    ? { path: name, at: 'module' }
    : undefined
}

function written(text: string): Source | undefined {
  const path = text.replace(/^(["'])(.*)\1$/s, '$2').replaceAll('\\', '/')
  // The file that a test is of: `$PSCommandPath.Replace('.Tests.ps1', '.ps1')`
  if (!SCRIPT.test(path) || /[*?`\n]/.test(path)) return undefined
  if (HERE.test(path)) return plain(path.replace(HERE, '').replace(/^\/+/, ''), 'here')
  const [, variable, rest] = /^(\$\{?[\w:]+\}?|\$\([^()]*\))\/(.+)$/.exec(path) ?? []
  if (variable !== undefined && rest !== undefined) return plain(rest, 'somewhere')
  if (/^\.{1,2}\//.test(path)) return plain(path, 'here')
  return /^[\w./ -]+$/.test(path) && !path.startsWith('/') ? plain(path, 'somewhere') : undefined
}

/** `Join-Path $PSScriptRoot 'a\b.ps1'`, `Join-Path -Path (Join-Path $PSScriptRoot '..') -ChildPath b.ps1` */
function joined(text: string): Source | undefined {
  if (!/^[$@]?\(*\s*Join-Path\b/i.test(text)) return undefined
  const parts = [...text.matchAll(/'([^'$]*)'|"([^"]*)"|(?<=\s)([\w.][\w./\\-]*)(?=[\s)]|$)/g)].map(
    ([, single, double, word]) => (single ?? double ?? word ?? '').replaceAll('\\', '/'),
  )
  const path = parts
    .filter((part) => !/^(?:Join-Path|Split-Path)$/i.test(part))
    .map((part) => part.replace(HERE, '').replace(/^\/+|\/+$/g, ''))
    .filter((part) => part !== '')
    .join('/')
  if (!SCRIPT.test(path) || /Split-Path/i.test(text)) return SCRIPT.test(path) ? plain(path, 'somewhere') : undefined
  if (!/\$\{?PSScriptRoot\b/i.test(text)) return plain(path, 'somewhere')
  // What another variable holds is missing in the path.
  return /\$(?!\{?PSScriptRoot\b|\()/i.test(text) ? undefined : plain(path, 'here')
}

const plain = (path: string, at: 'here' | 'somewhere'): Source | undefined =>
  path.includes('$') || path.includes('(') ? undefined : { path, at }
