/** What elements say: the components and directives that they are, what these are given, what they tell, and the variables that elements declare. */
import type { Attribute, Tag } from '../components/markup.ts'
import { functionOf } from '../components/properties.ts'
import { defineLocalAt } from '../extract/definitions.ts'
import { BLOCK_SCOPE } from '../extract/scopes.ts'
import * as ir from '../ir.ts'
import { Expression } from './expression.ts'
import { inputOf, OF_ATTRIBUTE, OF_ELEMENT, OF_EXPORT, outputOf } from './names.ts'
import type { Names } from './template-names.ts'
import { endOfInterpolation } from './tokens.ts'

/** What no component or directive of a repository is called by. */
const HTML =
  /^(?:a|abbr|article|aside|audio|b|blockquote|body|br|button|canvas|caption|code|col|colgroup|dd|details|dialog|div|dl|dt|em|fieldset|figcaption|figure|footer|form|h[1-6]|head|header|hr|i|iframe|img|input|label|legend|li|link|main|mark|nav|ol|optgroup|option|p|path|picture|pre|progress|section|select|small|source|span|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|u|ul|video|ng-container|ng-content|ng-template)$/
const OWN_ATTRIBUTE =
  /^(?:(?:aria|data|i18n)-.*|i18n|id|class|style|type|name|value|href|src|alt|title|for|role|hidden|disabled|checked|selected|multiple|required|readonly|placeholder|min|max|step|pattern|maxlength|minlength|rows|cols|colspan|rowspan|width|height|target|rel|action|method|lang|dir|tabindex|autofocus|autocomplete|accept|draggable|contenteditable|spellcheck|download|media|sizes|srcset|loading|controls|autoplay|loop|muted|poster|preload|open|label|span|scope|align|slot|part|is|color|innerHTML|textContent|attr|size|form|list|content|viewBox|fill|stroke|d|x|y|r|cx|cy)$/

/** Directives of one element: a tag that nothing closes has thousands of attributes, each of which may be for each. */
const MOST_PARTS = 24

/** What declares a row of a table of the CDK or of Material. */
const OF_ROW = /^(?:mat|cdk)(?:Cell|Row)Def$/

interface Bound {
  readonly kind: 'input' | 'output' | 'both' | 'plain'
  readonly name: string
  /** Where the name stands. */
  readonly from: number
}

/** `[name]`, `(name)`, `[(name)]`, `bind-name`, `on-name`, or a plain attribute. */
function boundBy({ name, from }: Attribute): Bound {
  const [, opening = '', inside = ''] = /^(\[\(|\[|\(|bind-|on-|bindon-)([^\])]*)/.exec(name) ?? []
  const kind = { '[(': 'both', 'bindon-': 'both', '[': 'input', 'bind-': 'input', '(': 'output', 'on-': 'output' }[
    opening
  ]
  return kind === undefined
    ? { kind: 'plain', name, from }
    : { kind: kind as Bound['kind'], name: inside, from: from + opening.length }
}

export class Bindings {
  readonly #names: Names
  /** What the tables around show, by how deep their elements are. */
  readonly #tables: { readonly depth: number; readonly value: number }[] = []

  constructor(names: Names) {
    this.#names = names
  }

  /** An element ends, and all that is in it. */
  left(depth: number): void {
    while ((this.#tables.at(-1)?.depth ?? -1) >= depth) this.#tables.pop()
  }

  /** `#name`: the element, or the component that it is. */
  references(tag: Tag): void {
    const { x, text } = this.#names
    for (const { name, value, from } of tag.attributes) {
      if (!/^(?:#|ref-)[\w$]/.test(name)) continue
      const begins = name.startsWith('#') ? 1 : 4
      const said = value === undefined ? '' : text.slice(value.from, value.to).trim()
      const known = said !== '' ? OF_EXPORT + said : HTML.test(tag.name) ? undefined : OF_ELEMENT + tag.name
      const component = known === undefined ? 0 : this.#names.selected(known)
      if (value !== undefined && said !== '') this.#names.use(value.from, value.to, ir.SELECTS, component)
      this.#names.declare(
        name.slice(begins),
        from + begins,
        component === 0 ? x.emit(ir.UNKNOWN) : this.#names.instanceOf(component),
      )
    }
  }

  /** `let-user`, `let-i="index"` of an `ng-template`. */
  variables(tag: Tag): void {
    for (const { name, from } of tag.attributes)
      if (/^let-[\w$]/.test(name)) this.#names.declare(name.slice(4), from + 4, this.#names.x.emit(ir.UNKNOWN))
  }

  element(tag: Tag, attributes: readonly Attribute[], depth: number): void {
    const parts = this.#partsOf(tag, attributes)
    for (const attribute of attributes) {
      if (/^(?:#|ref-|let-)/.test(attribute.name)) continue
      const bound = boundBy(attribute)
      this.#given(bound, parts)
      const { value } = attribute
      if (value === undefined || value.from >= value.to) continue
      if (bound.kind === 'plain') this.#interpolations(attribute)
      else if (bound.kind === 'output') this.#listener(bound, attribute, tag, parts)
      else {
        const given = new Expression(this.#names, value).piped()
        if (bound.kind === 'input' && bound.name === 'dataSource') this.#tables.push({ depth, value: given })
      }
    }
  }

  /** A row of the table around: an item of what the table is given, or of what that holds. */
  #row(): number {
    const { x } = this.#names
    const table = this.#tables.at(-1)
    if (!table) return x.emit(ir.UNKNOWN)
    const held = x.emit(ir.MEMBER, table.value, x.string('data'))
    return x.emit(ir.EITHER, x.emit(ir.ELEMENT, held), x.emit(ir.ELEMENT, table.value))
  }

  /** Instances of the components and directives that an element has, as far as names tell. Their names lead to them. */
  #partsOf(tag: Tag, attributes: readonly Attribute[]): number[] {
    const parts: number[] = []
    const is = (global: string, from: number, length: number): void => {
      const selected = this.#names.selected(global)
      this.#names.use(from, from + length, ir.SELECTS, selected)
      parts.push(this.#names.instanceOf(selected))
    }
    if (!HTML.test(tag.name)) is(OF_ELEMENT + tag.name, tag.nameFrom, tag.name.length)
    for (const attribute of attributes) {
      if (parts.length >= MOST_PARTS) break
      const { kind, name, from } = boundBy(attribute)
      if (kind === 'output' || !/^[A-Za-z][\w-]*$/.test(name) || OWN_ATTRIBUTE.test(name)) continue
      is(OF_ATTRIBUTE + name, from, name.length)
      is(`${OF_ELEMENT}${tag.name}[${name}`, from, name.length)
    }
    return parts
  }

  #given({ kind, name, from }: Bound, parts: readonly number[]): void {
    const { x } = this.#names
    const [written = ''] = /^[\w$-]+/.exec(name) ?? []
    if (written === '' || written.length !== name.length) return
    for (const part of parts)
      if (kind === 'output')
        this.#names.use(from, from + name.length, ir.SHORTHAND, x.emit(ir.MEMBER, part, x.string(outputOf(name))))
      else this.#names.use(from, from + name.length, ir.GIVEN, x.emit(ir.MEMBER, part, x.string(inputOf(name))))
  }

  /** What is told, `$event`, is what a function is given that subscribes to the output. */
  #listener({ name, from }: Bound, { value }: Attribute, tag: Tag, parts: readonly number[]): void {
    const { x, text } = this.#names
    if (!value) return
    const outer = x.enter(BLOCK_SCOPE)
    if (text.slice(value.from, value.to).includes('$event')) {
      const told = parts.map((part) => {
        const record = functionOf(x, x.string('$event'), 0)
        const taken = x.emit(ir.FUNCTION_VALUE, record)
        const subscribe = x.emit(ir.MEMBER, x.emit(ir.MEMBER, part, x.string(outputOf(name))), x.string('subscribe'))
        const call = x.record(ir.CALL, subscribe, x.list([taken]), 0, 0, 0, 0)
        x.setContext(taken, ir.IN_ARGUMENT, call, 0)
        return x.emit(ir.PARAMETER_VALUE, record, 0)
      })
      const event = x.string('$event')
      const given = told.reduce((all, one) => (all === 0 ? one : x.emit(ir.EITHER, all, one)), 0)
      x.declare(x.entity(event), ir.VARIABLE, defineLocalAt(x, event, 'parameter', from), 0, given || this.#ofHost(tag))
    }
    new Expression(this.#names, value).statements()
    x.leave(outer)
  }

  /** An element of HTML tells events of the host. */
  #ofHost({ name }: Tag): number {
    const { x } = this.#names
    if (!HTML.test(name)) return x.emit(ir.UNKNOWN)
    return x.emit(ir.TYPED, x.emit(ir.T_NAME, ~x.string('Event'), 0, 0))
  }

  #interpolations({ value }: Attribute): void {
    if (!value) return
    const text = this.#names.text.slice(0, value.to)
    for (let at = text.indexOf('{{', value.from); at >= 0; at = text.indexOf('{{', at)) {
      const end = endOfInterpolation(text, at + 2, value.to)
      if (end < 0) return
      new Expression(this.#names, { from: at + 2, to: end }).piped()
      at = end
    }
  }

  /** `*ngFor="let user of users; let i = index; trackBy: byId"`: opens the scope in which it declares its variables. */
  structure(tag: Tag, { name, from, value }: Attribute): void {
    const { x } = this.#names
    const own = name.slice(1)
    const parts: number[] = []
    for (const global of [OF_ATTRIBUTE + own, `${OF_ELEMENT}${tag.name}[${own}`]) {
      const selected = this.#names.selected(global)
      this.#names.use(from + 1, from + name.length, ir.SELECTS, selected)
      parts.push(this.#names.instanceOf(selected))
    }
    this.#given({ kind: 'input', name: own, from: from + 1 }, parts)
    const outer = x.scope
    x.enter(BLOCK_SCOPE)
    const inner = x.scope
    if (!value || value.from >= value.to) return
    const expression = new Expression(this.#names, value)
    const { tokens } = expression
    const declare = (given: number): void => {
      const variable = tokens.take()
      if (variable.kind === 'name') this.#names.declare(variable.text, variable.from, given)
    }
    const read = (): number => {
      x.leave(outer)
      const given = expression.piped()
      x.leave(inner)
      return given
    }
    /** A variable of a loop that waits for what is gone through. */
    let item: { text: string; from: number } | undefined
    let isFirst = true
    while (tokens.next.kind !== 'end') {
      const { from: before } = tokens.next
      if (tokens.takes('let')) {
        const variable = tokens.take()
        if (variable.kind === 'name' && tokens.takes('=')) {
          tokens.take()
          this.#names.declare(variable.text, variable.from, x.emit(ir.UNKNOWN))
        } else if (variable.kind === 'name') item = variable
      } else if (isFirst) {
        const given = read()
        if (tokens.takes('as')) declare(own === 'ngIf' ? given : x.emit(ir.UNKNOWN))
      } else {
        const key = tokens.take()
        if (key.kind === 'name') {
          const input = own + key.text.charAt(0).toUpperCase() + key.text.slice(1)
          this.#part(key.from, key.to, input, parts)
          tokens.takes(':')
          if (key.text === 'as') this.#names.declare(tokens.next.text, tokens.next.from, x.emit(ir.UNKNOWN))
          // `index as i`
          if (tokens.takes('as')) declare(x.emit(ir.UNKNOWN))
          else {
            const given = read()
            if (key.text === 'of' && item) {
              this.#names.declare(item.text, item.from, x.emit(ir.ELEMENT, given))
              item = undefined
            }
            if (tokens.takes('as')) declare(given)
          }
        }
      }
      isFirst = false
      if (!tokens.takes(';')) tokens.takes(',')
      if (tokens.next.from === before) tokens.take()
    }
    if (item) this.#names.declare(item.text, item.from, OF_ROW.test(own) ? this.#row() : x.emit(ir.UNKNOWN))
  }

  #part(from: number, to: number, input: string, parts: readonly number[]): void {
    const { x } = this.#names
    for (const part of parts) this.#names.use(from, to, ir.GIVEN, x.emit(ir.MEMBER, part, x.string(inputOf(input))))
  }
}
