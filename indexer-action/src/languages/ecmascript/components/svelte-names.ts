/** What Svelte's blocks bind, and what holds in them: statements of the script that `svelte-blocks.ts` made of their heads. */
import { expression } from '../extract/expressions.ts'
import type { Extraction } from '../extract/extraction.ts'
import { K } from '../extract/grammar.ts'
import { condition, type Guard } from '../extract/guards.ts'
import * as ir from '../ir.ts'
import { bindNames } from './bound-names.ts'

/** What stands before a statement in the file tells what it is; its own first character is the last one. */
const HEAD = /\{#(?<word>if|each|await)\s+\S?$/
const ELSE_IF = /\{:else\s+if\s+\S?$/
const ELSE = /\{:e$/
const BINDER = /\{#$/
const GIVEN = /\{:(?<word>then|catch)\s+\S?$/
const LET = /\slet:(?:[\w$]|[\w$]+=\{\s*\S?)$/
const INDEX = /,\s*\S$/

interface Block {
  /** What does not hold where it goes on, because an earlier part of it was for that. */
  readonly denied: Guard[]
  /** What `{#await}` waits for, or 0. */
  readonly promise: number
}

export class Blocks {
  readonly #x: Extraction
  readonly #text: string
  /** The last block in a scope. */
  readonly #last = new Map<number, Block>()

  constructor(x: Extraction, text: string) {
    this.#x = x
    this.#text = text
  }

  /** Whether the statement was part of a block's head, and is read. */
  reads(node: number, before: string): boolean {
    const x = this.#x
    const { outerScope } = x
    const begun = (block: Partial<Block>): void => void this.#last.set(outerScope, { denied: [], promise: 0, ...block })
    const word = HEAD.exec(before)?.groups?.word
    const given = GIVEN.exec(before)?.groups?.word
    if (BINDER.test(before)) {
      begun({})
      this.#binder(node)
    } else if (word === 'if' || ELSE_IF.test(before)) {
      if (word === 'if') begun({})
      this.#condition(node)
    } else if (word === 'await') begun({ promise: expression(x, node + 1) })
    else if (ELSE.test(before)) x.guards.push(...(this.#last.get(outerScope)?.denied ?? []))
    else if (given !== undefined) {
      const promise = given === 'then' ? (this.#last.get(outerScope)?.promise ?? 0) : 0
      bindNames(x, node + 1, promise === 0 ? 0 : x.emit(ir.AWAIT, promise))
    } else if (LET.test(before)) bindNames(x, node + 1, 0)
    else if (INDEX.test(before)) bindNames(x, node + 1, x.emit(ir.PRIMITIVE, ir.P_NUMBER))
    else {
      if (word !== undefined) begun({})
      return false
    }
    return true
  }

  #condition(node: number): void {
    const x = this.#x
    condition(x, node + 1)
    this.#last.get(x.outerScope)?.denied.push(...x.denied)
    x.guards.push(...x.held)
  }

  /** `(items )^ item`, `(promise )^ value`: in the file, the keyword stands where the parenthesis ends. */
  #binder(node: number): void {
    const x = this.#x
    const whole = node + 1
    const left = x.field(whole, 'left')
    if (x.kind(whole) !== K.binary_expression || left < 0) return
    const held = expression(x, left)
    const pattern = x.field(whole, 'right')
    switch (this.#text[(x.tree.end[left] as number) - 1]) {
      case 'a':
        bindNames(x, pattern, x.emit(ir.ELEMENT, held))
        break
      case 't':
        bindNames(x, pattern, x.emit(ir.AWAIT, held))
        break
      case ',':
        bindNames(x, pattern, x.emit(ir.PRIMITIVE, ir.P_NUMBER))
        break
      default:
        bindNames(x, pattern, 0)
    }
  }
}
