/**
 * The Linux kernel's own ways of defining things: system calls, exported symbols, per-CPU variables, locks.
 *
 * `SYSCALL_DEFINE3(read, unsigned int, fd, …) { … }` defines what the rest of the world calls `sys_read`.
 */
import type { SymbolDraft } from '../../language.ts'
import { HOW } from '../fact-layout.ts'
import { parseArguments } from './calls.ts'
import { parseBody } from './functions.ts'
import type { Reader } from './reader.ts'
import { addModifier, headOf } from './symbols.ts'
import { BRACE, COMMA, EQUALS, PAREN, SEMICOLON, WORD } from './tokens.ts'
import { parseTypeName } from './types.ts'

const SYSCALL = /^(COMPAT_)?SYSCALL(32)?_DEFINE([0-6])$/
const EXPORT =
  /^EXPORT_(SYMBOL|PER_CPU_SYMBOL|STATIC_CALL|TRACEPOINT_SYMBOL|UNUSED_SYMBOL)(_NS)?(_GPL)?(_FUTURE)?(_NS)?(_GPL)?$/
const ENTRY =
  /^(module|arch|core|core_sync|postcore|postcore_sync|subsys|subsys_sync|fs|fs_sync|rootfs|device|device_sync|late|late_sync|early|pure|console)_?(init|initcall|exit|initcall_sync)$/
/** Macros that define a variable named by their first argument. */
const DEFINES =
  /^(DEFINE_(MUTEX|SPINLOCK|RAW_SPINLOCK|RWLOCK|SEMAPHORE|SEQLOCK|IDA|IDR|XARRAY\w*|WAIT|STATIC_KEY\w*|RATELIMIT_STATE|STATIC_SRCU|SRCU|TIMER|HASHTABLE|READ_MOSTLY_HASHTABLE|DEBUGFS_ATTRIBUTE|SHOW_ATTRIBUTE|PERCPU_RWSEM|RT_MUTEX|LOCK\w*)|DECLARE_(RWSEM|WAIT_QUEUE_HEAD|COMPLETION|WORK|DELAYED_WORK|TASKLET|BITMAP)|LIST_HEAD|HLIST_HEAD|LLIST_HEAD|BLOCKING_NOTIFIER_HEAD|ATOMIC_NOTIFIER_HEAD|RAW_NOTIFIER_HEAD|SRCU_NOTIFIER_HEAD)$/
/** Macros that define a variable named by their second argument, of the type that is their first. */
const DEFINES_TYPED = /^(DEFINE|DECLARE)_PER_CPU(_\w+)?$/

/** Reading stands at `NAME(`. True when it was one of these, and has been read. */
export function macroDefinition(r: Reader): boolean {
  const name = r.textAt(r.at)
  const first = name.charCodeAt(0)
  if (first < 65 || first > 122) return false
  const syscall = SYSCALL.exec(name)
  if (syscall) return systemCall(r, `${syscall[1] ? 'compat_' : ''}sys_`)
  if (EXPORT.test(name)) return exported(r)
  if (ENTRY.test(name)) return entry(r)
  if (DEFINES.test(name)) return variable(r, false)
  if (DEFINES_TYPED.test(name)) return variable(r, true)
  return false
}

function systemCall(r: Reader, prefix: string): boolean {
  const { facts } = r
  const start = r.start[r.at] as number
  const macro = r.textAt(r.at)
  const past = r.pastClose(r.at + 1)
  if (r.kind[past] !== BRACE || r.kind[r.at + 2] !== WORD) return false
  facts.occurrence(macro, start, 'call', HOW.name, -1)
  r.advance()
  r.advance()
  const token = r.at
  const bare = r.textAt(token)
  const symbol = facts.symbol(`${prefix}${bare}`, 'function', r.start[token] as number, start, '(%')
  const draft = facts.symbols[symbol] as SymbolDraft
  draft.signature = headOf(facts.text, start, r.end[past - 1] as number)
  draft.returns = 'long'
  draft.modifiers = ['entry']
  draft.extra = { syscall: bare }
  r.advance()
  const owner = facts.owner
  facts.owner = symbol
  r.scopes.push(new Map())
  const parameters: NonNullable<SymbolDraft['parameters']> = []
  // type, name, type, name …
  while (r.is(COMMA) && r.at < past - 1) {
    r.advance()
    const from = r.start[r.at] as number
    const type = parseTypeName(r)
    const written = facts.text.slice(from, r.end[r.at - 1]).replace(/\s+/g, ' ')
    while (!r.ended && !r.is(COMMA) && r.at < past - 1) r.advance()
    if (!r.is(COMMA)) break
    r.advance()
    if (r.is(WORD)) {
      parameters.push({ name: r.textAt(r.at), type: written.slice(0, 300) })
      r.declare(r.at, 'parameter', type)
      r.advance()
    }
  }
  draft.parameters = parameters
  r.goTo(past)
  facts.owner = owner
  parseBody(r, symbol, undefined)
  r.scopes.pop()
  return true
}

/** `EXPORT_SYMBOL(f);` says about f that modules may call it. */
function exported(r: Reader): boolean {
  const { facts } = r
  r.takeCalled()
  if (r.is(WORD, 1)) {
    const name = r.textAt(r.at + 1)
    for (let at = facts.symbols.length - 1; at >= 0; at--) {
      const draft = facts.symbols[at] as SymbolDraft
      if (draft.name !== name || (draft.kind !== 'function' && draft.kind !== 'variable' && draft.kind !== 'constant'))
        continue
      if (!draft.modifiers?.includes('declaration')) {
        addModifier(draft, 'exported')
        break
      }
    }
  }
  parseArguments(r)
  r.take(SEMICOLON)
  return true
}

/** `module_init(f);` is where f is called from. */
function entry(r: Reader): boolean {
  const { facts } = r
  const macro = r.textAt(r.at)
  facts.occurrence(macro, r.start[r.at] as number, 'call', HOW.name, -1)
  r.advance()
  if (r.is(WORD, 1)) {
    const name = r.textAt(r.at + 1)
    const draft = facts.symbols.findLast((s) => s.name === name && s.kind === 'function')
    if (draft) {
      addModifier(draft, 'entry')
      draft.extra = { ...draft.extra, initcall: macro }
    }
  }
  parseArguments(r)
  r.take(SEMICOLON)
  return true
}

function variable(r: Reader, typed: boolean): boolean {
  const { facts } = r
  const start = r.start[r.at] as number
  const past = r.pastClose(r.at + 1)
  const macro = r.textAt(r.at)
  facts.occurrence(macro, start, 'call', HOW.name, -1)
  r.advance()
  if (!r.is(PAREN)) return true
  r.advance()
  let type = ''
  if (typed) {
    type = parseTypeName(r)
    while (!r.ended && !r.is(COMMA) && r.at < past - 1) r.advance()
    r.take(COMMA)
  }
  if (r.is(WORD) && r.at < past) {
    const symbol = facts.symbol(r.textAt(r.at), 'variable', r.start[r.at] as number, start, type)
    const draft = facts.symbols[symbol] as SymbolDraft
    draft.signature = headOf(facts.text, start, r.end[past - 1] as number)
    if (macro.startsWith('DECLARE_PER')) addModifier(draft, 'declaration')
    facts.endSymbol(symbol, r.end[past - 1] as number)
  }
  r.goTo(past)
  if (r.is(EQUALS)) {
    while (!r.ended && !r.is(SEMICOLON)) r.advance()
  }
  r.take(SEMICOLON)
  return true
}
