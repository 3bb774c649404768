/** What PHP's names mean: namespaces, `use`, the global fallback of functions; and where things outside come from. */
import type { Project } from '../language.ts'
import type { ClassInfo, FileInfo, MemberInfo, Place } from '../nominal/classes.ts'
import type { Dialect, FunctionFound } from '../nominal/dialect.ts'
import { ExternalTypes } from '../nominal/external-types.ts'
import { superclassOf } from '../nominal/inheritance.ts'
import { FLAG } from '../nominal/ir.ts'
import { methodsNamed } from '../nominal/members.ts'
import type { Program } from '../nominal/program.ts'
import { classType, type Type } from '../nominal/types.ts'
import { PRODUCING } from './chains.ts'
import { DISPATCHES } from './dispatches.ts'
import { CALLABLE, MOST_TAKEN } from './doc-types.ts'
import { withDoctrine } from './doctrine-types.ts'
import { calledFor } from './eloquent-names.ts'
import { LARAVEL_PACKAGE as LARAVEL, LARAVEL_CLASSES, LARAVEL_HELPERS, SIGNED_IN } from './laravel-types.ts'
import { LIST_FUNCTIONS } from './list-functions.ts'
import { NEWER_FUNCTIONS } from './newer-functions.ts'
import { PHP_CLASSES, PHP_CONSTANTS, PHP_FUNCTIONS } from './php-types.ts'
import { answersRoute } from './routes.ts'
import { doubleOf, doubles, withTestDoubles } from './test-doubles.ts'

const PRIMITIVES = new Set('int float string bool array void null callable iterable object never false true'.split(' '))

const CLASS_STRING = 'class-string'

const SUPERGLOBALS = new Set(
  '$GLOBALS $_SERVER $_GET $_POST $_FILES $_COOKIE $_SESSION $_REQUEST $_ENV $argc $argv $http_response_header'.split(
    ' ',
  ),
)
/** Classes of newer versions and of common extensions, of which only the names are known. */
const ALSO_STANDARD = new Set(
  'override deprecated nodiscard redis rediscluster redisarray memcached memcache imagick gearmanclient swoole ffi curlhandle apcuiterator random mongodb soapclient soapserver soapfault tidy ziparchive xmlreader xmlwriter xsltprocessor gmp mysqli gdimage'.split(
    ' ',
  ),
)

const TABLE = `${PHP_CLASSES}${callables()}`

/** What comments mean by `callable(Type, Type): Type`, for every number of parameters. */
function callables(): string {
  return Array.from({ length: MOST_TAKEN + 1 }, (_, count) => {
    const taken = Array.from({ length: count }, (_, at) => `T${at}`)
    return `i ${CALLABLE}${count}<${[...taken, 'R']}>|Closure\n__invoke!(${taken})R\n`
  }).join('')
}

/** A function as a value: `callable(Type, Type): Type`. */
function functionType(takes: readonly (Type | undefined)[], gives: Type | undefined): Type | undefined {
  const cls = standard?.inTable(`${CALLABLE}${takes.length}`)
  return cls && classType(cls, [...takes, gives])
}

let standard: ExternalTypes | undefined
let withLaravel: ExternalTypes | undefined
let functions: Map<string, string> | undefined
let constants: Set<string> | undefined

export function createDialect(project: Project): Dialect {
  standard ??= withTestDoubles(withDoctrine(new ExternalTypes(TABLE, 'std:php', true)))
  const packages = packagesOf(project)
  const laravel = `packagist:${packages.get('illuminate')}` === LARAVEL
  if (laravel)
    withLaravel ??= withTestDoubles(
      withDoctrine(new ExternalTypes(TABLE, 'std:php', true).alsoPartly(LARAVEL_CLASSES, LARAVEL)),
    )
  const packageOf = (qualified: string): string => {
    const name = qualified.toLowerCase()
    for (let at = name.lastIndexOf('.'); at > 0; at = name.lastIndexOf('.', at - 1)) {
      const known = packages.get(name.slice(0, at))
      if (known !== undefined) return `packagist:${known}`
    }
    const parts = name.split('.')
    if (parts.length < 2) {
      const known = packages.get(name)
      if (known !== undefined) return `packagist:${known}`
      return standard?.has(qualified) || ALSO_STANDARD.has(name) || name === 'stdclass' ? 'std:php' : 'packagist'
    }
    return `packagist:${parts.slice(0, Math.min(2, parts.length - 1)).join('/')}`
  }
  return {
    standard: (laravel && withLaravel) || standard,
    root: 'stdClass',
    primitives: PRIMITIVES,
    anything: 'mixed',
    boxes: new Map(),
    ignoresCase: true,
    oneMethodPerName: true,
    constructorName: '__construct',
    answers: { call: '__call', staticCall: '__callStatic', read: '__get', write: '__set' },
    implicitLocals: true,
    typeOfLambda: (e, _at, gives) => functionType(e.parameters, gives),
    typeOfFunction: functionType,
    inheritsDocs: true,
    reflection: answersRoute,
    ofProgram: { text: SIGNED_IN, find: signedIn },
    replacesProperty,
    globals: SUPERGLOBALS,
    iterables: ['Traversable'],
    keyParameter: /^T?K(ey)?$/i,
    indexables: ['ArrayAccess'],
    elementMethods: [
      ['getIterator', 'elements'],
      ['current', 'element'],
      ['offsetGet', 'element'],
    ],
    classOfClasses: CLASS_STRING,
    packageOf,
    resolveTypeName: (program, name, place) => resolveClass(program, name, place),
    resolvePath: (program, path, place) => resolveClass(program, path, place),
    relativeType,
    implicitSupertypes: (cls) => (cls.has(FLAG.enum) ? ['.UnitEnum', '.BackedEnum'] : []),
    resolveFunction: (program, name, file) => resolveFunction(program, name, file),
    resolveConstant: (program, name, file) => resolveConstant(program, name, file),
    produces,
    listFunctions: LIST_FUNCTIONS,
    // `User::where()` starts a query.
    forwards: { 'Illuminate.Database.Eloquent.Model': ['.Illuminate.Database.Eloquent.Builder'] },
    otherNames: calledFor,
    dispatches: DISPATCHES,
    asProperty: relatedModels,
  }
}

/** What Laravel takes for the model of users unless it is told another. */
const signedIn = (program: Program): ClassInfo =>
  program.find('App.Models.User', undefined) ??
  program.find('App.User', undefined) ??
  program.outsideIn(program.dialect.packageOf(SIGNED_IN), true)

/** A property has one place in an object, whatever class declares it again; a trait's is put into the class that uses it. */
function replacesProperty(own: MemberInfo, other: MemberInfo): boolean {
  if (own.has(FLAG.forwards) || other.has(FLAG.forwards)) return false
  return !other.owner.has(FLAG.trait) || other.has(FLAG.abstract)
}

const RELATIONS = 'Illuminate.Database.Eloquent.Relations.'
/** `$user->posts` runs the query of `posts()`: it gives the models, or the one model, that it relates to. */
function relatedModels(program: Program, returned: Type): Type | undefined {
  if (returned.is !== 'class' || !returned.of.qualified.startsWith(RELATIONS)) return undefined
  const [model] = returned.args
  if (!/Many/.test(returned.of.name)) return model
  const collection = program.dialect.standard.get('Illuminate.Database.Eloquent.Collection')
  return collection && classType(collection, [undefined, model])
}

/** `self` and `parent`; in a trait `self` is the trait, which is all that it can name. */
function relativeType(program: Program, name: string, place: Place): ClassInfo | undefined {
  if (name === 'self') return place.cls
  if (name !== 'parent' || !place.cls) return undefined
  return superclassOf(program, place.cls)?.of
}

/** By `use`, then by namespace; a leading dot is a name in full. */
function resolveClass(program: Program, path: string, place: Place): ClassInfo | undefined {
  const { file } = place
  // Types that only comments write are in no namespace.
  if (path === CLASS_STRING || path.startsWith(CALLABLE)) return program.dialect.standard.inTable(path)
  if (path.startsWith('.')) return inFull(program, path.slice(1), file)
  if (!file) return program.dialect.standard.get(path)
  const dot = path.indexOf('.')
  const first = (dot < 0 ? path : path.slice(0, dot)).toLowerCase()
  const rest = dot < 0 ? '' : path.slice(dot)
  for (const one of file.file.surface.imports) {
    if (one.of !== undefined) continue
    const name = one.alias ?? one.path.slice(one.path.lastIndexOf('.') + 1)
    if (name.toLowerCase() === first) return inFull(program, one.path + rest, file)
  }
  const namespace = place.cls?.text.package ?? file.package
  return inFull(program, namespace === '' ? path : `${namespace}.${path}`, file)
}

function inFull(program: Program, qualified: string, file: FileInfo | undefined): ClassInfo | undefined {
  const known = program.find(qualified, file) ?? program.dialect.standard.get(qualified)
  if (known) return known
  const dot = qualified.lastIndexOf('.')
  // A global class that nothing here is called like comes from an extension or a package, whichever it is.
  if (dot < 0 && !program.hasClassNamed(qualified)) return program.outside(qualified)
  // A namespace of ours without that class: it is made elsewhere, but it is not from outside.
  if (dot < 0 || program.hasPackage(qualified.slice(0, dot))) return undefined
  return program.outside(qualified)
}

function candidates(path: string, file: FileInfo, of: 'function' | 'constant'): string[] {
  if (path.startsWith('.')) return [path.slice(1)]
  const { imports } = file.file.surface
  const dot = path.indexOf('.')
  const first = (dot < 0 ? path : path.slice(0, dot)).toLowerCase()
  for (const one of imports) {
    const name = (one.alias ?? one.path.slice(one.path.lastIndexOf('.') + 1)).toLowerCase()
    if (name !== first) continue
    if (dot < 0 && one.of === of) return [one.path]
    if (dot >= 0 && one.of === undefined) return [one.path + path.slice(dot)]
  }
  if (file.package === '') return [path]
  // Only unqualified names fall back to the global ones.
  return dot < 0 ? [`${file.package}.${path}`, path] : [`${file.package}.${path}`]
}

function resolveFunction(program: Program, path: string, file: FileInfo): FunctionFound | undefined {
  const names = candidates(path, file, 'function')
  for (const name of names) {
    const members = nearest(program.functions(name), file)
    if (members.length > 0) return { is: 'ours', members }
  }
  if (!functions) {
    functions = new Map()
    for (const entry of `${PHP_FUNCTIONS} ${NEWER_FUNCTIONS}`.split(' ')) {
      const [name = '', type = ''] = entry.split(':')
      functions.set(name.toLowerCase(), type)
    }
  }
  const last = names.at(-1) as string
  const type = functions.get(last.toLowerCase())
  if (type !== undefined)
    return { is: 'outside', package: 'std:php', name: last, ...(type === '' ? {} : { type: `.${type}` }) }
  if (HELPERS.has(last) && program.dialect.packageOf('Illuminate.Support.Str') === LARAVEL)
    return { is: 'outside', package: LARAVEL, name: last, ...helper(program, last) }
  return outside(program, last, file)
}

/** How one of Laravel's functions is typed, if it is told. */
function helper(program: Program, name: string): { like?: MemberInfo } {
  const helpers = program.dialect.standard.get(LARAVEL_HELPERS)
  const [like] = (helpers && methodsNamed(program, helpers, name).methods) ?? []
  return like ? { like } : {}
}

function resolveConstant(program: Program, path: string, file: FileInfo): FunctionFound | undefined {
  const names = candidates(path, file, 'constant')
  for (const name of names) {
    const members = nearest(program.constants(name), file)
    if (members.length > 0) return { is: 'ours', members }
  }
  constants ??= new Set(PHP_CONSTANTS.split(' '))
  const last = names.at(-1) as string
  if (constants.has(last) || /^__[A-Z]+__$/.test(last)) return { is: 'outside', package: 'std:php', name: last }
  return outside(program, last, file)
}

/** Functions that Laravel puts into the global namespace. */
const HELPERS = new Set(
  'abort abort_if abort_unless action app app_path asset auth back base_path bcrypt blank broadcast cache class_basename class_uses_recursive collect config config_path context cookie csrf_field csrf_token data_fill data_forget data_get data_set database_path decrypt defer dispatch dispatch_sync e encrypt env event fake filled fluent head info lang_path last literal logger logs method_field mix now object_get old once optional policy public_path redirect report report_if report_unless request rescue resolve resource_path response retry route secure_asset secure_url session storage_path str tap throw_if throw_unless to_route today trait_uses_recursive trans trans_choice transform url validator value view when windows_os with __'.split(
    ' ',
  ),
)

/** A name in a namespace that is not ours. */
function outside(program: Program, qualified: string, file: FileInfo): FunctionFound | undefined {
  const dot = qualified.lastIndexOf('.')
  if (dot < 0) return undefined
  const namespace = qualified.slice(0, dot)
  if (program.hasPackage(namespace) || namespace === file.package) return undefined
  return { is: 'outside', package: program.dialect.packageOf(qualified), name: qualified.slice(dot + 1) }
}

/** Of several functions of one name (guarded by `function_exists`) those of this file, or all. */
function nearest<M extends { owner: ClassInfo }>(members: readonly M[] | undefined, file: FileInfo): readonly M[] {
  if (!members || members.length < 2) return members ?? []
  const own = members.filter((member) => member.owner.file === file)
  return own.length > 0 ? own.slice(0, 1) : members
}

/** `app(Foo::class)`, `$container->make(Foo::class)`: the container gives what it is asked for, as `$entities->find(Foo::class, 1)` does. */
function produces(program: Program, name: string, args: readonly (Type | undefined)[]): Type | undefined {
  const mocks = doubles(name)
  if (!mocks && !PRODUCING.test(name)) return undefined
  const [first] = args
  const made = first?.is === 'class' && first.of.name === CLASS_STRING ? first.args[0] : undefined
  return made && mocks ? doubleOf(program, name, made) : made
}

/** Namespace prefix in lower case → Composer package, from what the project requires and what is locked. */
function packagesOf(project: Project): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const parse = (path: string): unknown => {
    const text = project.read(path)
    if (text === undefined) return undefined
    try {
      return JSON.parse(text)
    } catch {
      // A broken composer file says nothing.
      return undefined
    }
  }
  const add = (prefix: string, name: string): void => {
    if (!found.has(prefix.toLowerCase())) found.set(prefix.toLowerCase(), name)
  }
  for (const folder of foldersOf(project)) {
    const lock = parse(`${folder}composer.lock`) as { packages?: Locked[]; 'packages-dev'?: Locked[] } | undefined
    for (const one of [...(lock?.packages ?? []), ...(lock?.['packages-dev'] ?? [])])
      for (const prefix of Object.keys({ ...one.autoload?.['psr-4'], ...one.autoload?.['psr-0'] }))
        if (one.name) add(prefix.replace(/\\+$/, '').replace(/\\/g, '.'), one.name)
    const manifest = parse(`${folder}composer.json`) as { require?: object; 'require-dev'?: object } | undefined
    for (const name of [...Object.keys(manifest?.require ?? {}), ...Object.keys(manifest?.['require-dev'] ?? {})]) {
      const [vendor = '', rest = ''] = name.split('/')
      for (const prefix of WELL_KNOWN[name] ?? [
        `${vendor}.${rest.replace(/[-_]/g, '')}`,
        `${vendor}.component.${rest.replace(/[-_]/g, '')}`,
        ...(vendor === rest ? [vendor] : []),
      ])
        add(prefix, name)
      // Laravel is published whole and in parts; what extends it requires only some of these.
      if (vendor === 'illuminate' || name === 'orchestra/testbench') add('illuminate', 'laravel/framework')
    }
  }
  return found
}

/** The folders with a file of Composer's, the nearest to the root first: an application may be a part of a repository. */
const foldersOf = ({ paths }: Project): string[] =>
  [...new Set([...paths].flatMap((path) => /^(|.*\/)composer\.(?:json|lock)$/.exec(path)?.[1] ?? []))]
    .filter((folder) => !/(^|\/)vendor\//.test(folder))
    .sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1))

interface Locked {
  name?: string
  autoload?: { 'psr-4'?: object; 'psr-0'?: object }
}

/** Packages whose namespaces do not look like their names. */
const WELL_KNOWN: Record<string, string[]> = {
  'laravel/framework': ['Illuminate'],
  'phpunit/phpunit': ['PHPUnit'],
  'nesbot/carbon': ['Carbon'],
  'guzzlehttp/guzzle': ['GuzzleHttp'],
  'mockery/mockery': ['Mockery'],
  'fakerphp/faker': ['Faker'],
}
