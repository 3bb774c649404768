/** JavaScript, TypeScript and components: handlers that Workers and frameworks find by a file's path, by its exports, or because they are registered. */
import { type EntryRules, route, VERBS } from './rule-form.ts'

/** `app/(shop)/users/[id]/route.ts` serves `/users/[id]`. */
const folders = (path: string): string =>
  path
    .replace(/\/$/, '')
    .replace(/\/?\([^/]*\)/g, '')
    .replace(/(^|\/)index$/, '')
/** Next's pages, and what SvelteKit loads for one. */
const PAGE = /(?:^|\/)app\/((?:.*\/)?)page\.[jt]sx?$/
const LOADED = /(?:^|\/)routes\/((?:.*\/)?)\+(?:page|layout)(?:\.server)?\.[jt]s$/
function routeOfFile(path: string): string | undefined {
  const next = /(?:^|\/)app\/((?:.*\/)?)route\.[jt]sx?$/.exec(path)
  if (next) return folders(next[1] as string)
  const svelte = /(?:^|\/)routes\/((?:.*\/)?)\+server\.[jt]s$/.exec(path)
  return svelte ? folders(svelte[1] as string) : undefined
}

const WORKER_EVENTS = /^(?:fetch|scheduled|queue|email|tail|alarm|webSocket(?:Message|Close|Error))$/
const WORKER_CLASS = /\bextends\s+(?:\w+\.)?(?:DurableObject|WorkerEntrypoint)\b/

export const script: EntryRules = {
  annotated: (text) => {
    const listener =
      /^@(MessagePattern|EventPattern|GrpcMethod|Cron|Interval|OnEvent|SubscribeMessage|Query|Mutation|Subscription|ResolveField)\b/.exec(
        text,
      )?.[1]
    return listener === undefined ? undefined : { listener }
  },
  placed: ({ path, symbol, owner }) => {
    const isWorker =
      (owner?.kind === 'object' && owner.modifiers?.includes('default')) || WORKER_CLASS.test(owner?.signature ?? '')
    if (isWorker && WORKER_EVENTS.test(symbol.name)) return { entry: symbol.name }
    if (owner || !/function|variable|constant/.test(symbol.kind) || !symbol.modifiers?.includes('exported'))
      return undefined
    if (/(?:^|\/)middleware\.[jt]s$/.test(path) && symbol.name === 'middleware') return { entry: 'middleware' }
    const page = symbol.modifiers.includes('default')
      ? PAGE.exec(path)
      : symbol.name === 'load'
        ? LOADED.exec(path)
        : null
    if (page) return route('GET', folders(page[1] as string))
    const served = VERBS.test(symbol.name) ? routeOfFile(path) : undefined
    if (served !== undefined) return route(symbol.name, served)
    const api = /(?:^|\/)pages\/(api\/.*)\.[jt]sx?$/.exec(path)?.[1]
    if (api !== undefined && symbol.modifiers.includes('default')) return route('ANY', folders(api))
    const remix = /(?:^|\/)app\/routes\/(.*)\.[jt]sx?$/.exec(path)?.[1]
    if (remix === undefined || !/^(loader|action)$/.test(symbol.name)) return undefined
    return route(symbol.name === 'loader' ? 'GET' : 'POST', remix.replaceAll('.', '/').replace(/(^|\/)_?index$/, ''))
  },
  registered: [
    [
      // commander, cac, yargs
      /\.command\(\s*(['"`])(?<name>[\w:-]+)[^'"`]*\1[^;]{0,600}?\.action\(\s*(?<handler>\w+)\s*\)/g,
      ({ name = '' }) => ({ command: name }),
    ],
    [
      // fastify and hapi
      /\.route\(\s*\{[^{}]{0,300}?\bmethod:\s*['"](?<verb>\w+)['"][^{}]{0,300}?\b(?:url|path):\s*['"](?<path>[^'"]*)['"][^{}]{0,300}?\bhandler:\s*(?<handler>\w+)/g,
      ({ verb = '', path }) => route(verb, path),
    ],
  ],
}

/** Pages: `pages/users/[id].vue` (Nuxt), `pages/users/[id].astro` and `routes/users/[id]/+page.svelte` (SvelteKit) serve `/users/[id]`. */
export const component: EntryRules = {
  kinds: /^class$/,
  placed: ({ path, owner }) => {
    if (owner) return undefined
    const page = /(?:^|\/)(?:pages\/(.*)\.(?:vue|astro)|routes\/(.*\/)?\+page\.svelte)$/.exec(path)
    return page ? route('GET', folders(page[1] ?? page[2] ?? '')) : undefined
  },
}
