/**
 * What Lombok writes: accessors, `with` methods, builders and loggers, told by annotations of the class and its fields. An accessor is
 * its field to whoever calls it, and a builder is its class, as neither stands anywhere.
 */
import { newType, selfText } from '../nominal/declarations.ts'
import { FLAG } from '../nominal/ir.ts'
import { MEMBER_FIELD, MEMBER_METHOD, type MemberText, type TypeText } from '../nominal/surface.ts'
import type { JavaExtraction as Extraction } from './grammar.ts'

const LOGGERS: Readonly<Record<string, string>> = {
  CommonsLog: 'commons.CommonsLog org.apache.commons.logging.Log',
  Flogger: 'flogger.Flogger com.google.common.flogger.FluentLogger',
  JBossLog: 'jbosslog.JBossLog org.jboss.logging.Logger',
  Log: 'java.Log java.util.logging.Logger',
  Log4j: 'log4j.Log4j org.apache.log4j.Logger',
  Log4j2: 'log4j.Log4j2 org.apache.logging.log4j.Logger',
  Slf4j: 'slf4j.Slf4j org.slf4j.Logger',
  XSlf4j: 'slf4j.XSlf4j org.slf4j.ext.XLogger',
}

/** Simple name → what stands in the parentheses. */
type Annotations = ReadonlyMap<string, string>

function annotationsOf(x: Extraction, symbol: number): Annotations {
  const texts = x.symbols[symbol]?.annotations ?? []
  return new Map(
    texts.map((text) => {
      const [, name = '', args = ''] = /^@\s*(?:[\w.]+\.)?(\w+)\s*(?:\((.*)\))?$/s.exec(text) ?? []
      return [name, args] as const
    }),
  )
}

const isImported = (x: Extraction, annotations: readonly string[] = []): boolean =>
  x.surface.imports.some(({ path }) => path === 'lombok' || path.startsWith('lombok.')) ||
  annotations.some((text) => text.startsWith('@lombok.'))

/** Adds to a type what is written for it; all that stands in it is there already. */
export function addLombok(x: Extraction, type: number, text: TypeText): void {
  if (text.flags & FLAG.interface || !isImported(x, x.symbols[text.symbol]?.annotations)) return
  const own = annotationsOf(x, text.symbol)
  const written = new Set(text.members.filter(({ kind }) => kind === MEMBER_METHOD).map(({ name }) => name))
  const add = (name: string, symbol: number, type: string, parameters: [string, string][], flags = 0): void => {
    if (written.has(name)) return
    text.members.push({ name, kind: MEMBER_METHOD, flags: FLAG.public | flags, symbol, parameters, type })
  }
  const fields = text.members.filter(({ kind, flags }) => kind === MEMBER_FIELD && !(flags & FLAG.static))
  for (const field of fields) addAccessors(x, text, field, own, add)
  addFactories(text, own)
  if (own.has('Builder') || own.has('SuperBuilder')) addBuilder(x, type, text, fields, own, add)
  addLogger(text, own)
}

type Add = (name: string, symbol: number, type: string, parameters: [string, string][], flags?: number) => void

function addAccessors(x: Extraction, owner: TypeText, field: MemberText, own: Annotations, add: Add): void {
  const annotations = annotationsOf(x, field.symbol)
  const { name, symbol, type = '?' } = field
  const asked = (...names: string[]): boolean => {
    const [first = ''] = names
    return (
      !/\bNONE\b/.test(annotations.get(first) ?? own.get(first) ?? '') &&
      names.some((one) => own.has(one) || annotations.has(one))
    )
  }
  const isFluent = /\bfluent\s*=\s*true/.test(annotations.get('Accessors') ?? own.get('Accessors') ?? '')
  // `isOpen` is a property `open`.
  const bare = type === 'boolean' ? name.replace(/^is(?=\p{Lu})/u, '') : name
  const capital = bare.charAt(0).toUpperCase() + bare.slice(1)
  if (asked('Getter', 'Data', 'Value'))
    add(isFluent ? name : `${type === 'boolean' ? 'is' : 'get'}${capital}`, symbol, type, [])
  const isFinal =
    (field.flags & FLAG.final) !== 0 ||
    own.has('Value') ||
    /\bmakeFinal\s*=\s*true/.test(own.get('FieldDefaults') ?? '')
  if (!isFinal && !(owner.flags & FLAG.enum) && asked('Setter', 'Data')) {
    // Whether setters give their object may be said in `lombok.config`; where they do not, nobody asks it for more.
    add(isFluent ? name : `set${capital}`, symbol, selfText(owner), [[name, type]])
  }
  if (asked('With')) add(`with${capital}`, symbol, selfText(owner), [[name, type]])
  if (annotations.has('Delegate')) owner.forwardsTo = [...(owner.forwardsTo ?? []), type]
}

/** `@AllArgsConstructor(staticName = "of")` */
function addFactories(owner: TypeText, own: Annotations): void {
  for (const [annotation, argument] of own) {
    if (!/^(?:(?:All|Required|No)ArgsConstructor|Data|Value)$/.test(annotation)) continue
    const name = /\bstatic(?:Name|Constructor)\s*=\s*"(\w+)"/.exec(argument)?.[1]
    if (name === undefined) continue
    owner.members.push({
      name,
      kind: MEMBER_METHOD,
      flags: FLAG.public | FLAG.static,
      symbol: owner.symbol,
      type: selfText(owner),
    })
  }
}

function addBuilder(
  x: Extraction,
  type: number,
  owner: TypeText,
  fields: readonly MemberText[],
  own: Annotations,
  add: Add,
): void {
  const settings = own.get('Builder') ?? own.get('SuperBuilder') ?? ''
  const setting = (name: string): string | undefined => new RegExp(`\\b${name}\\s*=\\s*"(\\w+)"`).exec(settings)?.[1]
  const name = setting('builderClassName') ?? `${owner.name}Builder`
  const { types } = x.surface
  // Who writes it as well adds to it.
  let builder = types.find((one) => one.outer === type && one.name === name)
  if (!builder) {
    builder = newType(name, owner.symbol, FLAG.public | FLAG.static, type, -1)
    types.push(builder)
  }
  const has = new Set(builder.members.map((member) => member.name))
  const give = (called: string, symbol: number, gives: string, parameters?: [string, string][]): void => {
    if (has.has(called)) return
    builder.members.push({
      name: called,
      kind: MEMBER_METHOD,
      flags: FLAG.public,
      symbol,
      type: gives,
      ...(parameters ? { parameters } : {}),
    })
  }
  const qualified = `${owner.name}.${name}`
  const prefix = setting('setterPrefix')
  const named = (field: string): string =>
    prefix === undefined ? field : prefix + field.charAt(0).toUpperCase() + field.slice(1)
  for (const field of fields) {
    give(named(field.name), field.symbol, name, [[field.name, field.type ?? '?']])
    const singular = annotationsOf(x, field.symbol).get('Singular')
    if (singular === undefined) continue
    const one = /"(\w+)"/.exec(singular)?.[1] ?? field.name.replace(/ies$/, 'y').replace(/s$/, '')
    give(named(one), field.symbol, name)
    give(`clear${field.name.charAt(0).toUpperCase()}${field.name.slice(1)}`, field.symbol, name, [])
  }
  give(setting('buildMethodName') ?? 'build', owner.symbol, selfText(owner), [])
  add(setting('builderMethodName') ?? 'builder', owner.symbol, qualified, [], FLAG.static)
  if (/\btoBuilder\s*=\s*true/.test(settings)) add('toBuilder', owner.symbol, qualified, [])
}

function addLogger(owner: TypeText, own: Annotations): void {
  for (const annotation of own.keys()) {
    const [path, type] = LOGGERS[annotation]?.split(' ') ?? []
    if (path === undefined || type === undefined || owner.members.some(({ name }) => name === 'log')) continue
    const [folder, name] = path.split('.')
    owner.members.push({
      name: 'log',
      kind: MEMBER_FIELD,
      flags: FLAG.private | FLAG.static | FLAG.final,
      symbol: -1,
      type,
      external: [`maven:lombok.extern.${folder}`, `${name}.log`],
    })
  }
}
