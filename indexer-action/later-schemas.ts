/**
 * Replaces zod in the bundle's main program: schemas are made when the first reply is to be validated. Making them takes as long
 * as listing a small repository, and by then a thread is reading files.
 *
 * What makes a schema gives a stand-in, which remembers how it was made; what validates makes the schema first. If the contract
 * uses a function of zod that is not named here, bundling fails.
 */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

type Schema = Record<string, (...given: unknown[]) => unknown>

let zod: Schema | undefined

/** `schemas.ts`, bundled beside the program, which is above the folder of shared chunks. */
function loaded(): Schema {
  if (zod) return zod
  const file = ['./schemas.cjs', '../schemas.cjs'].map((name) => new URL(name, import.meta.url)).find(existsSync)
  zod = createRequire(import.meta.url)(fileURLToPath(file as URL)) as Schema
  return zod
}

const schemaOf = new WeakMap<object, () => Schema>()

const VALIDATES = /parse|decode|encode/i

function later(make: () => unknown): object {
  let made: Schema | undefined
  const schema = (): Schema => {
    made ??= make() as Schema
    return made
  }
  const method = (name: string, given: unknown[]): unknown => schema()[name]?.(...given)
  const standIn = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...given: unknown[]) =>
          VALIDATES.test(String(name))
            ? method(String(name), given)
            : later(() => method(String(name), given.map(inEarnest))),
    },
  )
  schemaOf.set(standIn, schema)
  return standIn
}

/** What was given to zod, with schemas in the place of stand-ins. */
function inEarnest(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given
  const schema = schemaOf.get(given)
  if (schema) return schema()
  if (Array.isArray(given)) return given.map(inEarnest)
  const isPlain = Object.getPrototypeOf(given) === Object.prototype
  return isPlain ? Object.fromEntries(Object.entries(given).map(([name, one]) => [name, inEarnest(one)])) : given
}

const maker =
  (name: string) =>
  (...given: unknown[]): object =>
    later(() => loaded()[name]?.(...given.map(inEarnest)))

const enumeration = maker('enum')

export { enumeration as enum }

export const array = maker('array')
export const base64 = maker('base64')
export const boolean = maker('boolean')
export const discriminatedUnion = maker('discriminatedUnion')
export const int = maker('int')
export const json = maker('json')
export const literal = maker('literal')
export const number = maker('number')
export const object = maker('object')
export const record = maker('record')
export const strictObject = maker('strictObject')
export const string = maker('string')
export const tuple = maker('tuple')
export const union = maker('union')
