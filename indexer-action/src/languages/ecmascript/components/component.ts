/** Files that are a component each: which they are, what their script is, and what the component is to others. */

import type { SourceFile } from '../../language.ts'
import { module } from '../extract/calls.ts'
import { expression } from '../extract/expressions.ts'
import type { Extraction } from '../extract/extraction.ts'
import { K } from '../extract/grammar.ts'
import * as ir from '../ir.ts'
import { OF_INSTANCE } from '../libraries/reactive.ts'
import { frontmatterOf, PROPS, scriptOfAstro } from './astro.ts'
import { bindNames } from './bound-names.ts'
import { Elements } from './elements.ts'
import type { Span } from './markup.ts'
import { functionOf, Properties } from './properties.ts'
import { AUTO_IMPORTED_FILE, isNameOfVue, LAZY, OF_TAG } from './registered-names.ts'
import { scriptsIn } from './script.ts'
import { scriptOfSvelte } from './svelte.ts'
import { Blocks } from './svelte-names.ts'
import { TemplateRefs } from './template-refs.ts'
import { scriptOfVue } from './vue.ts'

const READERS: Readonly<Record<string, (text: string) => string>> = {
  astro: scriptOfAstro,
  svelte: scriptOfSvelte,
  vue: scriptOfVue,
}

export const isComponentFile = ({ language }: SourceFile): boolean => language in READERS

/** What the grammar reads of a file: its text, or for a component its script, as long as the text. */
export const scriptOf = ({ language, text }: SourceFile): string => READERS[language]?.(text) ?? text

export const isTyped = ({ language, text }: SourceFile): boolean =>
  language === 'astro' || /<script\b[^>]{0,500}?\blang=["']?ts/i.test(text)

/** Nuxt and plugins of bundlers import what is in these folders on their own. */
export const isAutoImported = ({ path }: SourceFile): boolean => AUTO_IMPORTED_FILE.test(path)

/** Macros of Vue and Svelte. */
const MACRO = /^(?:define[A-Z]\w+|withDefaults|\$(?:state|derived|props|effect|bindable|inspect|host))$/
/** Before the value of an attribute that binds names. */
const BINDING = /(?:\sv-for|[\s<](?:#[\w.:[\]-]*|v-slot[\w.:[\]-]*|slot-scope))\s*=\s*["']?\s*\S?$/
const LONGEST_BEFORE = 80
/** Of what nothing declares, a template sees these as they are. */
const GLOBAL =
  /^(?:Infinity|NaN|is(?:Finite|NaN)|parse(?:Float|Int)|(?:de|en)codeURI(?:Component)?|Math|Number|Date|Array|Object|Boolean|String|RegExp|Map|Set|JSON|Intl|BigInt|console|Error|Symbol)$/
/** `UserMenu.client.vue` */
const WHERE_IT_RUNS = /\.(?:client|server|global)$/
const GIVING = /^(?:defineProps|withDefaults)$/

/** `components/common/Paginator.vue` is known as `Paginator`, and in some frameworks by its folders as well, as `CommonPaginator`. */
function registeredNames(path: readonly string[], name: string): Set<string> {
  const words = (text: string): string[] => text.match(/[A-Z]?[a-z\d]+|[A-Z]+(?![a-z])/g) ?? []
  const pascal = (parts: readonly string[]): string =>
    parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('')
  const own = words(name)
  const before = path.slice(path.lastIndexOf('components') + 1, -1).flatMap(words)
  // Folders that the name begins with already are not repeated.
  let shared = Math.min(before.length, own.length)
  while (shared > 0 && pascal(before.slice(-shared)) !== pascal(own.slice(0, shared))) shared--
  const whole = path.includes('components') ? [pascal([...before.slice(0, before.length - shared), ...own])] : []
  return new Set([pascal(own), ...whole])
}

/**
 * The component has the file's name and is what the file exports by default. Everything at the top of the file is part of it:
 * that code runs whenever the component is made.
 */
export class Component {
  readonly definition: number
  readonly #x: Extraction
  readonly #file: SourceFile
  readonly #scripts: readonly Span[]
  /** NAME records of the template. */
  readonly #names: number[] = []
  /** The value whose members a template sees besides what the script declares, or 0. */
  #instance = 0
  #reading = 0
  /** NAME records of tags. */
  readonly #tags = new Set<number>()
  /** NAME records of macros, which no import declares. */
  readonly #macros: number[] = []
  /** NAME records of Astro's global, and the types of its members. */
  readonly #global = new Set<number>()
  readonly #typesOfAstro = new Map<string, number>()
  /** What Svelte's blocks bind, and what its components are given. */
  readonly #blocks: Blocks | undefined
  readonly #properties: Properties | undefined
  readonly #elements: Elements | undefined
  readonly #refs: TemplateRefs | undefined
  /** The declarations under which frameworks know the component. */
  readonly #registered: number[] = []

  constructor(x: Extraction, file: SourceFile) {
    this.#x = x
    this.#file = file
    const { language, text } = file
    if (language === 'svelte') this.#blocks = new Blocks(x, text)
    if (language === 'svelte' || language === 'vue') {
      this.#properties = new Properties(x, text, file.path)
      this.#refs = language === 'vue' ? new TemplateRefs(x) : undefined
      this.#elements = new Elements(x, text, language, this.#refs)
    }
    const own = file.language === 'astro' ? frontmatterOf(file.text) : undefined
    this.#scripts = [...(own ? [own] : []), ...scriptsIn(file.text)]
    const parts = file.path.split('/')
    const base = parts.at(-1) as string
    const stem = base.slice(0, base.lastIndexOf('.')).replace(WHERE_IT_RUNS, '')
    const name = (stem === 'index' && parts.at(-2)) || stem || base
    this.definition = x.symbols.push({
      name,
      kind: 'class',
      line: 1,
      column: 0,
      start: 1,
      end: x.tree.lineAt(Math.max(file.text.length - 1, 0)),
      signature: `<${name} />`,
      modifiers: ['exported', 'default'],
    })
    x.owner = this.definition - 1
    x.isModule = true
    // Astro's are imported.
    for (const known of file.language === 'astro' ? [] : registeredNames(parts, name)) {
      this.#register(OF_TAG + known)
      if (file.language === 'vue' && parts.includes('components')) this.#register(LAZY + known)
    }
    this.#properties?.begin()
    if (language !== 'astro') return
    if (PROPS.test(text)) this.#typesOfAstro.set('props', x.name(x.string('Props'), ir.TYPE_SPACE))
    const app = x.name(x.string('App'), ir.TYPE_SPACE)
    this.#typesOfAstro.set('locals', x.emit(ir.T_MEMBER, app, x.string('Locals'), 0))
  }

  #register(known: string): void {
    const x = this.#x
    const entity = x.record(ir.ENTITY, x.string(known), 0, 0, 0)
    this.#registered.push(x.declare(entity, ir.VARIABLE, this.definition))
    x.globals.push(x.string(known), entity)
  }

  /** The value of a name. Vue's templates see what references hold, and Svelte's `$store` what the store does. */
  named(node: number, record: number, value: number): number {
    const x = this.#x
    const { language, text } = this.#file
    const isScript = this.isScript(node)
    const name = x.text(node)
    if (language === 'astro' && name === 'Astro') this.#global.add(record)
    // Functions of Vue are often imported automatically.
    if (isScript && (MACRO.test(name) || (language === 'vue' && isNameOfVue(name)))) this.#macros.push(record)
    if (language === 'svelte' && text[(x.tree.start[node] as number) - 1] === '$')
      return this.#read('svelte/store', 'get', value)
    if (isScript) return value
    this.#names.push(record)
    return language === 'vue' ? this.#read('vue', 'unref', value) : value
  }

  /** What a function of the framework finds in a value. */
  #read(source: string, name: string, value: number): number {
    const x = this.#x
    if (this.#reading === 0) this.#reading = x.emit(ir.IMPORTED, module(x, source), x.string(name))
    return x.record(ir.CALL, this.#reading, x.list([value]), 0, 0, 0, 0)
  }

  /** The value of a call of a macro: `defineProps<Props>()` has the type Props. */
  called(name: string, record: number): number {
    const { code } = this.#x
    const [args, types] = [code[record + 2] as number, code[record + 3] as number]
    const first = args === 0 ? 0 : (code[args + 1] as number)
    if (types !== 0) this.#properties?.defined(name, code[types + 1] as number)
    else if (first !== 0) this.#properties?.defined(name, this.#x.emit(ir.T_TYPEOF, first))
    if (name === 'defineExpose' && this.#x.code[first] === ir.SHAPE_VALUE)
      this.#properties?.exposes(code[first + 1] as number)
    this.#refs?.called(name, record)
    if (!GIVING.test(name)) return record
    const given = types === 0 ? first : this.#x.emit(ir.TYPED, code[types + 1] as number)
    if (name === 'defineProps' && given !== 0) this.#instance = given
    return given === 0 ? record : given
  }

  /** A statement that declares names or gives properties: the value of `v-for` or of a slot, or what Svelte's blocks and tags are made into. Whether it was one. */
  bindsNames(node: number): boolean {
    const x = this.#x
    const start = x.tree.start[node] as number
    const before = this.#file.text.slice(Math.max(0, start - LONGEST_BEFORE), start + 1)
    if (this.isScript(node)) return false
    if (this.#elements?.reads(node)) return true
    if (this.#blocks) return this.#blocks.reads(node, before)
    if (!BINDING.test(before)) return false
    let inside = node + 1
    while (x.kind(inside) === K.parenthesized_expression) inside++
    const held = x.kind(inside) === K.binary_expression ? x.field(inside, 'right') : -1
    if (x.kind(inside) === K.as_expression) bindNames(x, inside + 1, expression(x, inside))
    else if (held < 0) bindNames(x, inside, this.#elements?.slotted(before) ?? 0)
    else bindNames(x, x.field(inside, 'left'), x.emit(ir.ELEMENT, expression(x, held)))
    return true
  }

  /** Whether a node is in a script, and not in the markup. */
  isScript(node: number): boolean {
    const start = this.#x.tree.start[node] as number
    return this.#scripts.some(({ from, to }) => from <= start && start < to)
  }

  /** A variable of the script: the properties of a component, perhaps. */
  declared(pattern: number, value: number, type: number): void {
    this.#properties?.declared(pattern, value, type)
  }

  /** A function that is declared: a snippet, perhaps. */
  snippet(node: number, name: number, record: number): void {
    if (!this.isScript(node)) this.#elements?.snippet(name, record)
  }

  /** What the file exports by default: the component's options, as they are or in `defineComponent(…)`. */
  isMadeOf(value: number): void {
    const x = this.#x
    const args = x.code[value] === ir.CALL ? (x.code[value + 2] as number) : 0
    const options = args === 0 ? value : (x.code[args + 1] as number)
    if (this.#file.language !== 'vue' || x.code[options] !== ir.SHAPE_VALUE) return
    if (args === 0) {
      const define = x.emit(ir.IMPORTED, module(x, 'vue'), x.string('defineComponent'))
      x.setContext(options, ir.IN_ARGUMENT, x.record(ir.CALL, define, x.list([options]), 0, 0, 0, 0), 0)
    }
    // What the template sees is `this` in a function among the options.
    const inside = functionOf(x, 0, 0)
    x.code[inside + ir.F_OWNER] = x.code[options + 1] as number
    const instance = x.emit(ir.THIS, inside)
    this.#instance = this.#instance === 0 ? instance : x.emit(ir.EITHER, this.#instance, instance)
  }

  /** When all names are resolved. */
  finish(): void {
    const x = this.#x
    const { code } = x
    this.#callTags()
    const isUnknown = (record: number): boolean =>
      code[record] === ir.NAME && (code[record + 1] as number) < 0 && !this.#tags.has(record)
    const isGlobal = (record: number): boolean => GLOBAL.test(x.strings[~(code[record + 1] as number)] as string)
    if (this.#file.language === 'vue')
      for (const record of this.#names.filter(isUnknown))
        if (OF_INSTANCE.includes(x.strings[~(code[record + 1] as number)] as string))
          this.#become(record, ir.IMPORTED, module(x, 'vue'))
    if (this.#instance !== 0)
      for (const record of this.#names.filter((record) => isUnknown(record) && !isGlobal(record)))
        this.#become(record, ir.MEMBER, this.#instance)
    for (const record of this.#macros.filter(isUnknown))
      this.#become(record, ir.IMPORTED, module(x, this.#file.language))
    this.#givenByAstro()
    const own = x.string('default')
    this.#elements?.end()
    this.#refs?.finish()
    const made = this.#properties?.asFunction(this.definition, this.#elements?.slots() ?? 0) ?? 0
    for (const declaration of this.#registered) code[declaration + ir.D_VALUE] = made
    if (!x.exports.some((at) => code[at + 2] === own)) x.export(ir.EXPORT_VALUE, own, made, 0, this.definition)
  }

  /** What `Astro.props` and `Astro.locals` hold has the types `Props` and `App.Locals`; the names themselves are Astro's. */
  #givenByAstro(): void {
    const x = this.#x
    const { code, occurrences } = x
    const global = new Set([...this.#global].filter((record) => (code[record + 1] as number) < 0))
    for (const record of global) this.#become(record, ir.IMPORTED, module(x, 'astro'))
    for (let at = 4; global.size > 0 && at < occurrences.length; at += ir.OCCURRENCE_FIELDS) {
      const record = occurrences[at] as number
      if (code[record] !== ir.MEMBER || !global.has(code[record + 1] as number)) continue
      const type = this.#typesOfAstro.get(x.strings[code[record + 2] as number] as string)
      if (type === undefined) continue
      occurrences[at] = x.emit(ir.MEMBER, code[record + 1] as number, code[record + 2] as number)
      code[record] = ir.TYPED
      code[record + 1] = type
    }
  }

  /** Makes a NAME that is declared nowhere something that has the name for its last part. */
  #become(record: number, kind: number, of: number): void {
    const { code } = this.#x
    code[record + 2] = ~(code[record + 1] as number)
    code[record + 1] = of
    code[record] = kind
  }

  /** A tag makes its component, as a call would. One that is not imported is known to the framework by its name. */
  #callTags(): void {
    const x = this.#x
    const { occurrences, tree, code } = x
    for (let at = 0; at < occurrences.length; at += ir.OCCURRENCE_FIELDS) {
      const before = (tree.lineStarts[(occurrences[at] as number) - 1] as number) + (occurrences[at + 1] as number) - 1
      const closes = this.#file.text[before] === '/'
      if (this.#file.text[closes ? before - 1 : before] !== '<' || !';{'.includes(tree.text[before] ?? '')) continue
      if (occurrences[at + 3] !== ir.READ) continue
      if (!closes) occurrences[at + 3] = ir.CALLED
      const record = occurrences[at + 4] as number
      if (code[record] !== ir.NAME || (code[record + 1] as number) >= 0) continue
      this.#tags.add(record)
      code[record + 1] = ~x.string(OF_TAG + x.strings[~(code[record + 1] as number)])
    }
  }
}
