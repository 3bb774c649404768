/** What a module of Elixir imports, and what its functions quote that others import by `use`. */
import type { Brings, ImportedName } from '../rules.ts'
import type { Syntax } from '../syntax.ts'
import { argumentsOf, option, targetOf } from './elixir-calls.ts'
import { FUNCTIONS, headOf, moduleName, nameOfHead } from './elixir-heads.ts'

/** `MyApp.{Repo, Mailer}`: the modules that a path with braces names. */
function modulesNamed(t: Syntax, node: number): { path: string; node: number }[] {
  if (t.type(node) === 'alias') return [{ path: t.text(node), node }]
  const [left, right] = t.type(node) === 'dot' ? [t.field(node, 'left'), t.field(node, 'right')] : []
  if (left === undefined || right === undefined || t.type(right) !== 'tuple') return []
  return t.each(right, 'alias').map((one) => ({ path: `${t.text(left)}.${t.text(one)}`, node: one }))
}

export const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

export function imports(t: Syntax, node: number): ImportedName[] {
  const target = targetOf(t, node)
  if (!/^(?:alias|import|require|use)$/.test(target)) return []
  const [named] = argumentsOf(t, node)
  if (named === undefined) return []
  const as = option(t, node, 'as')
  return modulesNamed(t, named).map(({ path, node: at }) => {
    if (as !== undefined) return { path, as: t.text(as), node: at }
    if (target === 'alias') return { path, as: lastOf(path), node: at }
    if (target === 'require') return { path, as: path, node: at }
    // What `use` adds is what a macro of the module writes there: mostly imports of its functions.
    return target === 'use' ? { path, node: at, uses: usedBy(t, node) } : { path, node: at }
  })
}

/** `controller` of `use ShopWeb, :controller`. */
function usedBy(t: Syntax, node: number): string {
  const which = argumentsOf(t, node)[1]
  return which !== undefined && t.type(which) === 'atom' ? t.text(which).slice(1) : '__using__'
}

/** What functions quote that imports something: `def controller do quote do alias Shop.Users end end`. */
export function brings(t: Syntax): Brings {
  const found: Brings = {}
  if (!t.tree.text.includes('quote')) return found
  for (const module of t.named(0)) {
    const name = targetOf(t, module) === 'defmodule' ? moduleName(t, module) : undefined
    const body = t.first(module, 'do_block')
    if (name === undefined || body === undefined) continue
    const quoting = new Map<string, { imports: Brings[string]; others: string[] }>()
    for (const one of t.named(body)) {
      const called = FUNCTIONS.has(targetOf(t, one)) ? nameOfHead(t, headOf(t, one)) : undefined
      if (called === undefined || !t.text(one).includes('quote')) continue
      const known = quoting.get(t.text(called)) ?? { imports: [], others: [] }
      quoting.set(t.text(called), known)
      for (const quoted of callsIn(t, one, 'quote'))
        for (const each of callsIn(t, quoted, '')) {
          const target = targetOf(t, each)
          if (target === 'unquote') known.others.push(...argumentsOf(t, each).map((of) => targetOf(t, of)))
          else if (/^(?:alias|import|use)$/.test(target))
            for (const { node: _, ...imported } of imports(t, each)) known.imports.push(imported)
        }
    }
    const all = (of: string, seen: Set<string>): Brings[string] => {
      const known = seen.has(of) || seen.size >= MOST_QUOTING ? undefined : quoting.get(of)
      seen.add(of)
      return known ? [...known.imports, ...known.others.flatMap((other) => all(other, seen))] : []
    }
    for (const of of quoting.keys()) {
      const some = all(of, new Set())
      if (some.length > 0) found[`${t.text(name)}.${of}`] = some
    }
  }
  return found
}

/** Most functions that one function quotes. */
const MOST_QUOTING = 100

/** Most calls that are looked at in what a function quotes. */
const MOST_QUOTED = 2000

/** The calls of that name inside of a node, or all. */
function callsIn(t: Syntax, node: number, name: string): number[] {
  const found: number[] = []
  const open = [...t.named(node)]
  for (let one = open.pop(); one !== undefined && found.length < MOST_QUOTED; one = open.pop()) {
    if (t.type(one) === 'call' && (name === '' || targetOf(t, one) === name)) found.push(one)
    open.push(...t.named(one))
  }
  return found
}
