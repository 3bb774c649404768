/** Parameters that a block takes without naming them: `it`, or `_1`, `_2` and so on. */
import type { Syntax } from '../declarative/syntax.ts'

const NUMBERED = /^_[1-9]$/
/** What has parameters of its own, or a scope in which none of a block around is seen. */
const APART = /^(?:block|do_block|lambda|method|singleton_method|class|module|singleton_class)$/

/** The first mention of each, in order; `body` is that of a block that names none. */
export function implicitParameters(t: Syntax, body: number): number[] {
  const found = new Map<string, number>()
  // Not by recursion: what is written may nest deeper than the stack.
  const open = t.named(body).reverse()
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const type = t.type(node)
    if (APART.test(type)) continue
    const text = type === 'identifier' ? t.text(node) : ''
    const isName = text === 'it' || NUMBERED.test(text)
    if (isName && !found.has(text) && !isCalled(t, node)) found.set(text, node)
    open.push(...t.named(node).reverse())
  }
  const numbers = [...found.keys()].filter((name) => name !== 'it')
  const names = numbers.length > 0 ? numbers.sort() : [...found.keys()]
  return names.map((name) => found.get(name) as number)
}

/** `it 'adds' do … end` calls a method of that name. */
function isCalled(t: Syntax, node: number): boolean {
  const parent = t.parent(node)
  return parent !== undefined && t.type(parent) === 'call' && t.field(parent, 'method') === node
}
