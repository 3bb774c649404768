/** What stands in front of the paths of routes: the path of the class around a handler, or of the router of its decorator. */
import type { SymbolDraft } from '../languages/language.ts'

type Mount = (annotation: string, owner: SymbolDraft) => string | undefined

/** Nest's controllers, and those of tsoa, routing-controllers and the like. */
const SCRIPT =
  /^@(?:(?:\w+)?Controller|Route)\(\s*\[?\s*(?:['"`]([^'"`]*)['"`]|\{[^{}]*?\bpath:\s*\[?\s*['"`]([^'"`]*)['"`])/
/** Spring's, JAX-RS's, and Micronaut's, whose path begins with a slash: the name of a bean does not. */
const JVM =
  /^@(?:RequestMapping\(\s*(?:.*?\b(?:value|path)\s*=\s*)?|Path\(\s*(?:value\s*=\s*)?|Controller\(\s*(?:value\s*=\s*)?(?="\/))[{[]?\s*"([^"]*)"/s
const CSHARP = /^Route(?:Attribute)?\(\s*@?"([^"]*)"/
/** Symfony's attribute, with its path. */
export const PHP_ROUTE = /(?:^|[\\[\s])Route\s*\(\s*(?:path:\s*)?['"]([^'"]*)['"]/

const script: Mount = (text) => {
  const found = SCRIPT.exec(text)
  return found?.[1] ?? found?.[2]
}
const jvm: Mount = (text) => JVM.exec(text)?.[1]

const MOUNTS: Readonly<Record<string, Mount>> = {
  csharp: (text, { name }) => CSHARP.exec(text)?.[1]?.replace(/\[controller\]/gi, name.replace(/Controller$/, '')),
  java: jvm,
  javascript: script,
  kotlin: jvm,
  php: (text) => PHP_ROUTE.exec(text)?.[1],
  tsx: script,
  typescript: script,
}

/** A path that is named or put together is not known: `@GetMapping(Paths.ONE)`, `[HttpGet(Base + "/one")]`. */
const UNTOLD =
  /^@?(?:\w*(?:Mapping|Get|Post|Put|Patch|Delete|Head|Options|All)|Path|Route)(?:Attribute)?\(\s*(?:.*?\b(?:value|path|template)\s*[=:]\s*)?[[{]?\s*(?:[A-Za-z_$][\w$.]*\s*[,)+\]}(]|(["'])[^"']*\1\s*\+)/s

/** Writes the whole path into the routes of handlers, as far as their file says it. */
export function mountRoutes(
  language: string,
  text: string,
  symbols: readonly SymbolDraft[],
  annotationsOf: (symbol: SymbolDraft) => readonly string[],
): void {
  const mount = Object.hasOwn(MOUNTS, language) ? MOUNTS[language] : undefined
  const routers = language === 'python' ? routersIn(text) : undefined
  if (!mount && !routers?.size) return
  for (const symbol of symbols) {
    const written = symbol.extra?.route
    if (typeof written !== 'string') continue
    const owner = symbol.parent === undefined ? undefined : symbols[symbol.parent]
    const before = mount && owner ? told(annotationsOf(owner), (one) => mount(one.trim(), owner)) : undefined
    const annotations = annotationsOf(symbol)
    const prefix = before ?? told(annotations, (one) => routers?.get(/^(\w+)\.\w+\(/.exec(one)?.[1] ?? ''))
    const route = annotations.some((one) => mount && UNTOLD.test(one.trim()))
      ? written.replace(/ .*/s, '')
      : prefix === undefined
        ? written
        : behind(prefix, written, language, symbol)
    symbol.extra = { ...symbol.extra, route: route.slice(0, 200) }
  }
}

function told(annotations: readonly string[], tell: (one: string) => string | undefined): string | undefined {
  for (const one of annotations) {
    const said = tell(one)
    if (said !== undefined) return said
  }
  return undefined
}

function mounted(prefix: string, written: string): string {
  const [, verbs, path = ''] = /^([A-Z,]+)(?: +(\S.*))?$/.exec(written) ?? []
  if (verbs === undefined) return written
  const parts = [prefix, path].map((part) => part.replace(/^\/+|\/+$/g, '')).filter((part) => part !== '')
  return `${verbs} /${parts.join('/')}`
}

function behind(prefix: string, written: string, language: string, symbol: SymbolDraft): string {
  if (language !== 'csharp') return mounted(prefix, written)
  const own = ownPath(symbol, written)
  const route = ROOTED.test(own) ? own.replace('~', '') : mounted(prefix, own)
  return route.replace(/\[action\]/gi, symbol.name)
}

/** In C#, a path that begins at the root is whole, and the name of the method stands for `[action]`. */
const ROOTED = /^[A-Z,]+ ~?\//

/** In C#, a method may have its path in an attribute of its own. */
function ownPath({ annotations }: SymbolDraft, written: string): string {
  const path = written.includes(' ') ? undefined : told(annotations ?? [], (one) => CSHARP.exec(one)?.[1])
  return path === undefined ? written : `${written} ${path}`
}

const ROUTERS =
  /^(\w+)\s*(?::[^=\n]*)?=\s*(?:\w+\.)*(?:APIRouter|Blueprint|APIBlueprint)\(((?:[^()]|\([^()]*\)){0,600})\)/gm

/** Prefixes of FastAPI's routers and Flask's blueprints, by the variables that hold them. */
function routersIn(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', given = ''] of text.matchAll(ROUTERS)) {
    const prefix = /\b(?:url_)?prefix\s*=\s*(['"])(.*?)\1\s*(?:,|$)/.exec(given)?.[2]
    if (prefix !== undefined) found.set(name, prefix)
  }
  return found
}
