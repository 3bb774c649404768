/** The functions that fields and variables of the repository are given: what a call through these may call. */
import type { SourceContext, Value } from './evaluate.ts'
import * as ir from './ir.ts'
import type { Program } from './program.ts'
import type * as t from './types.ts'

/** What may be any of more is not told. */
const MOST_GIVEN = 16

export class GivenFunctions {
  readonly #program: Program
  #given: Map<string, Set<t.Entity>> | undefined

  constructor(program: Program) {
    this.#program = program
  }

  /** What a call of a name may call, by what the name leads to. */
  behind(source: SourceContext, node: number, { entity }: Value): t.Entity[] {
    const found = new Set<t.Entity>()
    if (source.at(node) === ir.LOCAL) addFunction(found, source.value(source.at(node + 2)))
    else if (entity?.kind === 'variable' || entity?.kind === 'field') {
      if (entity.kind === 'variable') addFunction(found, entity.source.value(entity.node))
      this.#given ??= this.#findAll()
      for (const one of this.#given.get(keyOf(entity)) ?? []) found.add(one)
    }
    return found.size > MOST_GIVEN ? [] : [...found]
  }

  /** Where a file's values lead, by what it writes. */
  told(source: SourceContext, textOf: (node: number) => unknown): Map<string, string> {
    const told = new Map<string, string>()
    eachGiven(source, (place, value, row) => {
      told.set(JSON.stringify(row.map(textOf)), [place, value].map((one) => one.entity && keyOf(one.entity)).join())
    })
    return told
  }

  #findAll(): Map<string, Set<t.Entity>> {
    const found = new Map<string, Set<t.Entity>>()
    for (const source of this.#program.sources.values())
      eachGiven(source, (place, value) => {
        const { entity } = place
        if (!entity || entity.definition <= 0 || !isFunction(value.entity)) return
        const key = keyOf(entity)
        const known = found.get(key) ?? new Set()
        addFunction(known, value)
        found.set(key, known)
      })
    return found
  }
}

function eachGiven(
  source: SourceContext,
  visit: (place: Value, value: Value, row: readonly [number, number]) => void,
): void {
  const { given } = source.file.surface
  if (!given) return
  source.withBody({ ...given, locals: [], occurrences: [] }, () => {
    for (const row of given.rows) visit(source.value(row[0]), source.value(row[1]), row)
  })
}

const isFunction = (entity: t.Entity | undefined): boolean => entity?.kind === 'function' || entity?.kind === 'method'

function addFunction(to: Set<t.Entity>, { entity, choices }: Value): void {
  for (const one of choices ?? (entity ? [entity] : [])) if (isFunction(one) && one.definition > 0) to.add(one)
}

const keyOf = ({ source, definition, name }: t.Entity): string =>
  `${source.file.path} ${source.file.symbols[definition - 1]?.id ?? name}`
