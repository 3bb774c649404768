/**
 * Writes `kotlin-types.ts`: what the public declarations of Kotlin's standard library are, in the notation of `standard.ts`.
 *
 *   node indexer-action/src/languages/kotlin/describe-library.ts FOLDER > indexer-action/src/languages/kotlin/kotlin-types.ts
 *
 * FOLDER has the library's sources (the unpacked `kotlin-stdlib-sources.jar`), of which those for the JVM are read.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractFile } from '../../analysis.ts'
import { FLAG } from '../nominal/ir.ts'
import {
  MEMBER_CONSTRUCTOR,
  MEMBER_FIELD,
  MEMBER_METHOD,
  type MemberText,
  type ParameterText,
  type Surface,
  type TypeText,
} from '../nominal/surface.ts'
import { LANGUAGES } from '../registry.ts'

/** Packages that code of others names without being about the compiler or another platform. */
const PACKAGES =
  /^kotlin(?:\.(?:annotation|collections|comparisons|concurrent|coroutines|enums|io|io\.path|io\.encoding|jvm|math|properties|random|ranges|reflect|sequences|system|test|text|time|uuid|streams))?$/

/** Each function of arrays exists for these too, and hardly anybody has them. */
const UNSIGNED = /\bU(?:Byte|Short|Int|Long)Array\b/

/** What the JVM has classes for. */
const MOST_PARAMETERS = 22

const folder = process.argv[2]
const language = LANGUAGES.find(({ key }) => key === 'kotlin')
if (folder === undefined || !language) {
  process.stderr.write('Argument: FOLDER\n')
  process.exit(2)
}

const types = new Map<string, { head: string; members: Map<string, string> }>()
const functions = new Map<string, Set<string>>()

const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.kt'))
for (const path of paths.sort(byPlatform)) {
  if (!/^(common|jvm|common[A-Z]|jvm[A-Z])/.test(path)) continue
  // Annotations and comments say nothing here, and only cost what the grammar cannot read; neither does it see all ends of lines.
  const text = readFileSync(join(folder, path), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|^[ \t]*@.*$/gm, '')
    .replace(/^(?=(?:public|internal|private)\b.*\b(?:fun|va[lr])\b)/gm, ';')
  const { surface } = await extractFile(language, path, text)
  describe(surface as Surface)
}
for (let arity = 0; arity <= MOST_PARAMETERS; arity++) {
  const names = Array.from({ length: arity }, (_, at) => `P${at + 1}`)
  const all = [...names, 'R'].join(',')
  types.set(`kotlin.Function${arity}`, {
    head: `i kotlin.Function${arity}<${all}>`,
    members: new Map([['', `invoke!(${names.join(',')})R`]]),
  })
  types.set(`kotlin.ExtensionFunction${arity}`, {
    head: `i kotlin.ExtensionFunction${arity}<${all}>|Function${arity}<${all}>`,
    members: new Map(),
  })
}

const lines: string[] = []
for (const [, { head, members }] of [...types].sort(([a], [b]) => (a < b ? -1 : 1)))
  lines.push(head, [...new Set(members.values())].join(';'))
for (const [name, members] of [...functions].sort(([a], [b]) => (a < b ? -1 : 1)))
  lines.push(`f ${name}`, [...members].sort().join(';'))
process.stdout.write(
  `/**\n * Kotlin's standard library, in the notation of \`standard.ts\`, of which \`TODO\` is a function. Written by \`describe-library.ts\`; do not edit.\n */\nexport const KOTLIN_TYPES = \`${lines.join('\n')}\n\`\n`,
)

/** What all platforms have comes first. */
function byPlatform(a: string, b: string): number {
  const [one, two] = [a, b].map((path) => (path.startsWith('common') ? 0 : 1))
  return (one as number) - (two as number) || (a < b ? -1 : 1)
}

function describe(surface: Surface): void {
  if (!PACKAGES.test(surface.package)) return
  const qualified: (string | undefined)[] = []
  surface.types.forEach((type, at) => {
    if (type.flags & FLAG.file) {
      const known = functions.get(surface.package) ?? new Set()
      functions.set(surface.package, known)
      for (const member of type.members) {
        const text = isPublic(member) ? textOf(member) : undefined
        if (text !== undefined) known.add(text)
      }
      return
    }
    const outer = type.outer < 0 ? surface.package : qualified[type.outer]
    if (outer === undefined || type.name === '' || type.within >= 0 || type.flags & FLAG.private || type.alias) return
    const name = `${outer}.${type.name}`
    qualified[at] = name
    const known = types.get(name) ?? { head: headOf(type, name), members: new Map() }
    types.set(name, known)
    if (!known.head.includes('|')) known.head = headOf(type, name)
    for (const [at, [, component]] of componentsOf(type).entries()) {
      const text = `component${at + 1}=()${component}`
      known.members.set(text, text)
    }
    for (const member of type.members) {
      const text =
        isPublic(member) && member.kind !== MEMBER_CONSTRUCTOR
          ? textOf(member, (type.flags & FLAG.interface) !== 0)
          : undefined
      if (text !== undefined) known.members.set(text.replace(/!/, '='), text)
    }
  })
}

/** What a data class can be taken apart into. */
function componentsOf(type: TypeText): readonly ParameterText[] {
  const made = type.members.find(({ kind }) => kind === MEMBER_CONSTRUCTOR)
  return type.flags & FLAG.record ? (made?.parameters ?? []) : []
}

function isPublic({ flags }: MemberText): boolean {
  return (flags & FLAG.private) === 0
}

function headOf(type: TypeText, name: string): string {
  const kind = type.flags & FLAG.interface ? 'i' : type.flags & FLAG.object ? 'o' : 'c'
  const parameters = type.typeParameters?.map(([one, bound]) => (bound === undefined ? one : `${one}:${bound}`))
  const head = `${kind} ${name}${parameters ? `<${parameters.join(',')}>` : ''}`
  const all = [...(type.supertypes ?? []), ...(type.flags & FLAG.annotation ? ['Annotation'] : [])]
  return [head, ...all].join('|')
}

/** A function or property as the table has it; undefined where nothing is known of what it gives. */
function textOf(member: MemberText, inInterface = false): string | undefined {
  const { name, kind, flags, parameters = [], type } = member
  if (type === undefined || !/^\w+$/.test(name) || [type, ...parameters].some((one) => UNSIGNED.test(`${one}`)))
    return undefined
  const generics = member.typeParameters?.map(([one, bound]) => (bound === undefined ? one : `${one}:${bound}`))
  const head = `${generics ? `<${generics.join(',')}>` : ''}${name}`
  const isExtension = (flags & FLAG.extension) !== 0
  if (kind === MEMBER_FIELD) return isExtension ? `${head}^(${parameters[0]?.[1]}):${type}` : `${head}:${type}`
  if (kind !== MEMBER_METHOD) return undefined
  const required = member.required ?? parameters.length
  const variadic = (flags & FLAG.variadic) !== 0
  const list = parameters.map(([, one], at) => {
    const isLast = at === parameters.length - 1
    if (variadic && isLast) return one.replace(/\[\]$/, '...')
    return at >= required ? `${one}=` : one
  })
  const sign = isExtension ? '^' : inInterface && flags & FLAG.abstract ? '!' : '='
  return `${head}${sign}(${list.join(',')})${type}`
}
