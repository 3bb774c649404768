/**
 * A flat tree with node types and fields by name, for use in rules. `Word`: the types that its user looks for, where they are listed.
 */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import { NAMED } from '../../syntax/flat-tree.ts'

export class Syntax<Word extends string = string> {
  readonly tree: FlatTree
  readonly #fields: ReadonlyMap<string, number>

  constructor(tree: FlatTree) {
    this.tree = tree
    this.#fields = new Map(tree.grammar.fields.map((name, id) => [name ?? '', id]))
  }

  type(node: number): Word {
    return this.tree.typeName(node) as Word
  }

  text(node: number): string {
    return this.tree.textOf(node)
  }

  /** The text on one line, and not much of it. */
  brief(node: number): string {
    return this.text(node).replace(/\s+/g, ' ').slice(0, 80)
  }

  /** Line counted from 1, column from 0 in UTF-16 units. */
  position(node: number): { line: number; column: number } {
    return this.tree.positionAt(this.tree.start[node] as number)
  }

  field(node: number, name: string): number | undefined {
    const id = this.#fields.get(name)
    if (id === undefined) return undefined
    const child = this.tree.child(node, id)
    return child === -1 ? undefined : child
  }

  named(node: number): number[] {
    return [...this.tree.children(node)].filter((child) => ((this.tree.flags[child] as number) & NAMED) !== 0)
  }

  /** Number of named children, counted no further than `most`: a list of data may have thousands. */
  count(node: number, most: number): number {
    let found = 0
    for (const child of this.tree.children(node))
      if (((this.tree.flags[child] as number) & NAMED) !== 0 && ++found === most) break
    return found
  }

  /** The field under which a node stands in its parent; '' if under none. */
  fieldOf(node: number): string {
    return this.tree.grammar.fields[this.tree.field[node] as number] ?? ''
  }

  all(node: number): number[] {
    return [...this.tree.children(node)]
  }

  first(node: number, ...types: Word[]): number | undefined {
    return this.named(node).find((child) => types.includes(this.type(child)))
  }

  each(node: number, ...types: Word[]): number[] {
    return this.named(node).filter((child) => types.includes(this.type(child)))
  }

  /** The first descendant of one of these types, in source order. */
  descendant(node: number, ...types: Word[]): number | undefined {
    const after = this.tree.after[node] as number
    for (let at = node + 1; at < after; at++) if (types.includes(this.type(at))) return at
    return undefined
  }

  /** The named sibling before a node. It is found without looking at all of them: a file or a list may have thousands. */
  previous(node: number): number | undefined {
    const { parent, flags } = this.tree
    const around = parent[node] as number
    let at = node - 1
    for (; at > around; at--) {
      // The node before it in the tree is the last one inside of its sibling.
      while (at > around && parent[at] !== around) at = parent[at] as number
      if (at > around && ((flags[at] as number) & NAMED) !== 0) return at
    }
    return undefined
  }

  parent(node: number): number | undefined {
    const parent = this.tree.parent[node] as number
    return parent === -1 ? undefined : parent
  }
}
