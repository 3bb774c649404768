/**
 * Templates of Phoenix in Elixir's files, `~H"""…"""`: components that tags name, functions that are called between braces, and events
 * that the module handles.
 */
import type { Written } from '../rules.ts'
import type { Syntax } from '../syntax.ts'
import { answers } from './elixir-messages.ts'

/** A component takes what it is assigned. */
const COMPONENT_TAKES = 1
const EVENT_TAKES = 3

const TAG = /<(\.|[A-Z][\w.]*\.)([a-z_]\w*[?!]?)/g
const EVENT = /\bphx-[\w-]+=(?:\{\s*)?"([\w.:/ -]+)"|\bJS\.push\(\s*"([\w.:/ -]+)"/g
const CALL = /(?<![\w.@:&%])((?:[A-Z]\w*\.)*)([a-z_]\w*[?!]?)\(/g
const MODULE = /(?<![\w.:"])([A-Z]\w*(?:\.[A-Z]\w*)*)(?![\w.(])/g
const FORMS = /^(?:if|unless|for|case|cond|fn|with|not|and|or|in|when|do|end)$/
/** Comments, and between braces texts. */
const COMMENT = /<%!--[\s\S]*?--%>|<!--[\s\S]*?-->/g
const TEXT = /"(?:[^"\\\n]|\\.)*"/g
/** A longer template was written by a program. */
const MOST_CHARACTERS = 200_000

export function writtenInTemplate(t: Syntax, sigil: number): Written[] {
  const [name, content] = [t.first(sigil, 'sigil_name'), t.first(sigil, 'quoted_content')]
  if (name === undefined || content === undefined || t.text(name) !== 'H') return []
  const start = t.tree.start[content] as number
  const blank = (one: string): string => ' '.repeat(one.length)
  const text = t.text(content).slice(0, MOST_CHARACTERS).replace(COMMENT, blank)
  const found: Written[] = []
  for (const { index, 0: all, 1: of = '', 2: called = '' } of text.matchAll(TAG))
    found.push({
      offset: start + index + all.length - called.length,
      name: called,
      use: 'call',
      arguments: COMPONENT_TAKES,
      ...(of === '.' ? {} : { path: of.slice(0, -1) }),
    })
  for (const { index, 0: all, 1: said, 2: pushed } of text.matchAll(EVENT)) {
    const event = said ?? pushed ?? ''
    if (answers(t, sigil, 'handle_event', `"${event}"`))
      found.push({
        offset: start + index + all.length - event.length - 1,
        length: event.length,
        name: 'handle_event',
        use: 'call_indirect',
        arguments: EVENT_TAKES,
        path: '__MODULE__',
      })
  }
  const code = onlyCode(
    text.replace(TEXT, (one, at: number) => (text[at - 1] === '=' ? one : `"${blank(one.slice(2))}"`)),
  )
  const parentheses = takenIn(code)
  for (const { index, 0: all, 1: of = '', 2: called = '' } of code.matchAll(CALL)) {
    if (FORMS.test(called)) continue
    const taken = parentheses.get(index + all.length)
    if (taken === undefined) continue
    const isPiped = /\|>\s*$/.test(code.slice(Math.max(0, index - 40), index))
    found.push({
      offset: start + index + of.length,
      name: called,
      use: 'call',
      arguments: taken + (isPiped ? 1 : 0),
      ...(of === '' ? {} : { path: of.slice(0, -1) }),
    })
  }
  for (const { index, 1: module = '' } of code.matchAll(MODULE))
    found.push({ offset: start + index, name: module, use: 'type' })
  return found
}

/** What stands between braces and in `<%= … %>`; all else is blank. */
function onlyCode(text: string): string {
  let code = ''
  let depth = 0
  let isTag = false
  for (let at = 0; at < text.length; at++) {
    const one = text[at] as string
    if (one === '<' && text[at + 1] === '%') isTag = true
    if (one === '{') depth++
    code += depth > 0 || isTag || one === '\n' ? one : ' '
    if (one === '}') depth = Math.max(0, depth - 1)
    if (one === '>' && text[at - 1] === '%') isTag = false
  }
  return code
}

/** How many arguments stand in parentheses, by where their content begins; none can be told of some that do not close. */
function takenIn(code: string): ReadonlyMap<number, number> {
  const taken = new Map<number, number>()
  const open: { readonly sign: string; readonly from: number; commas: number; isEmpty: boolean }[] = []
  for (let at = 0; at < code.length; at++) {
    const one = code[at] as string
    if (/\s/.test(one)) continue
    const around = open.at(-1)
    if (')]}'.includes(one)) {
      if (one === ')' && around?.sign === '(') taken.set(around.from, around.isEmpty ? 0 : around.commas + 1)
      open.pop()
      continue
    }
    if (around) around.isEmpty = false
    if (one === ',' && around) around.commas++
    if ('([{'.includes(one)) open.push({ sign: one, from: at + 1, commas: 0, isEmpty: true })
  }
  return taken
}
