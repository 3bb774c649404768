/** Constructors that run where no call of them is written: those that a class inherits, and those of base classes. */
import type { LinkSetBuilder } from '../../link/link-set-builder.ts'
import type { LinkerFile } from '../language.ts'
import { type Definition, takes } from './definitions.ts'
import { symbolOf } from './found.ts'
import type { Surface } from './unit.ts'

type File = LinkerFile<Surface>

const MOST_BASES = 40

/** `baseOf` gives the base class of a class, `methods` what it inherits where constructors are methods like others. */
export function linkImplied(
  file: File,
  baseOf: (one: Definition) => Definition | undefined,
  methods: ((of: Definition) => readonly Definition[]) | undefined,
  out: LinkSetBuilder,
): void {
  for (const [key, runs] of Object.entries(file.surface.runs ?? {})) {
    const index = Number(key)
    const symbol = file.symbols[index]
    if (!symbol || runs.some((one) => one === 'read' || one === 'write')) continue
    const isClass = symbol.kind !== 'constructor'
    const owner = isClass ? { symbol, index, file } : ownerOf({ symbol, index, file })
    if (!owner || (isClass && constructorsIn(owner).length > 0)) continue
    const has = methods ?? ((of) => inherited(of, baseOf))
    for (const one of runs.includes('inherited') ? has(owner) : implied(owner, baseOf))
      out.implied(symbol, index, 'runs', symbolOf(one))
  }
}

function ownerOf({ file, symbol: { parent } }: Definition): Definition | undefined {
  const symbol = parent === undefined ? undefined : file.symbols[parent]
  return symbol && parent !== undefined ? { symbol, index: parent, file } : undefined
}

/** The constructors of the nearest base class that has any. */
function inherited(owner: Definition, baseOf: (one: Definition) => Definition | undefined): readonly Definition[] {
  let base = baseOf(owner)
  for (let left = MOST_BASES; base && left > 0; left--) {
    const own = constructorsIn(base)
    if (own.length > 0) return own
    base = baseOf(base)
  }
  return []
}

/** Of these, the one that is called without being named: it has the name of its class, or takes nothing. */
function implied(owner: Definition, baseOf: (one: Definition) => Definition | undefined): readonly Definition[] {
  const all = inherited(owner, baseOf)
  const named = all.filter((one) => one.symbol.name === ownerOf(one)?.symbol.name)
  return named.length > 0 ? named : all.filter((one) => one.symbol.name === 'init' && takes(one, { arguments: 0 }))
}

const constructors = new WeakMap<File, ReadonlyMap<number, readonly Definition[]>>()

function constructorsIn({ file, index }: Definition): readonly Definition[] {
  let known = constructors.get(file)
  if (!known) {
    const byOwner = new Map<number, Definition[]>()
    file.symbols.forEach((symbol, at) => {
      if (symbol.kind !== 'constructor' || symbol.parent === undefined) return
      const list = byOwner.get(symbol.parent)
      if (list) list.push({ symbol, index: at, file })
      else byOwner.set(symbol.parent, [{ symbol, index: at, file }])
    })
    known = byOwner
    constructors.set(file, known)
  }
  return known.get(index) ?? []
}
