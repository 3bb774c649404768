/**
 * A link set opened for reading: its columns, and its targets and locals one by one. A large file has hundreds of
 * thousands of them, so none becomes an object before it is asked for.
 */
import type { Id } from '../../contract/ids.ts'
import type { LinkSetBody, Local, Target } from '../../contract/links.ts'

export type LinkColumn = 'line' | 'column' | 'length' | 'use' | 'target' | 'from' | 'evidence' | 'confidence'

/** Columns as in the contract. */
export type Links = { readonly [Column in LinkColumn]: ArrayLike<number> } & {
  readonly targets: Targets
  readonly locals: Locals
  readonly conditions?: LinkSetBody['conditions']
}

export interface Targets {
  readonly length: number
  of(target: number): Target | undefined
  kind(target: number): Target[0] | undefined
  /** The id of a target that is one symbol of this repository. */
  symbol(target: number): Id | undefined
}

export interface Locals {
  readonly length: number
  of(local: number): Local | undefined
  /** The first with this name on this line, or -1. */
  find(name: string, line: number): number
}

/** A link set that is available as it was sent. */
export function linksOf({ targets, locals, ...columns }: LinkSetBody): Links {
  return {
    ...columns,
    targets: {
      length: targets.length,
      of: (target) => targets[target],
      kind: (target) => targets[target]?.[0],
      symbol(target) {
        const own = targets[target]
        return own?.[0] === 's' ? own[1] : undefined
      },
    },
    locals: {
      length: locals.length,
      of: (local) => locals[local],
      find: (name, line) => locals.findIndex((local) => local[0] === name && local[2] === line),
    },
  }
}
