/** JavaScript and TypeScript: what frameworks find by a file's path and by the names of its exports. */
import { type Place, route, type Serves, VERBS } from './rule-form.ts'

/** `app/(shop)/users/[id]/route.ts` serves `/users/[id]`. */
export const folders = (path: string): string =>
  path
    .replace(/\/$/, '')
    .replace(/\/?\([^/]*\)/g, '')
    .replace(/(^|\/)index$/, '')

/** Next's pages, what stands around these, and files that it serves under names of their own. */
const NEXT = /(?:^|\/)app\/((?:.*\/)?)(page|layout|template|error|global-error|loading|not-found|default)\.[jt]sx?$/
const NEXT_FUNCTIONS = /^(?:generateMetadata|generateStaticParams|generateViewport)$/
const NEXT_FILES = /(?:^|\/)app\/(?:.*\/)?(sitemap|robots|manifest|opengraph-image|twitter-image|icon)\.[jt]sx?$/
const NEXT_PAGES = /(?:^|\/)pages\/(?!api\/|_)(.*)\.[jt]sx$/
const NEXT_DATA = /^get(?:ServerSideProps|StaticProps|StaticPaths)$/
const NEXT_IN_TEXT = /\bfrom ['"]next\b|\bget(?:ServerSideProps|StaticProps)\b/
const NEXT_MIDDLEWARE = /(?:^|\/)(?:middleware|proxy)\.[jt]s$/
/** SvelteKit's data and actions of a page, and its hooks. */
const LOADED = /(?:^|\/)routes\/((?:.*\/)?)\+(?:page|layout)(?:\.server)?\.[jt]s$/
const KIT_HOOKS = /(?:^|\/)hooks(?:\.server|\.client)?\.[jt]s$/
const KIT_HOOK = /^(?:handle|handleError|handleFetch|init|reroute)$/
/** Nitro's, which Nuxt has too: `server/api/users/[id].get.ts` */
const NITRO = /(?:^|\/)server\/(api|routes)\/(.*?)(?:\.(get|post|put|patch|delete|head|options))?\.[jt]s$/
const NITRO_MIDDLEWARE = /(?:^|\/)server\/middleware\/[^/]+\.[jt]s$/
const REMIX = /(?:^|\/)app\/routes\/(.*)\.[jt]sx?$/
const REMIX_VERBS: Readonly<Record<string, string>> = {
  loader: 'GET',
  clientLoader: 'GET',
  action: 'POST',
  clientAction: 'POST',
}
/** A file, or a function, whose code stays at the server although browsers call it. */
const SERVER_FILE = /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*['"]use server['"]/

export function byFile({ path, symbol, owner, text, has }: Place): Serves | undefined {
  if (owner) return ofPageActions(path, symbol.name, owner.name)
  const { name, modifiers = [] } = symbol
  const served = routeOfFile(path)
  const verbs = served === undefined ? undefined : handsOut(text, name)
  if (verbs !== undefined) return route(verbs, served)
  if (!modifiers.includes('exported')) return undefined
  if (served !== undefined && VERBS.test(name)) return route(name, served)
  return (
    (modifiers.includes('default') ? asDefault(path, text) : undefined) ??
    asNamed(path, name) ??
    (has('use server') ? asAction(symbol, text) : undefined)
  )
}

function routeOfFile(path: string): string | undefined {
  const next = /(?:^|\/)app\/((?:.*\/)?)route\.[jt]sx?$/.exec(path)
  if (next) return folders(next[1] as string)
  const svelte = /(?:^|\/)routes\/((?:.*\/)?)\+server\.[jt]s$/.exec(path)
  if (svelte) return folders(svelte[1] as string)
  const astro = /(?:^|\/)pages\/(.*)\.[jt]s$/.exec(path)
  return astro ? folders(astro[1] as string) : undefined
}

/** `export { handler as GET, handler as POST }` */
function handsOut(text: string, name: string): string | undefined {
  if (!text.includes(' as ')) return undefined
  const verbs = [...text.matchAll(/\bexport\s*\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/(\w+)\s+as\s+(\w+)/g)].flatMap(([, inside, verb = '']) =>
      inside === name && VERBS.test(verb) ? [verb] : [],
    ),
  )
  return verbs.length === 0 ? undefined : verbs.join(',')
}

function asDefault(path: string, text: string): Serves | undefined {
  const next = NEXT.exec(path)
  if (next) return next[2] === 'page' ? route('GET', folders(next[1] as string)) : { entry: next[2] as string }
  const file = NEXT_FILES.exec(path)
  if (file) return route('GET', file[1])
  const api = /(?:^|\/)pages\/(api\/.*)\.[jt]sx?$/.exec(path)?.[1]
  if (api !== undefined) return route('ANY', folders(api))
  const page = NEXT_PAGES.exec(path)
  if (page && NEXT_IN_TEXT.test(text)) return route('GET', folders(page[1] as string))
  const nitro = NITRO.exec(path)
  if (nitro) return route(nitro[3] ?? 'ANY', folders(`${nitro[1] === 'api' ? 'api/' : ''}${nitro[2]}`))
  if (NITRO_MIDDLEWARE.test(path) || (NEXT_MIDDLEWARE.test(path) && /['"][@\w/-]*\bnext\b/.test(text)))
    return { entry: 'middleware' }
  const remix = REMIX.exec(path)
  return remix ? route('GET', ofRemix(remix[1] as string)) : undefined
}

function asNamed(path: string, name: string): Serves | undefined {
  if (/^(?:middleware|proxy)$/.test(name) && NEXT_MIDDLEWARE.test(path)) return { entry: name }
  if (name === 'load') {
    const loaded = LOADED.exec(path)
    if (loaded) return route('GET', folders(loaded[1] as string))
  }
  if (KIT_HOOK.test(name) && KIT_HOOKS.test(path)) return { entry: name }
  if (NEXT_FUNCTIONS.test(name) && NEXT.test(path)) return { entry: name }
  const page = NEXT_DATA.test(name) ? NEXT_PAGES.exec(path) : null
  if (page) return route('GET', folders(page[1] as string))
  const remix = Object.hasOwn(REMIX_VERBS, name) ? REMIX.exec(path) : null
  return remix ? route(REMIX_VERBS[name] as string, ofRemix(remix[1] as string)) : undefined
}

const ofRemix = (file: string): string => file.replaceAll('.', '/').replace(/(^|\/)_?index$/, '')

/** `export const actions = { default: async () => {} }` beside a page of SvelteKit. */
function ofPageActions(path: string, name: string, owner: string): Serves | undefined {
  const page = owner === 'actions' ? LOADED.exec(path) : null
  return page ? route('POST', folders(page[1] as string) + (name === 'default' ? '' : `?/${name}`)) : undefined
}

function asAction({ name, kind }: Place['symbol'], text: string): Serves | undefined {
  return kind === 'function' && SERVER_FILE.test(text) ? { action: name } : undefined
}
