/**
 * Views, forms and serializers of Django and its REST framework: each is for the model that its class body names as `model`, as
 * `queryset` or as `Meta.model`, and its inherited methods give objects of that model.
 */
import type { ValueFlow } from '../flow/flow.ts'
import { VALUE } from '../program/objects.ts'
import { giveRows, ofContainer } from './queries.ts'

export class Views {
  readonly #flow: ValueFlow
  /** By class: the members that name its model, as nodes. */
  readonly #known = new Map<number, readonly Named[]>()
  /** Classes that name no model, and have subclasses that do. Only settling asks for them. */
  readonly #bases = new Set<number>()

  constructor(flow: ValueFlow) {
    this.#flow = flow
  }

  /** Whether a class is for a model, or for whichever its subclasses name. */
  has(cls: number): boolean {
    return this.#named(cls).length > 0 || this.#bases.has(cls)
  }

  #isView(cls: number): boolean {
    const { hierarchy, objects } = this.#flow.program
    return hierarchy.of(cls).outside.some((base) => VIEW.test(objects.outside(base)?.name ?? ''))
  }

  #named(cls: number): readonly Named[] {
    let known = this.#known.get(cls)
    if (!known) {
      known = this.#find(cls)
      this.#known.set(cls, known)
    }
    return known
  }

  #find(cls: number): readonly Named[] {
    if (!this.#isView(cls)) return []
    const named = [
      { node: this.#member(cls, 'model'), isQuery: false },
      { node: this.#member(cls, 'queryset'), isQuery: true },
      { node: this.#ofMeta(cls), isQuery: false },
    ]
    return named.filter(({ node }) => node >= 0)
  }

  #member(cls: number, name: string): number {
    const { program } = this.#flow
    return program.hierarchy.member(cls, program.string(name))?.binding[1] ?? -1
  }

  #ofMeta(cls: number): number {
    const { program } = this.#flow
    const meta = this.#member(cls, 'Meta')
    for (const entity of meta < 0 ? [] : program.entities(meta))
      if (program.objects.kind[entity] === VALUE.class)
        return this.#member(program.objects.a[entity] as number, 'model')
    return -1
  }

  /** A class begins. */
  start(cls: number): void {
    const { containers, models, program } = this.#flow
    const named = this.#named(cls)
    if (named.length === 0) return
    const { rest } = containers.of(models.container(cls))
    for (const { node, isQuery } of named) {
      if (isQuery) this.#flow.watchElements(node, rest)
      else this.#flow.watchCallback(node, rest, -1)
    }
    for (const base of program.hierarchy.of(cls).order) {
      if (base === cls || !this.#isView(base) || this.#named(base).length > 0) continue
      this.#flow.looksBack()
      this.#bases.add(base)
      this.#flow.edge(rest, containers.of(models.container(base)).rest)
    }
  }

  /** What reading a name that no class declares gives; false for names that say nothing of the model. */
  read(node: number, cls: number, name: string, base: { package: string; name: string }): boolean {
    if (!MEMBERS.test(name)) return false
    if (!this.has(cls)) {
      // It may be the base of one that was settled.
      if (this.#isView(cls)) this.#flow.looksBack()
      return false
    }
    const { models, program } = this.#flow
    const query = ofContainer(models.container(cls))
    if (OBJECTS.test(name)) giveRows(this.#flow, node, query)
    else {
      const isValue = name === 'object_list'
      this.#flow.add(node, program.objects.external(base.package, `${base.name}.${name}`, isValue, query))
    }
    return true
  }
}

interface Named {
  node: number
  /** Whether it names the model by a query. */
  isQuery: boolean
}

const VIEW =
  /^(django|rest_framework|wagtail|extra_views)\w*\.(\w+\.)*\w*(View|ViewSet|Mixin|Form|FormSet|Serializer|Inline|FilterSet)$/

const OBJECTS = /^(object|instance)$/
const MEMBERS = /^(object|instance|object_list|get_object|get_queryset|filter_queryset|save)$/
