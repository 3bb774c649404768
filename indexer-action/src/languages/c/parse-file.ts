/**
 * The top of a file, and of a namespace: functions, variables, types, and the macros that stand for any of them.
 */
import type { SymbolDraft } from '../language.ts'
import { type Facts, HOW, LOCAL_STRIDE, OCCURRENCE_STRIDE } from './facts.ts'
import { macroDefinition } from './kernel.ts'
import { parseConstructorInitializers } from './parse-classes.ts'
import {
  type Declarator,
  isAttribute,
  isOldStyle,
  parseDeclarator,
  parseSpecifiers,
  parseTrailingReturn,
  parseTypeName,
  type Specifiers,
  skipAttribute,
} from './parse-declarations.ts'
import { parseArguments } from './parse-expressions.ts'
import { parseInitializer } from './parse-initializers.ts'
import { parseCompound, parseLocalDeclaration } from './parse-statements.ts'
import type { Reader } from './reader.ts'
import { describe } from './symbols.ts'
import {
  BRACE,
  CLOSE_BRACE,
  CLOSE_PAREN,
  COLON,
  COLONS,
  COMMA,
  EQUALS,
  KEYWORD,
  keyword,
  LESS,
  NUMBER,
  PAREN,
  SEMICOLON,
  STRING,
  WORD,
} from './tokens.ts'

const EXTERN = keyword('extern')
const NAMESPACE = keyword('namespace')
const INLINE = keyword('inline')
const TEMPLATE = keyword('template')
const USING = keyword('using')
const ASSERT = new Set(['_Static_assert', 'static_assert'].map(keyword))
const ASM = new Set(['asm', '__asm__', '__asm'].map(keyword))
const TRY = keyword('try')
const CONCEPT = keyword('concept')
const REQUIRES = keyword('requires')
const CV = new Set(['const', 'volatile', 'noexcept', 'mutable', 'throw', 'requires'].map(keyword))
const DEFAULTED = new Set(['default', 'delete'].map(keyword))

/** Declarations up to the end, or up to the brace that closes what is open (`past`, exclusive). */
export function parseExternal(r: Reader, past: number): void {
  while (!r.ended && r.at < past) {
    const before = r.at
    parseDeclaration(r)
    if (r.at === before) r.advance()
  }
}

function parseDeclaration(r: Reader): void {
  if (r.is(SEMICOLON) || r.is(CLOSE_BRACE)) {
    r.advance()
    return
  }
  if (r.is(KEYWORD)) {
    const word = r.word[r.at] as number
    if (word === EXTERN && r.is(STRING, 1) && r.is(BRACE, 2)) {
      r.advance()
      r.advance()
      block(r)
      return
    }
    if (ASSERT.has(word) || ASM.has(word)) {
      r.advance()
      while (r.is(KEYWORD)) r.advance()
      if (r.is(PAREN)) parseArguments(r)
      return
    }
    if (r.cpp) {
      if (word === NAMESPACE || (word === INLINE && r.isKeyword(NAMESPACE, 1))) {
        namespace(r)
        return
      }
      if (word === TEMPLATE) {
        template(r)
        return
      }
      if (word === USING) {
        parseUsing(r)
        return
      }
      if (word === CONCEPT || word === REQUIRES) {
        while (!r.ended && !r.is(SEMICOLON) && !r.is(BRACE) && !r.is(CLOSE_BRACE)) r.advance()
        return
      }
    }
  }
  // A brace that belongs to nothing: what is in it was meant to be a function's body.
  if (r.is(BRACE)) {
    r.scopes.push(new Map())
    parseCompound(r)
    r.scopes.pop()
    return
  }
  if (r.is(WORD) && r.is(PAREN, 1) && macroAtTop(r)) return
  declaration(r)
}

function block(r: Reader): void {
  const past = r.pastClose(r.at)
  r.advance()
  parseExternal(r, past - 1)
  r.goTo(past - 1)
  r.take(CLOSE_BRACE)
}

function namespace(r: Reader): void {
  const { facts } = r
  const start = r.start[r.at] as number
  while (r.is(KEYWORD)) r.advance()
  while (isAttribute(r, r.at)) skipAttribute(r)
  const owner = facts.owner
  const opened: number[] = []
  if (r.is(WORD) && r.is(EQUALS, 1)) {
    // An alias.
    r.advance()
    r.advance()
    parseTypeName(r)
    r.take(SEMICOLON)
    return
  }
  while (r.is(WORD) || r.is(COLONS)) {
    if (r.is(WORD)) {
      if (r.is(WORD, 1) || r.is(PAREN, 1)) {
        facts.occurrence(r.textAt(r.at), r.start[r.at] as number, 'read', HOW.name, -1)
        r.advance()
        if (r.is(PAREN)) r.skipBalanced()
        continue
      }
      const symbol = facts.symbol(r.textAt(r.at), 'namespace', r.start[r.at] as number, start, '')
      ;(facts.symbols[symbol] as SymbolDraft).signature = `namespace ${r.textAt(r.at)}`
      opened.push(symbol)
      facts.owner = symbol
    }
    r.advance()
  }
  while (isAttribute(r, r.at)) skipAttribute(r)
  if (r.is(BRACE)) block(r)
  for (const symbol of opened) facts.endSymbol(symbol, r.end[r.at - 1] as number)
  facts.owner = owner
}

function template(r: Reader): void {
  r.scopes.push(new Map())
  parseTemplateHead(r)
  if (r.isKeyword(TEMPLATE)) template(r)
  else parseDeclaration(r)
  r.scopes.pop()
}

/** `template <…> requires …`; its parameters go to the scope that is open. */
export function parseTemplateHead(r: Reader): void {
  const start = r.start[r.at] as number
  r.advance()
  if (r.is(LESS)) templateParameters(r)
  if (r.isKeyword(REQUIRES)) {
    let guard = 0
    while (!r.ended && guard++ < 60 && !r.is(SEMICOLON) && !r.is(BRACE) && !(r.is(KEYWORD) && !r.isKeyword(REQUIRES))) {
      if (r.is(PAREN)) r.skipBalanced()
      else r.advance()
    }
  }
  r.templateStart = start
}

/** The parameters of a template are types that only it knows. */
function templateParameters(r: Reader): void {
  const past = r.pastAngles(r.at)
  if (past === -1) {
    r.advance()
    return
  }
  r.advance()
  let depth = 0
  while (!r.ended && r.at < past - 1) {
    if (r.is(LESS)) depth++
    const named = r.is(WORD) && depth === 0
    if (named && (r.is(COMMA, 1) || r.is(EQUALS, 1) || r.at + 1 === past - 1)) {
      r.declare(r.at, 'type', '')
      if (r.is(EQUALS, 1)) {
        r.advance()
        r.advance()
        if (!r.is(NUMBER)) parseTypeName(r)
        continue
      }
    } else if (r.is(WORD)) r.facts.occurrence(r.textAt(r.at), r.start[r.at] as number, 'type', HOW.type, -1)
    r.advance()
  }
  r.goTo(past)
}

function bring(facts: Facts, name: string): void {
  facts.surface.usings ??= []
  facts.surface.usings.push(name)
}

export function parseUsing(r: Reader): void {
  const { facts } = r
  const start = r.start[r.at] as number
  r.advance()
  if (r.isKeyword(NAMESPACE)) {
    r.advance()
    const type = parseTypeName(r)
    if (type !== '') bring(facts, `${type.slice(2)}::*`)
  } else if (r.is(WORD) && r.is(EQUALS, 1)) {
    const token = r.at
    const symbol =
      r.scopes.length > 1 || (r.scopes.length > 0 && facts.thisType === '')
        ? -1
        : facts.symbol(r.textAt(token), 'type', r.start[token] as number, start, '')
    if (symbol === -1) r.declare(token, 'type', '')
    r.types.add(r.word[token] as number)
    r.advance()
    r.advance()
    const type = parseTypeName(r)
    if (symbol !== -1) {
      facts.setType(symbol, type)
      describe(r, symbol, start, r.end[r.at - 1] as number)
    }
  } else {
    const type = parseTypeName(r)
    if (type !== '') bring(facts, type.slice(2))
  }
  while (!r.ended && !r.is(SEMICOLON) && !r.is(CLOSE_BRACE)) r.advance()
  r.take(SEMICOLON)
}

/** `NAME(…)` where a declaration should begin. */
function macroAtTop(r: Reader): boolean {
  const open = r.at + 1
  const past = r.pastClose(open)
  const next = r.kind[past]
  if (r.cpp && (r.isKnownType(r.at) || next === COLON || r.facts.thisType !== '')) return false
  if (next !== SEMICOLON && next !== BRACE) {
    // `ATTRIBUTE(x) int f(void)`, old-style heads, or a macro that needs no semicolon.
    if (next === WORD || next === KEYWORD) {
      if (isOldStyle(r, open, past)) return false
      const glued = /^[A-Z_0-9]+$/.test(r.textAt(r.at)) && newlineAfter(r, past - 1) && isDeclarationStart(r, past)
      if (!glued) return macroDefinition(r)
    } else if (next !== CLOSE_BRACE && next !== undefined) return macroDefinition(r)
  }
  if (macroDefinition(r)) return true
  if (next === BRACE) {
    if (/^[a-z]\w*$/.test(r.textAt(r.at)) && !r.is(STRING, 2)) return false // a function without a return type
    return testFunction(r, past)
  }
  r.facts.occurrence(r.textAt(r.at), r.start[r.at] as number, 'call', HOW.name, -1)
  r.advance()
  r.scopes.push(new Map())
  parseArguments(r)
  r.scopes.pop()
  r.take(SEMICOLON)
  return true
}

const newlineAfter = (r: Reader, token: number): boolean =>
  r.facts.text.slice(r.end[token], r.start[token + 1]).includes('\n')

const isDeclarationStart = (r: Reader, token: number): boolean =>
  r.kind[token] === KEYWORD || (r.kind[token] === WORD && r.kind[token + 1] === PAREN)

/** `TEST(Suite, Name) { … }`: the macro makes a function, and what it is called is in the parentheses. */
function testFunction(r: Reader, past: number): boolean {
  const { facts } = r
  const start = r.start[r.at] as number
  const macro = r.textAt(r.at)
  const names: number[] = []
  for (let at = r.at + 2; at < past - 1; at++)
    if (r.kind[at] === WORD && (r.kind[at + 1] === COMMA || at + 1 === past - 1)) names.push(at)
  const last = names.at(-1)
  facts.occurrence(macro, start, 'call', HOW.name, -1)
  if (last === undefined) {
    r.goTo(past)
    return true
  }
  const test = /test|TEST|BENCH|FIXTURE/.test(macro)
  const name = test && names.length > 1 ? names.map((n) => r.textAt(n)).join('.') : r.textAt(names[0] as number)
  const symbol = facts.symbol(name, 'function', r.start[test ? last : (names[0] as number)] as number, start, '(%')
  if (/test|TEST/.test(macro)) (facts.symbols[symbol] as SymbolDraft).modifiers = ['test']
  const draft = facts.symbols[symbol] as SymbolDraft
  // googletest's fixtures: the test is a method of a class derived from the first name.
  const fixture = names.length > 1 && /_[FP]$/.test(macro) ? r.textAt(names[0] as number) : ''
  if (fixture !== '') draft.receiver = fixture
  r.goTo(past)
  describe(r, symbol, start, r.end[past - 1] as number)
  const around = facts.thisType
  if (fixture !== '') facts.thisType = `t:${fixture}`
  parseBody(r, symbol, undefined)
  facts.thisType = around
  return true
}

function declaration(r: Reader): void {
  const templateStart = r.templateStart
  r.templateStart = -1
  const first = r.facts.body.occurrences.length
  const specifiers = parseSpecifiers(r, 'declaration')
  if (templateStart !== -1) specifiers.start = templateStart
  if (specifiers.empty && !r.cpp && r.is(WORD) && r.is(PAREN, 1) && r.kind[r.pastClose(r.at + 1)] !== BRACE) {
    // `static DEFINE_MUTEX(lock);`
    const before = r.facts.symbols.length
    if (!isOldStyle(r, r.at + 1, r.pastClose(r.at + 1)) && macroAtTop(r)) {
      const made = r.facts.symbols[before]
      if (made && specifiers.isStatic) addModifier(made, 'static')
      return
    }
  }
  declarators(r, specifiers, first)
}

function declarators(r: Reader, specifiers: Specifiers, from: number): void {
  let first = from
  for (;;) {
    const before = r.at
    r.scopes.push(new Map())
    const declared = parseDeclarator(r, specifiers.type, 'global')
    if (declared.name === -1) {
      r.scopes.pop()
      break
    }
    if (declared.isFunction && !specifiers.typedef && functionFollows(r, specifiers, declared, first)) {
      r.scopes.pop()
      return
    }
    r.scopes.pop()
    variable(r, specifiers, declared, first)
    first = r.facts.body.occurrences.length
    if (r.take(COMMA) && r.at > before) continue
    break
  }
  endDeclaration(r)
}

/** To the semicolon; a body that stands here all the same belongs to a head that was not understood. */
function endDeclaration(r: Reader): void {
  while (!r.ended && !r.is(SEMICOLON)) {
    if (r.is(CLOSE_BRACE)) return
    if (r.is(BRACE)) {
      r.scopes.push(new Map())
      parseCompound(r)
      r.scopes.pop()
      return
    }
    if (r.is(PAREN)) {
      r.scopes.push(new Map())
      parseArguments(r)
      r.scopes.pop()
    } else if (r.is(KEYWORD) && r.kind[r.at - 1] === CLOSE_PAREN) return
    else r.advance()
  }
  r.take(SEMICOLON)
}

/** After the head: a body makes a definition, a semicolon a prototype. True when the declaration is over. */
function functionFollows(r: Reader, specifiers: Specifiers, declared: Declarator, first: number): boolean {
  const { facts } = r
  const headEnd = r.end[r.at - 1] as number
  if (r.cpp) {
    while (
      (r.is(KEYWORD) && CV.has(r.word[r.at] as number)) ||
      (r.is(WORD) && /^(override|final)$/.test(r.textAt(r.at))) ||
      r.peek() === 38 ||
      isAttribute(r, r.at)
    ) {
      if (isAttribute(r, r.at)) skipAttribute(r)
      else {
        r.advance()
        if (r.is(PAREN)) r.skipBalanced()
      }
    }
    const trailing = parseTrailingReturn(r)
    if (trailing !== '') declared.type = `(${trailing}`
  }
  const type = declared.type
  const old = declared.bareNames.length > 0 && !r.is(BRACE) && !r.is(SEMICOLON) && !r.is(COMMA)
  if (old) oldStyleParameters(r, declared)
  const constructs = r.cpp && r.is(COLON)
  if (!r.is(BRACE) && !constructs && !r.isKeyword(TRY)) {
    if (r.cpp && r.is(EQUALS) && r.is(KEYWORD, 1) && DEFAULTED.has(r.word[r.at + 1] as number)) {
      const symbol = functionSymbol(r, specifiers, declared, type)
      describe(r, symbol, specifiers.start, headEnd, declared)
      r.advance()
      r.advance()
      r.take(SEMICOLON)
      return true
    }
    if (!r.is(SEMICOLON) && !r.is(COMMA) && !r.is(CLOSE_BRACE) && !r.is(WORD) && !r.is(KEYWORD)) return false
    if (declared.qualifier !== '' && !r.is(SEMICOLON)) return false
    const symbol = functionSymbol(r, specifiers, declared, type)
    facts.claim(first, symbol)
    addModifier(facts.symbols[symbol] as SymbolDraft, 'declaration')
    describe(r, symbol, specifiers.start, headEnd, declared)
    if (r.is(COMMA)) return false
    endDeclaration(r)
    return true
  }
  const symbol = functionSymbol(r, specifiers, declared, type)
  facts.claim(first, symbol)
  describe(r, symbol, specifiers.start, headEnd, declared)
  if (r.isKeyword(TRY)) r.advance()
  const owner = facts.owner
  facts.owner = symbol
  if (constructs || (r.cpp && r.is(COLON))) parseConstructorInitializers(r)
  facts.owner = owner
  parseBody(r, symbol, declared)
  return true
}

/** `int a; char *b;` between head and body give the parameters their types. */
function oldStyleParameters(r: Reader, declared: Declarator): void {
  const { body } = r.facts
  const before = body.locals.length
  while (!r.ended && !r.is(BRACE) && !r.is(CLOSE_BRACE)) {
    const here = r.at
    parseLocalDeclaration(r)
    if (r.at === here) r.advance()
  }
  for (let at = before; at < body.locals.length; at += LOCAL_STRIDE) {
    body.locals[at + 1] = 0
    declared.locals.push(at / LOCAL_STRIDE)
  }
  for (const occurrence of declared.bareNames) {
    const at = occurrence * OCCURRENCE_STRIDE
    const word = body.occurrences[at + 2]
    const local = declared.locals.find((l) => body.locals[l * LOCAL_STRIDE] === word)
    if (local !== undefined) {
      body.occurrences[at + 5] = HOW.local
      body.occurrences[at + 6] = local
      r.facts.use(occurrence, 'read')
    }
  }
}

export function functionSymbol(r: Reader, specifiers: Specifiers, declared: Declarator, type: string): number {
  const { facts } = r
  const symbol = facts.symbol(
    declared.text,
    declared.qualifier === '' ? 'function' : 'method',
    r.start[declared.name] as number,
    specifiers.start,
    type,
  )
  const draft = facts.symbols[symbol] as SymbolDraft
  if (specifiers.modifiers.length > 0)
    draft.modifiers = [...new Set(specifiers.modifiers.filter((m) => m !== 'abstract'))]
  if (specifiers.isStatic) addModifier(draft, 'static')
  if (declared.text === 'main' && facts.owner === -1) addModifier(draft, 'entry')
  if (/^test_|_test$|^Test/.test(declared.text)) addModifier(draft, 'test')
  if (declared.parameters.length > 0) draft.parameters = declared.parameters.slice(0, 256)
  const returns = returnType(r, specifiers, declared)
  if (returns !== '') draft.returns = returns.slice(0, 300)
  if (declared.qualifier !== '') {
    draft.receiver = declared.qualifier.slice(0, -2).slice(0, 300)
    draft.qualified = `${draft.qualified === undefined ? '' : `${draft.qualified.slice(0, -draft.name.length - 1)}.`}${draft.receiver.replaceAll('::', '.')}.${draft.name}`
    const own = draft.receiver.split('::').pop() as string
    if (own === draft.name) draft.kind = 'constructor'
  }
  return symbol
}

function returnType(r: Reader, specifiers: Specifiers, declared: Declarator): string {
  const name = r.start[declared.name] as number
  return r.facts.text
    .slice(specifiers.start, Math.max(specifiers.start, name - declared.qualifier.length))
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/__attribute__\s*\(\(.*?\)\)/g, ' ')
    .replace(
      /\b(static|extern|inline|__inline__|__inline|_Noreturn|register|virtual|explicit|constexpr|friend)\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
}

export function addModifier(draft: SymbolDraft, modifier: NonNullable<SymbolDraft['modifiers']>[number]): void {
  if (draft.modifiers?.includes(modifier)) return
  draft.modifiers = [...(draft.modifiers ?? []), modifier]
}

/** The body at the brace where reading stands. Parameters are in the scope that is open. */
export function parseBody(r: Reader, symbol: number, declared: Declarator | undefined): void {
  const { facts } = r
  const owner = facts.owner
  const before = facts.thisType
  facts.owner = symbol
  // Parameters were declared before their function was known.
  if (declared) for (const local of declared.locals) facts.body.locals[local * 6 + 4] = symbol
  if (declared && declared.qualifier !== '') facts.thisType = `t:${declared.qualifier.slice(0, -2)}`
  const labels = r.labels
  r.labels = undefined
  if (r.scopes.length === 0) r.inScope(() => parseCompound(r))
  else parseCompound(r)
  r.labels = labels
  facts.thisType = before
  facts.owner = owner
  facts.endSymbol(symbol, r.end[r.at - 1] as number)
}

function variable(r: Reader, specifiers: Specifiers, declared: Declarator, first: number): void {
  const { facts } = r
  const ahead = r.madeAhead.get(declared.name)
  r.madeAhead.delete(declared.name)
  if (declared.qualifier !== '') {
    // `int Foo::count = 0;`
    facts.occurrence(
      declared.text,
      r.start[declared.name] as number,
      'write',
      HOW.qualified,
      facts.word(declared.qualifier),
    )
    if (r.take(EQUALS))
      parseInitializer(r, { type: '', path: '', node: -1, dimensions: declared.dimensions, local: -1 })
    return
  }
  const symbol =
    ahead ??
    facts.symbol(
      declared.text,
      specifiers.typedef ? 'type' : isConstant(r, specifiers) ? 'constant' : 'variable',
      r.start[declared.name] as number,
      specifiers.start,
      declared.type,
    )
  facts.claim(first, symbol)
  if (ahead !== undefined) facts.setType(symbol, `#${symbol}`)
  const draft = facts.symbols[symbol] as SymbolDraft
  if (specifiers.typedef) {
    draft.kind = 'type'
    r.types.add(r.word[declared.name] as number)
  }
  if (specifiers.isStatic) addModifier(draft, 'static')
  const end = r.end[r.at - 1] as number
  describe(r, symbol, specifiers.start, end, declared)
  if (specifiers.isExtern && !r.is(EQUALS)) addModifier(draft, 'declaration')
  const owner = facts.owner
  facts.owner = symbol
  r.scopes.push(new Map())
  if (r.is(EQUALS) || (r.cpp && r.is(BRACE))) {
    r.take(EQUALS)
    const type = declared.dimensions > 0 && /^(%|\(|$)/.test(declared.type) ? `v:${declared.text}` : declared.type
    const target = {
      type: ahead !== undefined ? `#${symbol}` : type,
      path: '',
      dimensions: declared.dimensions,
      local: -1,
    }
    const functionPointer = declared.type.startsWith('(') ? `v:${declared.text}` : target.type
    const value = parseInitializer(r, { ...target, type: functionPointer, node: r.typeNode(target.type) })
    if (specifiers.isAuto && value >= 0) facts.setType(symbol, r.facts.typeOfNode(value))
  } else if (r.cpp && r.is(PAREN)) parseArguments(r)
  else if (r.is(COLON)) {
    r.advance()
    r.advance()
  }
  r.scopes.pop()
  facts.owner = owner
  facts.endSymbol(symbol, r.end[r.at - 1] as number)
}

/** `const int limit = 3;`, and not `const char *name`. */
function isConstant(r: Reader, specifiers: Specifiers): boolean {
  const head = r.facts.text.slice(specifiers.start, r.start[r.at - 1])
  return /\b(const|constexpr)\b/.test(head) && (!head.includes('*') || /\*\s*const\b/.test(head))
}
