/** Laravel's factories: which is for which model, where no comment says it, is told by their names. */

import type { X } from './grammar.ts'
import { php } from './grammar.ts'
import { dotted, fullName } from './names.ts'

const FACTORIES = 'Illuminate.Database.Eloquent.Factories.'

/** Adds the type arguments that a class's supertypes have by convention. `written` is the body of the class. */
export function pairFactories(x: X, supertypes: string[], name: string, written: string): void {
  for (const [at, type] of supertypes.entries()) {
    if (!/(?:^|\.)(?:Has)?Factory$/.test(type)) continue
    const full = fullName(x, type)
    const pair =
      full === `${FACTORIES}HasFactory`
        ? factoryOf(php(x).namespace, name, written)
        : full === `${FACTORIES}Factory`
          ? modelOf(php(x).namespace, name, written)
          : undefined
    if (pair !== undefined) supertypes[at] = `${type}<${pair}>`
  }
}

function factoryOf(namespace: string, model: string, written: string): string | undefined {
  if (/\bfunction\s+newFactory\b/.test(written)) return undefined
  const within = /^App(?:\.Models)?(?:\.(.+))?$/.exec(namespace)
  return within ? `.Database.Factories.${within[1] === undefined ? '' : `${within[1]}.`}${model}Factory` : undefined
}

function modelOf(namespace: string, factory: string, written: string): string | undefined {
  const said = /\$model\s*=\s*([\w\\]+)::class/.exec(written)?.[1]
  if (said !== undefined) return dotted(said, namespace)
  const within = /^Database\.Factories(?:\.(.+))?$/.exec(namespace)
  if (!within || !factory.endsWith('Factory')) return undefined
  return `.App.Models.${within[1] === undefined ? '' : `${within[1]}.`}${factory.slice(0, -'Factory'.length)}`
}

/** A method that changes a factory is often said to give a `Factory`, which is of no model. It gives its own class. */
export function givenByFactory(x: X, type: string | undefined, body: string): string | undefined {
  if (type === undefined || !/(?:^|\.)Factory$/.test(type) || fullName(x, type) !== `${FACTORIES}Factory`) return type
  return /\breturn\s+\$this\s*(?:->|;)/.test(body) ? 'static' : type
}
