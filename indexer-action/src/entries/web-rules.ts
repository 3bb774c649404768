/** JavaScript, TypeScript and components: what is found by a file's path, by a class's heritage or decorators, or because it is registered. */
import { byFile, folders } from './route-files.ts'
import {
  type EntryRules,
  type Heir,
  inherited,
  listens,
  ofEntry,
  ofJob,
  type Place,
  type Registration,
  route,
  type Serves,
} from './rule-form.ts'

const WORKER_EVENTS = /^(?:fetch|scheduled|queue|email|tail|alarm|webSocket(?:Message|Close|Error))$/
const LISTENERS =
  /^@(MessagePattern|EventPattern|GrpcMethod|GrpcStreamMethod|Cron|Interval|Timeout|OnEvent|SubscribeMessage|Query|Mutation|Subscription|ResolveField|ResolveReference|Process|OnQueue\w+|OnWorkerEvent|Before(?:Insert|Update|Remove)|After(?:Insert|Update|Remove|Load)|HostListener)\b/

const implementing = (type: string, member: RegExp): Heir => [
  new RegExp(`\\bimplements\\b.*\\b${type}\\b`, 's'),
  member,
  listens(type),
]
const HEIRS: readonly Heir[] = [
  [/\bextends\s+(?:\w+\.)?(?:DurableObject|WorkerEntrypoint)\b/, WORKER_EVENTS, ofEntry],
  [/\bextends\s+(?:\w+\.)?WorkflowEntrypoint\b/, /^run$/, ofJob],
  [
    /\bextends\s+(?:Agent|AIChatAgent|McpAgent)\b/,
    /^(?:init|on(?:Request|Message|Connect|Close|Error|Start|StateUpdate|ChatMessage))$/,
    ofEntry,
  ],
  [/\bextends\s+WorkerHost\b/, /^process$/, ofJob],
  implementing('CanActivate', /^canActivate$/),
  implementing('NestInterceptor', /^intercept$/),
  implementing('NestMiddleware', /^use$/),
  implementing('ExceptionFilter', /^catch$/),
  implementing('PipeTransform', /^transform$/),
  implementing('ICommandHandler', /^execute$/),
  implementing('IQueryHandler', /^execute$/),
  implementing('IEventHandler', /^handle$/),
  [
    /\bimplements\b.*\b(?:On(?:Module|Application)\w+|BeforeApplicationShutdown)\b/s,
    /^(?:onModule(?:Init|Destroy)|onApplication(?:Bootstrap|Shutdown)|beforeApplicationShutdown)$/,
    (name) => ({ listener: name }),
  ],
]

/** An object that a Worker or Bun's server exports by default, wherever it is written. */
function isExported({ owner, has }: Place): boolean {
  if (!owner || !/^(?:object|variable|constant)$/.test(owner.kind)) return false
  if (owner.modifiers?.includes('default') || /:\s*ExportedHandler\b/.test(owner.signature ?? '')) return true
  return has(`export default ${owner.name}`)
}

/** The command that a class of Nest Commander, or a file of oclif or yargs, runs. */
function command({ path, symbol, owner, text }: Place): Serves | undefined {
  const heritage = owner?.signature ?? ''
  if (symbol.name === 'run' && /\bextends\s+CommandRunner\b/.test(heritage)) {
    const said = owner?.annotations?.map((one) => /\bname:\s*['"`]([^'"`\s]+)/.exec(one)?.[1])
    return { command: said?.find(Boolean) ?? '' }
  }
  const file = /(?:^|\/)commands\/(.*)\.[jt]s$/.exec(path)?.[1]
  if (file !== undefined && symbol.name === 'run' && /\bextends\s+\w*Command\b/.test(heritage))
    return { command: folders(file).replaceAll('/', ' ') }
  if (owner || symbol.name !== 'handler' || !symbol.modifiers?.includes('exported')) return undefined
  const name = /\bexport\s+const\s+command\s*(?::[^=]*)?=\s*(?:\[\s*)?['"`]([\w:-]+)/.exec(text)?.[1]
  return name === undefined ? undefined : { command: name }
}

/** What AWS calls: `export const handler = async (event) => …` */
function lambda({ symbol, owner, text }: Place): Serves | undefined {
  if (owner || !/^(?:handler|lambdaHandler)$/.test(symbol.name) || !symbol.modifiers?.includes('exported'))
    return undefined
  const takesEvent = /^_?(?:event|evt)$/.test(symbol.parameters?.[0]?.name ?? '')
  return takesEvent || /['"](?:aws-lambda|@aws-lambda-powertools|@middy)\b/.test(text)
    ? { entry: 'handler' }
    : undefined
}

/** tRPC's procedures: members of a router, or variables that are made of a procedure. */
function procedure({ symbol, around, body, has }: Place): Serves | undefined {
  if (!/^(?:property|variable|constant)$/.test(symbol.kind) || !has('rocedure')) return undefined
  const kind = /\.(query|mutation|subscription)\s*\(/.exec(body())?.[1]
  if (kind === undefined) return undefined
  const start = symbol.kind === 'property' ? around() : body()
  const isOne =
    symbol.kind === 'property'
      ? /^[^\n]*\b\w*[rR]outer\s*\(/.test(start) &&
        new RegExp(`(?<![\\w$])${symbol.name.replace(/\W/g, '\\$&')}['"]?\\s*:\\s*[\\w.]+\\s*\\.`).test(body())
      : /=\s*(?:\w+\.)*\w*[pP]rocedure\b/.test(start) && !/[rR]outer\s*\(/.test(start)
  return isOne ? { route: `${kind.toUpperCase()} ${symbol.name}` } : undefined
}

/** Variables that are what a platform's function makes of a handler. */
const MADE: readonly (readonly [needs: string, pattern: RegExp, serves: (made: string) => Serves])[] = [
  [
    'firebase-functions',
    /=\s*(?:\w+\.)*(?:\w+\([^()]*\)\.)?(on(?:Request|Call|Schedule|Document\w+|Object\w+|MessagePublished|TaskDispatched|Value\w+|Create|Update|Delete|Write|Run))\s*[(<]/,
    (made) => (made === 'onRequest' ? route('ANY', '') : { listener: made }),
  ],
  ['inngest', /=\s*\w+\.(createFunction)\s*\(/, (made) => ({ job: made })],
  ['@trigger.dev', /=\s*(?:\w+\.)?(task|schemaTask)\s*\(/, (made) => ({ job: made })],
  ['createServerFn', /=\s*(createServerFn)\b/, (made) => ({ action: made })],
]
function made({ symbol, owner, body, has }: Place): Serves | undefined {
  if (owner || !/^(?:variable|constant)$/.test(symbol.kind) || !symbol.modifiers?.includes('exported')) return undefined
  for (const [needs, pattern, serves] of MADE) {
    const found = has(needs) ? pattern.exec(body())?.[1] : undefined
    if (found !== undefined) return serves(found)
  }
  return undefined
}

/** GraphQL's resolvers: functions in `Query`, `Mutation` or `Subscription` of an object of that name. */
function resolver({ symbol, owner, has }: Place): Serves | undefined {
  const isOne = owner?.kind === 'property' && /^(?:Query|Mutation|Subscription)$/.test(owner.name)
  return isOne && /^(?:function|method)$/.test(symbol.kind) && has('esolvers') ? { listener: owner.name } : undefined
}

const REGISTERED: readonly Registration[] = [
  [
    // commander, cac, yargs
    /\.command\(\s*(['"`])(?<name>[\w:-]+)[^'"`]*\1[^;]{0,600}?\.action\(\s*(?<handler>\w+)\s*\)/g,
    ({ name = '' }) => ({ command: name }),
    '.command(',
  ],
  [
    /\.command\(\s*(['"`])(?<name>[\w:-]+)[^'"`]*\1\s*,\s*[^;]{0,600}?,\s*(?<handler>\w+)\s*\)/g,
    ({ name = '' }) => ({ command: name }),
    '.command(',
  ],
  [
    /\bcommand:\s*(['"`])(?<name>[\w:-]+)[^'"`]*\1[^{}]{0,300}?\bhandler:\s*(?<handler>\w+)/g,
    ({ name = '' }) => ({ command: name }),
    'command:',
  ],
  [
    // fastify and hapi
    /\.route\(\s*\{[^{}]{0,300}?\bmethod:\s*['"](?<verb>\w+)['"][^{}]{0,300}?\b(?:url|path):\s*['"](?<path>[^'"]*)['"][^{}]{0,300}?\bhandler:\s*(?<handler>\w+)/g,
    ({ verb = '', path }) => route(verb, path),
    '.route(',
  ],
  [
    // TanStack Router
    /\bcreateFileRoute\(\s*['"](?<path>[^'"]*)['"]\s*\)\([^;]{0,800}?\bcomponent:\s*(?<handler>\w+)/g,
    ({ path }) => route('GET', path),
    'createFileRoute(',
  ],
  [
    /\bcreateFileRoute\(\s*['"](?<path>[^'"]*)['"]\s*\)\([^;]{0,800}?\bloader:\s*(?<handler>\w+)/g,
    ({ path }) => route('GET', path),
    'createFileRoute(',
  ],
  [/\bDeno\.serve\(\s*(?:\{[^{}]*\}\s*,\s*)?(?<handler>\w+)\s*[,)]/g, () => ({ entry: 'fetch' }), 'Deno.serve('],
  [
    /\bDeno\.cron\(\s*(['"`])(?<name>[^'"`]*)\1\s*,[^;]{0,200}?,\s*(?<handler>\w+)\s*\)/g,
    ({ name = '' }) => ({ job: name }),
    'Deno.cron(',
  ],
  [/\bBun\.serve\([^;]{0,400}?\bfetch:\s*(?<handler>\w+)/g, () => ({ entry: 'fetch' }), 'Bun.serve('],
  [
    // Azure
    /\bapp\.http\(\s*['"](?<name>[^'"]*)['"]\s*,\s*\{(?<options>[^{}]{0,600}?)\bhandler:\s*(?<handler>\w+)/g,
    ({ name, options = '' }) => {
      const verbs = /\bmethods:\s*\[([^\]]*)\]/.exec(options)?.[1]?.replace(/['"\s]/g, '')
      const path = /\broute:\s*['"]([^'"]*)/.exec(options)?.[1] ?? name
      return route(verbs || 'ANY', `api/${path}`)
    },
    'app.http(',
  ],
  [
    /\bapp\.(?:timer|storageQueue|storageBlob|serviceBus(?:Queue|Topic)|cosmosDB|eventHub|eventGrid|generic)\(\s*['"](?<name>[^'"]*)['"]\s*,\s*\{[^{}]{0,600}?\bhandler:\s*(?<handler>\w+)/g,
    ({ name = '' }) => ({ listener: name }),
    'handler:',
  ],
  [
    // BullMQ's workers
    /\bnew Worker(?:<[^()]*>)?\(\s*['"`](?<name>[\w:-]+)['"`]\s*,\s*(?<handler>\w+)\s*[,)]/g,
    ({ name = '' }) => ({ job: name }),
    'new Worker',
  ],
  [
    /\b(?:cron|schedule|scheduler)\.(?:schedule|scheduleJob)\(\s*[^;]{1,200}?,\s*(?<handler>\w+)\s*[,)]/g,
    () => ({ job: 'schedule' }),
    '.schedule',
  ],
  [
    /\bipcMain\.(?:handle|on)(?:Once)?\(\s*(?:['"`](?<name>[^'"`]*)['"`]|[\w.]+)\s*,\s*(?<handler>\w+)\s*\)/g,
    ({ name = '' }) => ({ listener: name }),
    'ipcMain.',
  ],
  [
    /\bregisterCommand\(\s*['"`](?<name>[^'"`]*)['"`]\s*,\s*(?<handler>\w+)\s*[,)]/g,
    ({ name = '' }) => ({ command: name }),
    'registerCommand(',
  ],
  [
    // servers of the Model Context Protocol
    /\b\w*(?:mcp|server)\w*\.(?:tool|registerTool)\(\s*['"`](?<name>[\w.-]+)['"`]\s*,[^;]{0,1200}?,\s*(?<handler>\w+)\s*,?\s*\)/gi,
    ({ name = '' }) => ({ tool: name }),
    'ool(',
  ],
  // What a program's file calls last of all.
  [/^(?:await |void )?(?<handler>main|run|bootstrap)\(\)/gm, () => ({ entry: 'main' })],
]

export const script: EntryRules = {
  kinds: /^(?:function|method|constructor|object|variable|constant|property)$/,
  annotated: (text) => {
    const events = /^@Sse\(\s*(?:['"`]([^'"`]*)['"`])?/.exec(text)
    if (events) return route('GET', events[1])
    const listener = LISTENERS.exec(text)?.[1]
    return listener === undefined ? undefined : { listener }
  },
  placed: (place) => {
    const { path, symbol, owner, has } = place
    // Nothing is called in what only declares.
    if (/\.d\.[cm]?ts$/.test(path)) return undefined
    if (WORKER_EVENTS.test(symbol.name) && isExported(place)) return { entry: symbol.name }
    if (symbol.name === 'fetch' && !owner && symbol.kind === 'method' && has('Bun.serve(')) return { entry: 'fetch' }
    const found = inherited(HEIRS, place) ?? command(place) ?? procedure(place) ?? resolver(place)
    if (found || symbol.kind === 'property') return found
    return lambda(place) ?? byFile(place) ?? made(place) ?? extension(place)
  },
  registered: REGISTERED,
}

/** Extensions of Visual Studio Code. */
function extension({ symbol, owner, text }: Place): Serves | undefined {
  return !owner &&
    /^(?:de)?activate$/.test(symbol.name) &&
    symbol.modifiers?.includes('exported') &&
    /['"]vscode['"]/.test(text)
    ? { entry: symbol.name }
    : undefined
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
