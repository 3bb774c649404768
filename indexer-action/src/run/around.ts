/**
 * What a family's linker is told about the tree besides its own files: relevant paths, and relevant settings in
 * configuration files. Equal files have equal links if these are equal, so each family has its own fingerprint. A new
 * document, or a new version of a dependency, does not cause relinking.
 */

import { hash } from 'node:crypto'
import type { Family } from '../languages/language.ts'
import { baseOf } from '../link/paths.ts'

export interface Around {
  /** With equal contexts, equal files have equal links. */
  context: string
  /** Paths that the linker is told besides those of its own files. */
  paths: string[]
  /** Configuration files that it may read. */
  configuration: [path: string, text: string][]
}

/** By family, worked out when a family is first asked for: a tree has files of few. */
export class AroundFamilies {
  readonly #made = new Map<string, Around>()
  readonly #paths: readonly string[]
  readonly #read: (path: string) => string | undefined
  readonly #everywhere: readonly string[]
  #tree: readonly NamedPath[] | undefined

  /**
   * `read` returns the text of a small file. `everywhere`: what all links depend on besides, such as the extractors and
   * SCIP indexes.
   */
  constructor(paths: readonly string[], read: (path: string) => string | undefined, everywhere: readonly string[]) {
    this.#paths = paths
    this.#read = read
    this.#everywhere = everywhere
  }

  of(family: Family): Around {
    let around = this.#made.get(family.name)
    if (!around) {
      this.#tree ??= this.#paths.map((path) => [path, baseOf(path)])
      around = aroundOne(family, this.#tree, this.#read, this.#everywhere)
      this.#made.set(family.name, around)
    }
    return around
  }

  /** Of the families that were asked for. */
  get contexts(): Record<string, string> {
    return Object.fromEntries([...this.#made].map(([family, { context }]) => [family, context]))
  }
}

type NamedPath = readonly [path: string, base: string]

function aroundOne(
  family: Family,
  tree: readonly NamedPath[],
  read: (path: string) => string | undefined,
  everywhere: readonly string[],
): Around {
  const isConfiguration = namesOf(family.configuration)
  const paths: string[] = []
  const configuration: [string, string][] = []
  for (const [path, base] of tree) {
    const isRead = isConfiguration(base)
    if (isRead || family.goesBy?.test(base)) paths.push(path)
    const text = isRead ? read(path) : undefined
    if (text !== undefined) configuration.push([path, family.essence?.(base, text) ?? text])
  }
  return { context: hash('sha1', JSON.stringify([everywhere, paths, configuration]), 'hex'), paths, configuration }
}

/** Tests whether a base name is in a list, in which `*` stands for anything. */
export function namesOf(names: readonly string[]): (base: string) => boolean {
  const plain = new Set(names)
  const patterns = names.filter((name) => name.includes('*')).map((name) => name.split('*'))
  return (base) =>
    plain.has(base) ||
    patterns.some(
      ([before = '', after = '']) =>
        base.length >= before.length + after.length && base.startsWith(before) && base.endsWith(after),
    )
}
