/** The result of extracting one file of Ruby: the input of the linker. */
import type { Body, Surface } from '../declarative/unit.ts'
import type { Graph } from './graph.ts'

export interface RubySurface extends Surface {
  graph: Graph
}

export interface RubyBody extends Body {
  /** Line and column of the name of each call of the graph. */
  names: number[]
  /**
   * Of the names that are symbols (`before_action :name`) or signs (`a + b`): number, length, the symbol that says so or -1, and the
   * index of how it is used, in turn.
   */
  callbacks: number[]
}

/** How names in symbols are used, and signs: those call. */
export const USED = ['call_indirect', 'read', 'write', 'call'] as const
