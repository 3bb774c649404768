/**
 * `class A : B by c { … }`: the grammar takes the class's body for a lambda that `c` is called with, so it reads the text without such
 * a delegate before a body.
 */
import { blanks } from '../../syntax/second-reading.ts'

export interface Delegation {
  /** Offset of the delegate. */
  start: number
  text: string
}

/** A supertype that a value before a body stands in for. */
const BEFORE_BODY = /(?<=[:,]\s*[\w.]+(?:<[^{}()]*>)?\s+)by\s+([\w.]+(?:\([^(){}]*\))?)(?=\s*\{)/g
const MOST_HEAD = 4000

export function delegationsBeforeBodies(text: string): Delegation[] {
  if (!text.includes(' by ')) return []
  return [...text.matchAll(BEFORE_BODY)]
    .filter(({ index }) => isInHead(text, index))
    .map(({ index, 0: whole, 1: delegate = '' }) => ({ start: index + whole.length - delegate.length, text: delegate }))
}

/** Whether an offset is in the head of a class, and not behind the type of a property. */
function isInHead(text: string, offset: number): boolean {
  let before = text.slice(Math.max(0, offset - MOST_HEAD), offset)
  for (let shorter = '', length = -1; length !== before.length; before = shorter) {
    length = before.length
    shorter = before.replace(/\([^()]*\)/g, '')
  }
  const head = /.*\b(?:class|interface|object)\b(.*)$/s.exec(before)?.[1]
  return head !== undefined && !/[{}=]|\b(?:val|var|fun)\b/.test(head)
}

export function withoutDelegations(text: string): string {
  const found = delegationsBeforeBodies(text)
  let script = text
  for (const { start, text: delegate } of found) {
    const by = script.lastIndexOf('by', start)
    const end = start + delegate.length
    script = script.slice(0, by) + blanks(script.slice(by, end)) + script.slice(end)
  }
  return script
}
