/** C++: names of types that belong to the class or function around, and stand without its name in it. */
import type { Facts } from './facts.ts'
import type { Reader } from './reader.ts'
import { LESS } from './tokens.ts'

const SCOPE = /^(class|struct|union|function|method|constructor)$/

/** `class Door;`: wherever it is defined. */
export function announceOnly(facts: Facts, name: string): void {
  const around = facts.symbols[facts.owner]
  if (around && SCOPE.test(around.kind)) {
    announce(facts, name)
    return
  }
  const path = around ? `${around.qualified ?? around.name}.${name}` : name
  facts.surface.announced ??= []
  if (!facts.surface.announced.includes(path)) facts.surface.announced.push(path)
}

/** A type of this name belongs to the class or function around, wherever it is defined (`struct Rep;`). */
export function announce({ own, owner, symbols }: Facts, name: string): void {
  if (!SCOPE.test(symbols[owner]?.kind ?? '')) return
  const known = own.get(owner)
  if (known) known.add(name)
  else own.set(owner, new Set([name]))
}

/** `formatter<Door>` in a specialisation of `formatter`. Reading stands at the name. */
export function isAnother(r: Reader): boolean {
  if (!r.cpp || !r.is(LESS, 1)) return false
  const { owner, symbols } = r.facts
  for (let at = owner; at >= 0; at = symbols[at]?.parent ?? -1)
    if (symbols[at]?.extra?.specialization && symbols[at]?.name === r.textAt(r.at)) return true
  return false
}

/** `Door::` for a type that belongs to a class or function around, or ''. */
export function qualifierOf({ own, owner, symbols }: Facts, name: string): string {
  if (own.size === 0) return ''
  for (let at = owner; at >= 0; at = symbols[at]?.parent ?? -1) {
    if (!own.get(at)?.has(name)) continue
    let qualifier = ''
    for (let up = at; SCOPE.test(symbols[up]?.kind ?? ''); up = symbols[up]?.parent ?? -1) {
      // Its name means the template.
      if (symbols[up]?.extra?.specialization) return ''
      qualifier = `${symbols[up]?.name}::${qualifier}`
    }
    return /^[\w:]+$/.test(qualifier) ? qualifier : ''
  }
  return ''
}
