/**
 * Per language: how to tell that a symbol is called from outside the code.
 *
 * There are three ways: an annotation that the symbol keeps, the lines above its name, or a registration elsewhere in
 * its file that names it. Families whose syntax trees already show it (Go's routers, Flask, Nest, Spring, system calls)
 * mark it themselves.
 */
import type { SymbolDraft } from '../languages/language.ts'
import { java, kotlin, scala } from './jvm-rules.ts'
import { PHP_ROUTE } from './mounts.ts'
import { python } from './python-rules.ts'
import {
  type EntryRules,
  type Heir,
  inherited,
  main,
  ofEntry,
  ofJob,
  ofService,
  type Place,
  route,
  type Serves,
  verbAndPath,
} from './rule-form.ts'
import { component, script } from './web-rules.ts'

const furtherMethod = (nth: number): RegExp =>
  new RegExp(
    `\\.route\\(\\s*"(?<path>[^"]*)"\\s*,\\s*(?:\\w+::)*(?:\\w+\\(\\s*[\\w:]+\\s*\\)\\s*\\.\\s*){${nth}}(?<verb>get|post|put|patch|delete)\\(\\s*(?:\\w+::)*(?<handler>\\w+)\\s*\\)`,
    'g',
  )

/** What other languages, the host of a module or a Worker call. */
const RUST_CALLED = /^(?:unsafe\()?(no_mangle|export_name|wasm_bindgen|pyfunction|napi|event)\b(?:\((\w+))?/

const CLAP_OWN = /^(?:command|clap)\b/
/** A variant of what derives clap's `Subcommand` is a command, of its name in small letters unless it says another. */
function clapCommand(symbol: SymbolDraft, owner: SymbolDraft | undefined): Serves | undefined {
  if (!owner?.annotations?.some((text) => /^derive\b.*\bSubcommand\b/s.test(text))) return undefined
  const own = symbol.annotations?.filter((text) => CLAP_OWN.test(text)).join('\n') ?? ''
  const bare = own.replace(/"[^"]*"/g, (text, at: number) => (/\bname\s*=\s*$/.test(own.slice(0, at)) ? text : '""'))
  if (/[(,]\s*(?:flatten|external_subcommand|skip)\s*[,)]/.test(bare)) return undefined
  const named = /[(,]\s*name\s*=\s*"([^"]+)"/.exec(bare)?.[1]
  return { command: named ?? symbol.name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase() }
}

const rust: EntryRules = {
  annotated: (text) => {
    const verb = /^(?:\w+::)*(get|post|put|patch|delete|head|options)\s*\(\s*"([^"]*)"/.exec(text)
    if (verb) return route(verb[1] as string, verb[2])
    const any = /^(?:\w+::)*route\s*\(\s*"([^"]*)"(?:.*?method\s*=\s*"(\w+)")?/s.exec(text)
    if (any) return route(any[2] ?? 'ANY', any[1])
    return /^tauri::command\b/.test(text) ? { command: '' } : undefined
  },
  kinds: /^(?:function|method|constructor|object|variable|constant|enum_member)$/,
  placed: ({ symbol, owner }) => {
    if (symbol.kind === 'enum_member') return clapCommand(symbol, owner)
    if (!/^(?:function|method)$/.test(symbol.kind)) return undefined
    const own = symbol.annotations?.map((text) => RUST_CALLED.exec(text)).find(Boolean)
    if (own) return { entry: (own[1] === 'event' ? own[2] : own[1]) ?? 'event' }
    const around = owner?.annotations?.join('\n') ?? ''
    return /^(?:\w+::)*tonic::async_trait\b/m.test(around) ? ofService(symbol.name) : undefined
  },
  registered: [
    [
      // axum: `.route("/users", get(list))`
      /\.route\(\s*"(?<path>[^"]*)"\s*,\s*(?:\w+::)*(?<verb>get|post|put|patch|delete|any)\(\s*(?:\w+::)*(?<handler>\w+)\s*\)/g,
      ({ verb = '', path }) => route(verb, path),
    ],
    // functions of AWS
    [/\bservice_fn\(\s*(?:\w+::)*(?<handler>\w+)\s*\)/g, () => ({ entry: 'handler' }), 'service_fn('],
    // its further methods: `.route("/users", get(list).post(create))`
    ...[1, 2, 3].map((nth) => [furtherMethod(nth), verbAndPath] as const),
    [
      // actix: `.route("/users", web::get().to(list))`, `web::resource("/users").route(web::get().to(list))`
      /(?:\.route|\bresource)\(\s*"(?<path>[^"]*)"\s*(?:,|\)\s*\.route\()\s*web::(?<verb>get|post|put|patch|delete)\(\)\s*\.to\(\s*(?:\w+::)*(?<handler>\w+)\s*\)/g,
      verbAndPath,
    ],
  ],
}

/** Members that a framework calls because of the class they are in. */
const CSHARP_BASES: readonly (readonly [base: RegExp, serves: (name: string, owner: string) => Serves | undefined])[] =
  [
    [
      /:\s*(?:\w+\.)*PageModel\b/,
      (name) => {
        const verb = /^On(Get|Post|Put|Patch|Delete)/.exec(name)?.[1]
        return verb === undefined ? undefined : { route: verb.toUpperCase() }
      },
    ],
    [/:\s*(?:\w+\.)*Controller\b/, (name, owner) => ({ action: `${owner.replace(/Controller$/, '')}#${name}` })],
    [/:\s*(?:\w+\.)*Hub\b/, (_, owner) => ({ listener: owner })],
  ]

const CSHARP_HEIRS: readonly Heir[] = [
  [/:\s*(?:\w+\.)*(\w+)\.\1Base\b/, /^[A-Z]/, ofService],
  [/:.*\bIConsumer</s, /^Consume$/, (_, owner) => ({ listener: owner })],
  [
    /:.*\bI(?:Request|Notification|Command|Query|Stream)Handler</s,
    /^Handle(?:Async)?$/,
    (_, owner) => ({ listener: owner }),
  ],
  [/:.*\bIHostedService\b/s, /^(?:Start|Stop)Async$/, ofJob],
  [/:.*\bIJob\b/s, /^Execute$/, ofJob],
  [/:.*\bEndpoint(?:WithoutRequest|<)/s, /^(?:Handle|Execute)Async$/, () => ({ route: 'ANY' })],
]

const csharp: EntryRules = {
  annotated: (text) => {
    if (/^McpServer(?:Tool|Prompt|Resource)\b(?!Type)/.test(text)) return { tool: '' }
    const name = /^(?:Function|FunctionName)\(\s*"([^"]*)"/.exec(text)?.[1]
    return name === undefined ? undefined : { listener: name }
  },
  placed: (place) => {
    const { symbol, owner } = place
    const signature = owner?.signature ?? ''
    if (!owner || symbol.kind !== 'method') return undefined
    const isService = symbol.modifiers?.includes('public') ? inherited(CSHARP_HEIRS, place) : undefined
    if (isService) return isService
    const taken = symbol.parameters?.map(({ type }) => type) ?? []
    if (/^Invoke(?:Async)?$/.test(symbol.name) && taken[0] === 'HttpContext') return { listener: owner.name }
    if (taken.at(-1) === 'ILambdaContext') return { entry: 'handler' }
    if (symbol.name === 'ExecuteAsync' && /:\s*(?:\w+\.)*BackgroundService\b/.test(signature))
      return { job: owner.name }
    if (!symbol.modifiers?.includes('public') || symbol.annotations?.some((text) => /^NonAction\b/.test(text)))
      return undefined
    return CSHARP_BASES.find(([base]) => base.test(signature))?.[1](symbol.name, owner.name)
  },
  registered: [
    [
      /\.Map(?<verb>Get|Post|Put|Patch|Delete)\(\s*"(?<path>[^"]*)"\s*,\s*(?:\w+\.)*(?<handler>\w+)\s*[,)]/g,
      ({ verb = '', path }) => route(verb, path),
    ],
  ],
}

/** The methods and the path of Symfony's attribute. */
function phpRoute(text: string): readonly [verbs: string, path: string] | undefined {
  const match = PHP_ROUTE.exec(text)
  if (!match) return undefined
  const verbs = /methods:\s*(?:\[([^\]]*)\]|(['"]\w+['"]))/.exec(text)
  return [(verbs?.[1] ?? verbs?.[2] ?? 'ANY').replace(/['"\s]|Request::METHOD_/g, ''), match[1] as string]
}
/** Without routes of its own, a class that has a path is the handler, by the method that makes it one. */
function phpInvoked({ symbol, owner, around }: Place): Serves | undefined {
  const own = symbol.name === '__invoke' ? owner?.annotations?.map(phpRoute).find(Boolean) : undefined
  return own && !PHP_ROUTE.test(around().replace(/^[^{]*/, '')) ? { route: own[0].toUpperCase() } : undefined
}
const PHP_LISTENS =
  /\b(AsMessageHandler|AsEventListener|AsCronTask|AsPeriodicTask|AsDoctrineListener|LiveAction|LiveListener)\b/
const php: EntryRules = {
  annotated: (text, { kind }) => {
    const listener = PHP_LISTENS.exec(text)?.[1]
    if (listener !== undefined) return { listener }
    if (/\bMcpTool\b/.test(text)) return { tool: '' }
    // That of a class only stands in front of its methods' (`mounts.ts`).
    const own = kind === 'class' ? undefined : phpRoute(text)
    return own && route(...own)
  },
  // Artisan and Symfony commands give their name in a property or an attribute of their class.
  placed: (place) => {
    const { path, symbol, owner, around } = place
    if (owner?.kind === 'class' && /\bimplements\b.*\bEventSubscriberInterface\b/s.test(owner.signature ?? '')) {
      const subscribed = /\bgetSubscribedEvents\b[\s\S]*?(?=\bfunction\b|$)/.exec(around())?.[0] ?? ''
      if (symbol.name === 'getSubscribedEvents' || new RegExp(`['"]${symbol.name}['"]`).test(subscribed))
        return { listener: owner.name }
    }
    if (owner?.kind !== 'class' || !/^(handle|execute|__invoke)$/.test(symbol.name)) return undefined
    const listener = owner.annotations?.map((text) => PHP_LISTENS.exec(text)?.[1]).find(Boolean)
    if (listener && symbol.name === '__invoke') return { listener }
    const invoked = phpInvoked(place)
    if (invoked) return invoked
    if (symbol.name === 'handle' && /\bimplements\b.*\bShouldQueue\b/s.test(owner.signature ?? ''))
      return { job: owner.name }
    // Laravel's middleware, and what listens to its events
    if (symbol.name === 'handle' && /\bClosure\b/.test(symbol.parameters?.[1]?.type ?? ''))
      return { listener: 'middleware' }
    if (symbol.name === 'handle' && /(?:^|\/)app\/Listeners\//.test(path)) return { listener: owner.name }
    const said = owner.annotations?.map((text) => /AsCommand\(\s*(?:name:\s*)?['"]([^'"\s]+)/.exec(text)?.[1])
    const command =
      said?.find(Boolean) ??
      (/\bextends\s+[\w\\]*Command\b/.test(owner.signature ?? '')
        ? /\$(?:signature|defaultName|name)\s*=\s*['"]([^'"\s{]+)/.exec(around())?.[1]
        : undefined)
    return command === undefined ? undefined : { command }
  },
  registered: [
    [
      // WordPress
      /\badd_(?:action|filter)\(\s*['"](?<hook>[\w/.-]+)['"]\s*,\s*['"](?<handler>\w+)['"]/g,
      ({ hook = '' }) => ({ hook }),
    ],
  ],
}

const ELIXIR_CONTROLLER = /^\s*use\s+[\w.]+,\s*:controller\b/m
/** Functions that behaviours call, by what their module uses. */
const ELIXIR_USES: readonly (readonly [uses: RegExp, called: RegExp, serves: Heir[2]])[] = [
  [
    /^\s*use\s+(?:Phoenix\.Live(?:View|Component)\b|[\w.]+,\s*:live_(?:view|component)\b)/m,
    /^(?:mount|update|render|handle_(?:params|event|info|async))$/,
    (name) => ({ listener: name }),
  ],
  [
    /^\s*use\s+(?:(?:GenServer|GenStage|Phoenix\.Channel|Supervisor|Broadway)\b|[\w.]+,\s*:channel\b)/m,
    /^(?:init|join|terminate|handle_(?:call|cast|info|in|out|continue|events|message|batch))$/,
    (name) => ({ listener: name }),
  ],
  [/^\s*use\s+Oban\.Worker\b/m, /^perform$/, ofJob],
  [/^\s*use\s+Application\b/m, /^start$/, ofEntry],
]

/** `mix phx.routes` runs `Mix.Tasks.Phx.Routes.run`. */
function mix(owner: SymbolDraft, symbol: SymbolDraft): Serves | undefined {
  const task = /^Mix\.Tasks\.([\w.]+)$/.exec(owner.qualified ?? '')?.[1]
  if (task === undefined || symbol.name !== 'run' || symbol.parameters?.length !== 1) return undefined
  const words = task.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_')
  return { command: `mix ${words.toLowerCase()}` }
}

const elixir: EntryRules = {
  placed: ({ symbol, owner, around }) => {
    if (!owner || symbol.kind !== 'function') return undefined
    const task = mix(owner, symbol)
    if (task || !symbol.modifiers?.includes('exported')) return task
    // Actions of controllers take the connection and its parameters.
    const isAction = /Controller$/.test(owner.name) && symbol.parameters?.length === 2
    if (isAction && ELIXIR_CONTROLLER.test(around()))
      return { action: `${owner.name.replace(/Controller$/, '')}#${symbol.name}` }
    const uses = ELIXIR_USES.filter(([, called]) => called.test(symbol.name))
    const text = uses.length === 0 ? '' : around()
    return uses.find(([use]) => use.test(text))?.[2](symbol.name, owner.name)
  },
}

/** Below a line that says `private`, or said so of itself: Rails calls neither. `text` is the owner's. */
function isPrivate(symbol: SymbolDraft, owner: SymbolDraft, text: string): boolean {
  const lines = text.split('\n').slice(0, symbol.line - owner.start + 1)
  return (
    /^\s*(?:private|protected)\s+def\b/.test(lines.at(-1) ?? '') ||
    lines.some((line) => /^\s*(?:private|protected)\s*(?:#.*)?$/.test(line))
  )
}

/** Thor's commands say what they are for just before their methods. */
function isThor(symbol: SymbolDraft, owner: SymbolDraft, text: string): boolean {
  const before = text.split('\n').slice(0, symbol.line - owner.start)
  const last = before.findLastIndex((line) => /^\s*(?:def|desc)\b/.test(line))
  return /^\s*desc\b/.test(before[last] ?? '')
}

const ruby: EntryRules = {
  placed: ({ path, symbol, owner, around }) => {
    if (symbol.kind !== 'method' || !owner) return undefined
    const signature = owner.signature ?? ''
    if (
      /Controller$/.test(owner.name) &&
      /<\s*[\w:]*Controller\b/.test(signature) &&
      /(^|\/)app\/controllers\//.test(path)
    ) {
      if (isPrivate(symbol, owner, around())) return undefined
      const controller = /app\/controllers\/(.*)_controller\.rb$/.exec(path)?.[1]
      return controller === undefined ? undefined : { action: `${controller}#${symbol.name}` }
    }
    if (/<\s*Thor\b/.test(signature)) return isThor(symbol, owner, around()) ? { command: symbol.name } : undefined
    const sent = /(?:^|\/)app\/(mailers|channels)\/(.*)\.rb$/.exec(path)
    if (sent && /<\s*[\w:]*(?:Mailer|Channel)\b/.test(signature) && !isPrivate(symbol, owner, around()))
      return sent[1] === 'mailers' ? { action: `${sent[2]}#${symbol.name}` } : { listener: owner.name }
    if (symbol.name !== 'perform') return undefined
    const isJob = /<\s*[\w:]*Job\b/.test(signature) || /\binclude\s+Sidekiq::(?:Job|Worker)\b/.test(around())
    return isJob ? { job: owner.name } : undefined
  },
}

/** A command's name, and later in the same literal what runs it. */
const command = (runs: RegExp): RegExp =>
  new RegExp(
    `\\b(?:Use|Name):\\s*"(?<name>[\\w:-]+)[^"\\n]*",(?:[^{}]|\\{(?:[^{}]|\\{[^{}]*\\})*\\}){0,600}?\\b(?:RunE?|Action):\\s*${runs.source}`,
    'g',
  )

const go: EntryRules = {
  placed: ({ symbol, text, has }) => {
    if (symbol.kind !== 'method') return undefined
    const [first, second] = symbol.parameters?.map(({ type }) => type) ?? []
    if (symbol.name === 'ServeHTTP' && first === 'http.ResponseWriter') return { route: 'ANY' }
    // A service of gRPC, whose methods stand beside the type that embeds what was generated for it.
    const isCalled = first === 'context.Context' || /_\w+Server$/.test(second ?? first ?? '')
    if (!isCalled || !symbol.modifiers?.includes('exported') || !has('Unimplemented')) return undefined
    const receiver = /^func\s*\(\s*(?:\w+\s+)?\*?(\w+)/.exec(symbol.signature ?? '')?.[1]
    const embeds = new RegExp(`\\btype\\s+${receiver}\\s+struct\\s*\\{[^}]*\\bUnimplemented\\w+Server\\b`)
    return receiver !== undefined && embeds.test(text) ? ofService(symbol.name) : undefined
  },
  registered: [
    // cobra and urfave/cli
    [command(/(?<of>\w+\.)?(?<handler>\w+)\s*[,}\n]/), ({ name = '' }) => ({ command: name })],
    [command(/(?<inline>func|(?:\w+\.)?\w+)\(/), ({ name = '' }) => ({ command: name }), 'Command{'],
    // AWS
    [/\blambda\.Start\w*\(\s*(?<handler>\w+)\s*[,)]/g, () => ({ entry: 'handler' }), 'lambda.Start'],
  ],
}

const bash: EntryRules = {
  registered: [[/^(?<handler>main)\b[^=(\n]*$/gm, () => ({ entry: 'main' })]],
}

const swift: EntryRules = {
  kinds: /^(?:struct|class|enum)$/,
  placed: ({ symbol }) => (/^@main\b/.test(symbol.signature ?? '') ? { entry: 'main' } : undefined),
}

/** `escript` runs `main/1`. */
const erlang: EntryRules = {
  placed: ({ symbol, owner }) =>
    symbol.name === 'main' && !owner && symbol.parameters?.length === 1 && symbol.modifiers?.includes('exported')
      ? { entry: 'main' }
      : undefined,
}

const perl: EntryRules = {
  placed: ({ path, symbol, owner }) => {
    const isFunction = symbol.kind === 'function' || symbol.kind === 'method'
    if (!isFunction) return undefined
    // Perl and Exporter call these, objects end with `DESTROY`, Moose begins and ends them.
    if (/^(?:import|unimport|AUTOLOAD|DESTROY|BUILD|BUILDARGS|DEMOLISH)$/.test(symbol.name))
      return { listener: symbol.name }
    if (/^(?:TIE\w+|FETCH|STORE|CLEAR|EXISTS|DELETE|FIRSTKEY|NEXTKEY)$/.test(symbol.name))
      return { listener: owner?.name ?? 'tie' }
    if (symbol.name === 'main' && /\.pl$|(?:^|\/)(?:bin|script)\//.test(path)) return { entry: 'main' }
    return undefined
  },
}

const powershell: EntryRules = {
  placed: ({ path, symbol, owner }) => {
    if (symbol.kind !== 'function' || owner) return undefined
    // The Local Configuration Manager calls these.
    if (/^(?:Get|Set|Test)-TargetResource$/i.test(symbol.name)) return { listener: 'DSC' }
    return /^main$/i.test(symbol.name) && /\.ps1$/i.test(path) ? { entry: 'main' } : undefined
  },
}

const clojure: EntryRules = {
  placed: ({ symbol, owner }) => (symbol.name === '-main' && !owner ? { entry: 'main' } : undefined),
}

export const ENTRY_RULES: Readonly<Record<string, EntryRules>> = {
  astro: component,
  bash,
  clojure,
  csharp,
  dart: { placed: main },
  elixir,
  erlang,
  go,
  haskell: { placed: main },
  java,
  javascript: script,
  kotlin,
  'objective-c': { placed: main },
  perl,
  php,
  powershell,
  python,
  ruby,
  rust,
  scala,
  svelte: component,
  swift,
  tsx: script,
  typescript: script,
  vue: component,
  zig: { placed: main },
}
