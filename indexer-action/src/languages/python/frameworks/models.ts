/**
 * Models of Django and SQLAlchemy: which managers and query sets belong to which, and how their relations lead from one to the other.
 *
 * All of it stands in class bodies, so it is found when a class is started. Relations that lead back are members of the other model,
 * which its own class does not mention: they are kept for those who link and grow the program.
 */

import type { ValueFlow } from '../flow/flow.ts'
import { keyword } from '../flow/outside-call.ts'
import { lastOf } from '../program/annotation-names.ts'
import type { Found } from '../program/modules.ts'
import { VALUE } from '../program/objects.ts'
import type { Program } from '../program/program.ts'
import { OP } from '../value-graph.ts'
import { isField, isRelation, isRelationToMany } from './django.ts'
import { isRelationship, ofClass, ofContainer } from './queries.ts'

/** To how many objects a relation leads: SQLAlchemy's `relationship` does not say. */
const LEADS = ['one', 'many', 'either'] as const
type Leads = (typeof LEADS)[number]

interface Relation {
  leads: Leads
  /** The class that it leads to, which declares it. */
  cls: number
  /** By the name of which member. */
  by: number
}

/** Numbers in `save` for each relation that leads back: class, name, place in `LEADS`, the class that it leads to, and its member. */
const STRIDE = 5

export class Models {
  readonly #flow: ValueFlow
  /** By class: whether it is a manager or a query set. */
  readonly #queries = new Map<number, boolean>()
  /** By class, then by name. */
  readonly #related = new Map<number, Map<number, Relation>>()
  /** Calls that make a relation to a model of the repository, as nodes. Only settling asks for them. */
  readonly #relations = new Set<number>()
  /** Models by name. Made when the first is asked for. */
  #named: Map<string, number[]> | undefined

  constructor(flow: ValueFlow, settled?: Int32Array) {
    this.#flow = flow
    for (let at = 0; settled && at < settled.length; at += STRIDE) {
      const [cls, name, leads, to, by] = settled.subarray(at, at + STRIDE) as unknown as [
        number,
        number,
        number,
        number,
        number,
      ]
      this.#relate(cls, name, { leads: LEADS[leads] as Leads, cls: to, by })
    }
  }

  save(): Int32Array {
    return Int32Array.from(
      [...this.#related].flatMap(([cls, names]) =>
        [...names].flatMap(([name, { leads, cls: to, by }]) => [cls, name, LEADS.indexOf(leads), to, by]),
      ),
    )
  }

  /** Whether a class is a manager or a query set. */
  isQuery(cls: number): boolean {
    let known = this.#queries.get(cls)
    if (known === undefined) {
      known = this.#bases(cls).some((name) => QUERY.test(name))
      this.#queries.set(cls, known)
    }
    return known
  }

  /** Names of the bases that are neither in the repository nor in the standard library. */
  #bases(cls: number): string[] {
    const { objects, hierarchy } = this.#flow.program
    return hierarchy
      .of(cls)
      .outside.map((base) => objects.outside(base))
      .flatMap((base) => (base && base.package !== 'std:python' ? [base.name] : []))
  }

  /** The container of the objects that a manager or query set leads to, whatever model asks. */
  container(cls: number): number {
    return this.#flow.program.objects.of(VALUE.container, -1 - cls)
  }

  /** The relation that leads from objects of a class to those of another one which has declared it. */
  related(cls: number, name: number): Relation | undefined {
    if (this.#related.size === 0) return undefined
    for (const at of this.#flow.program.hierarchy.of(cls).order) {
      const found = this.#related.get(at)?.get(name)
      if (found) return found
    }
    return undefined
  }

  isKnownRelation(call: number): boolean {
    return this.#relations.has(call)
  }

  #relate(cls: number, name: number, relation: Relation): void {
    const names = this.#related.get(cls) ?? new Map<number, Relation>()
    this.#related.set(cls, names)
    if (!names.has(name)) names.set(name, relation)
  }

  /** A class begins. */
  start(cls: number): void {
    const { program, containers } = this.#flow
    if (this.#bases(cls).length === 0) return
    // A model that is added may be what a relation of another one names.
    if (this.#related.size > 0) this.#flow.looksBack()
    if (this.isQuery(cls)) {
      this.#startQuery(cls)
      return
    }
    for (const at of program.hierarchy.of(cls).order)
      for (const [name, node] of program.cls(at).members.values()) {
        for (const manager of this.#managers(node))
          this.#flow.add(containers.of(this.container(manager)).rest, program.objects.of(VALUE.instance, cls))
        if (at === cls) this.#startRelation(cls, name, node)
      }
  }

  /** `class Orders(models.QuerySet['Order'])` */
  #startQuery(cls: number): void {
    const { program, containers } = this.#flow
    for (const base of program.cls(cls).bases)
      if (program.kind[base] === OP.SUBSCRIPT)
        for (const type of program.types.of(program.types.typeArgument(program.b[base] as number, 0)))
          this.#flow.add(containers.of(this.container(cls)).rest, type)
  }

  /** The classes whose instance a member of a model is as its manager: `Orders()`, `Orders.as_manager()`, `Base.from_queryset(Orders)()`. */
  #managers(node: number): number[] {
    const { program } = this.#flow
    const call = callIn(program, node)
    if (call < 0) return []
    const made = program.origin(program.a[call] as number)
    const named = [made]
    const callee = program.kind[made] === OP.CALL ? program.origin(program.a[made] as number) : made
    if (program.kind[callee] === OP.ATTRIBUTE) named.push(program.a[callee] as number)
    if (callee !== made) named.push(...program.positional(program.b[made] as number))
    const { objects } = program
    return named
      .flatMap((one) => program.entities(one))
      .filter((entity) => objects.kind[entity] === VALUE.class && this.isQuery(objects.a[entity] as number))
      .map((entity) => objects.a[entity] as number)
  }

  /** The field that `customer_id` is the column of, or that `get_state_display` displays. */
  field(cls: number, name: number): (Found & { cls: number }) | undefined {
    const { program } = this.#flow
    const [, display, column] = /^get_(\w+)_display$|^(\w+)_id$/.exec(program.strings[name] as string) ?? []
    const stem = display ?? column
    const found = stem === undefined ? undefined : program.hierarchy.declared(cls, program.string(stem))
    const made = found ? callIn(program, found.binding[1]) : -1
    const makes = made < 0 ? '' : this.#makerOf(made)
    return (display === undefined ? isRelation(makes) : isField(makes)) ? found : undefined
  }

  /** `customer = models.ForeignKey('Customer', related_name='orders')`, `posts = relationship('Post', backref='author')` */
  #startRelation(cls: number, by: number, member: number): void {
    const { program } = this.#flow
    const { lists } = program
    const call = callIn(program, member)
    if (call < 0) return
    const name = this.#makerOf(call)
    const leads = isRelation(name)
      ? 'one'
      : isRelationToMany(name)
        ? 'many'
        : isRelationship(name)
          ? 'either'
          : undefined
    if (leads === undefined) return
    this.#flow.looksBack()
    const list = program.b[call] as number
    const first = (lists[list] as number) > 0 ? (lists[list + 1] as number) : keyword(this.#flow, list, 'to')
    for (const target of first < 0 ? [] : this.#targets(cls, first)) {
      this.#give(call, leads, target)
      if (leads !== 'either') this.#relations.add(call)
      const back = leads === 'either' ? 'either' : name.endsWith('OneToOneField') ? 'one' : 'many'
      const as = this.#nameBack(cls, list, back)
      if (as !== undefined) this.#relate(target, as, { leads: back, cls, by })
    }
  }

  /** The full name of what a call makes, where that is not in the repository. */
  #makerOf(call: number): string {
    const { program } = this.#flow
    const callee = program.a[call] as number
    const [outside] = [...program.entities(callee), ...program.hierarchy.ofObject(callee)]
    return (outside !== undefined && program.objects.outside(outside)?.name) || ''
  }

  #give(node: number, leads: Leads, cls: number): void {
    const { objects } = this.#flow.program
    if (leads !== 'many') this.#flow.add(node, objects.of(VALUE.instance, cls))
    if (leads === 'one') return
    const manager = leads === 'many' ? this.#managerOf(cls) : undefined
    if (manager !== undefined) {
      this.#flow.add(node, objects.of(VALUE.instance, manager, ofClass(cls)))
      return
    }
    const [pkg, name] = leads === 'many' ? ['PyPI:django', 'django.db.models.Manager'] : ['PyPI:sqlalchemy', 'list']
    this.#flow.add(node, objects.external(pkg, name, true, ofClass(cls)))
  }

  /** The class of the manager through which others lead to a model: the first one that its class declares, or an ancestor. */
  #managerOf(cls: number): number | undefined {
    const { program } = this.#flow
    for (const at of program.hierarchy.of(cls).order)
      for (const [, node] of program.cls(at).members.values()) {
        const [manager] = this.#managers(node)
        if (manager !== undefined) return manager
      }
    return undefined
  }

  /** The name under which the other model leads back; undefined where it does not. */
  #nameBack(cls: number, list: number, leads: Leads): number | undefined {
    const { kind, a, strings } = this.#flow.program
    const given = keyword(this.#flow, list, leads === 'either' ? 'backref' : 'related_name')
    if (given < 0 && leads === 'either') return undefined
    const own = this.#nameOf(cls).toLowerCase()
    const text = given >= 0 && kind[given] === OP.TEXT ? strings[a[given] as number] : undefined
    if (given >= 0 && text === undefined) return undefined
    const name = text === undefined ? (leads === 'one' ? own : `${own}_set`) : text.replaceAll('%(class)s', own)
    return /^[A-Za-z_]\w*$/.test(name) ? this.#flow.program.string(name) : undefined
  }

  /** Models that the first argument of a relation names: by the class, by its name, or as the one that users log in with. */
  #targets(cls: number, node: number): readonly number[] {
    const { program } = this.#flow
    const { objects, kind, a, strings } = program
    if (kind[node] !== OP.TEXT) {
      const entities = program.entities(node)
      const classes = entities.filter((entity) => objects.kind[entity] === VALUE.class)
      if (classes.length > 0) return classes.map((entity) => objects.a[entity] as number)
      const isUser = entities.some((entity) => objects.outside(entity)?.name === 'django.conf.settings.AUTH_USER_MODEL')
      return isUser ? this.users() : []
    }
    const text = strings[a[node] as number] ?? ''
    if (text === 'self') return [cls]
    const name = lastOf(text)
    const app = text === name ? undefined : text.slice(0, -1 - name.length)
    const all = this.#byName(name)
    const near = all.filter((one) => program.cls(one).file === program.cls(cls).file)
    if (app === undefined && near.length > 0) return near
    const home = app ?? appOf(this.#pathOf(cls))
    const found = all.filter((one) => this.#pathOf(one).toLowerCase().split('/').includes(home.toLowerCase()))
    return found.length === 1 ? found : all.length === 1 ? all : []
  }

  /** The model that users log in with, where there is one. */
  users(): number[] {
    const found = [...this.#models().values()]
      .flat()
      .filter((cls) => this.#bases(cls).some((name) => /\.Abstract(Base)?User$/.test(name)))
    return found.length === 1 ? found : []
  }

  #byName(name: string): readonly number[] {
    return this.#models().get(name) ?? []
  }

  #models(): Map<string, number[]> {
    if (this.#named) return this.#named
    const named = new Map<string, number[]>()
    for (let cls = 0; cls < this.#flow.program.files.numberings.classes.end; cls++) {
      if (this.#bases(cls).length === 0 || this.isQuery(cls)) continue
      const name = this.#nameOf(cls)
      const known = named.get(name)
      if (known) known.push(cls)
      else named.set(name, [cls])
    }
    this.#named = named
    return named
  }

  #nameOf(cls: number): string {
    const { file, symbol } = this.#flow.program.cls(cls)
    return this.#flow.program.file(file).symbols[symbol]?.name ?? ''
  }

  #pathOf(cls: number): string {
    return this.#flow.program.paths[this.#flow.program.cls(cls).file] as string
  }

  /** What reading a name that no class declares gives on a class, an instance or `super()`: queries and relations; false for others. */
  read(node: number, object: number, cls: number, name: number, base: number): boolean {
    const { program } = this.#flow
    const { objects } = program
    const kind = objects.kind[object]
    const outside = objects.outside(base)
    const text = program.strings[name] as string
    if (!outside || outside.package === 'std:python') return false
    if (kind === VALUE.class && MANAGERS.test(text) && !this.isQuery(cls)) {
      const isAlchemy = /alchemy/i.test(outside.package)
      if ((text === 'query') !== isAlchemy) return false
      this.#flow.add(
        node,
        objects.external(
          outside.package,
          isAlchemy ? 'sqlalchemy.Query' : 'django.db.models.Manager',
          true,
          ofClass(cls),
        ),
      )
      return true
    }
    if (kind !== VALUE.class && this.isQuery(cls)) {
      const own = objects.b[object] as number
      const query = kind === VALUE.instance && own < 0 ? own : ofContainer(this.container(cls))
      if (text === 'model') this.#giveModel(node, query)
      else this.#flow.add(node, objects.external(outside.package, `${outside.name}.${text}`, false, query))
      return true
    }
    if (kind !== VALUE.class && this.#flow.views.read(node, cls, text, outside)) return true
    const related = kind === VALUE.instance ? this.related(cls, name) : undefined
    if (!related) return false
    this.#give(node, related.leads, related.cls)
    return true
  }

  /** `self.model` */
  #giveModel(node: number, query: number): void {
    const { program } = this.#flow
    if (query < 0) this.#flow.add(node, program.objects.of(VALUE.class, -1 - query))
    else this.#flow.watchAttribute(this.#flow.containers.of(query - 1).all, program.string('__class__'), node)
  }

  /** A manager that is read on a model belongs to it. Returns false for other objects. */
  bind(node: number, object: number, model: number): boolean {
    const { objects } = this.#flow.program
    if (objects.kind[object] === VALUE.instance && this.isQuery(objects.a[object] as number)) {
      this.#flow.add(node, objects.of(VALUE.instance, objects.a[object] as number, ofClass(model)))
      return true
    }
    const outside = objects.kind[object] === VALUE.externalValue ? objects.outside(object) : undefined
    if (!outside || !QUERY.test(outside.name)) return false
    this.#flow.add(node, objects.external(outside.package, outside.name, true, ofClass(model)))
    return true
  }
}

/** The call whose result a member is; -1 where it is something else. */
function callIn(program: Program, member: number): number {
  const at = program.origin(member)
  const call = program.kind[at] === OP.TYPED ? program.origin(program.b[at] as number) : at
  return call >= 0 && program.kind[call] === OP.CALL ? call : -1
}

/** Managers and query sets of Django and of what is made for it, by their full names. */
const QUERY =
  /QuerySet$|^(django|wagtail|mptt|polymorphic|treebeard|model_utils|modelcluster|parler|safedelete|taggit|guardian|simple_history)\w*\.(\w+\.)*\w*Manager$/

/** What classes of models have without declaring it. */
const MANAGERS = /^(objects|_default_manager|_base_manager|query)$/

/** The directory of an application: that of its `models` module or package. */
function appOf(path: string): string {
  const parts = path.split('/').slice(0, -1)
  return (parts.at(-1) === 'models' ? parts.at(-2) : parts.at(-1)) ?? ''
}
