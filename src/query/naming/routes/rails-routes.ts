/**
 * What a file of Rails' routes says: of each route the methods, the whole path and the action. The blocks around a route
 * (`namespace :admin do`, `resources :users do`, `scope path: "settings" do`) are the beginning of its path.
 */
import { railsStatements, type Statement, type Word } from './rails-statements.ts'

export interface RailsRoute {
  /** In lower case; none stands for any. */
  readonly methods: readonly string[]
  readonly path: string
  readonly action: string
  /** What leads to the action: its own name, or that of the resource. */
  readonly at: Word
}

export const isRailsRoutes = (path: string, text: string): boolean =>
  /(?:^|\/)config\/routes(?:\/|\.rb$)/.test(path) || /\broutes\.(?:draw|append|prepend)\b/.test(text)

interface Scope {
  /** In front of what is written in the block: of what is nested in a resource, and of what is about it. */
  readonly path: string
  readonly action?: string | undefined
  readonly resource?: { readonly all: string; readonly one: string; readonly outside: string } | undefined
  readonly isShallow?: boolean
}

const VERBS = /^(?:get|post|put|patch|delete|options|head)$/
/** The usual actions: their methods, what they are about, and what stands behind that. */
const USUAL: readonly [action: string, methods: readonly string[], of: 'all' | 'one', behind: string][] = [
  ['index', ['get'], 'all', ''],
  ['create', ['post'], 'all', ''],
  ['new', ['get'], 'all', 'new'],
  ['show', ['get'], 'one', ''],
  ['edit', ['get'], 'one', 'edit'],
  ['update', ['patch', 'put'], 'one', ''],
  ['destroy', ['delete'], 'one', ''],
]
/** A file with more was written by a program; concerns may name each other, each several times. */
const MOST_ROUTES = 5000
const MOST_STATEMENTS = 20_000
const MOST_DEPTH = 12
/** A longer path is none that anybody asks for. */
const LONGEST_PATH = 1000

export function railsRoutes(text: string): readonly RailsRoute[] {
  const reader = new Reader()
  reader.read(railsStatements(text), { path: '' }, 0)
  return reader.routes
}

class Reader {
  readonly routes: RailsRoute[] = []
  #read = 0
  readonly #concerns = new Map<string, readonly Statement[]>()

  read(statements: readonly Statement[], scope: Scope, depth: number): void {
    if (depth > MOST_DEPTH || scope.path.length > LONGEST_PATH) return
    for (const one of statements) {
      if (this.routes.length >= MOST_ROUTES || this.#read >= MOST_STATEMENTS) return
      this.#read++
      this.#statement(one, scope, depth + 1)
    }
  }

  #statement(one: Statement, scope: Scope, depth: number): void {
    const { name, block, names } = one
    if (VERBS.test(name) || name === 'match') this.#match(one, scope)
    else if (name === 'resources' || name === 'resource')
      for (const each of names) this.#resource(one, each, scope, depth)
    else if (name === 'concern') this.#concerns.set(names[0]?.text ?? '', block)
    else if (name === 'concerns') for (const { text } of names) this.read(this.#concerns.get(text) ?? [], scope, depth)
    else this.read(block, within(one, scope), depth)
  }

  #match({ name, names, options, arrow }: Statement, scope: Scope): void {
    const to = arrow?.to ?? options.get('to')
    // What is no text or symbol is no action: `to: redirect("/")`.
    if (to && !/^[\w/:]*(?:#\w+|\w)$/.test(to.text)) return
    const on = options.get('on')?.text
    const { resource } = scope
    const front =
      on === 'collection'
        ? resource?.all
        : on === 'member'
          ? resource?.one
          : on === 'new'
            ? `${resource?.all}/new`
            : undefined
    const methods = name === 'match' ? (options.get('via')?.words ?? []) : [name]
    const told = options.get('action')?.text ?? scope.action
    for (const at of arrow ? [arrow.path] : names) {
      const written = at.text.replace(/\([^()]*\)/g, '')
      // `get "admin/dashboard"` and `get :dashboard` name the action themselves.
      const own = /^\/?[-\w]+(?:\/[-\w]+)*$/.test(written)
        ? written.replace(/^.*\//, '').replaceAll('-', '_')
        : undefined
      const action = to?.text.replace(/^.*#/, '') ?? told ?? own
      const path = joined(front ?? scope.path, options.get('path')?.text ?? written)
      if (action !== undefined)
        this.routes.push({ methods: methods.filter((one) => one !== 'all'), path, action, at: to ?? at })
    }
  }

  #resource({ name, options, block }: Statement, at: Word, scope: Scope, depth: number): void {
    const isSingle = name === 'resource'
    const path = options.get('path')?.text ?? at.text
    const all = joined(scope.path, path)
    const isShallow = options.get('shallow')?.text === 'true' || scope.isShallow === true
    const outside = isShallow && scope.resource ? scope.resource.outside : scope.path
    const parameter = options.get('param')?.text ?? 'id'
    const one = isSingle ? all : joined(joined(outside, path), `:${parameter}`)
    const [only, except] = [options.get('only')?.words, options.get('except')?.words]
    for (const [action, methods, of, behind] of USUAL) {
      const isServed = only ? only.includes(action) : !(except?.includes(action) || (isSingle && action === 'index'))
      if (isServed) this.routes.push({ methods, path: joined(of === 'all' ? all : one, behind), action, at })
    }
    const inner = { path: one, resource: { all, one, outside }, ...(isShallow ? { isShallow } : {}) }
    for (const concern of options.get('concerns')?.words ?? [])
      this.read(this.#concerns.get(concern) ?? [], inner, depth)
    this.read(block, inner, depth)
  }
}

/** What is around a route in the block of a call. */
function within({ name, names, options }: Statement, scope: Scope): Scope {
  const { resource } = scope
  const path = options.get('path')?.text
  switch (name) {
    case 'namespace':
      return { path: joined(scope.path, path ?? names[0]?.text ?? ''), action: scope.action }
    case 'scope': {
      const own = path ?? names.map(({ text }) => text).join('/')
      const action = options.get('action')?.text ?? scope.action
      return { ...scope, path: joined(scope.path, own), action, ...(own === '' ? {} : { resource: undefined }) }
    }
    case 'member':
      return { path: resource?.one ?? scope.path }
    case 'collection':
      return { path: resource?.all ?? scope.path }
    case 'new':
      return { path: joined(resource?.all ?? scope.path, 'new') }
    case 'shallow':
      return { ...scope, isShallow: true }
    default:
      return scope
  }
}

const joined = (front: string, path: string): string =>
  `${front}/${path}`.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
