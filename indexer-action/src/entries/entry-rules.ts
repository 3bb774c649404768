/**
 * Per language: how to tell that a symbol is called from outside the code.
 *
 * There are three ways: an annotation that the symbol keeps, the lines above its name, or a registration elsewhere in
 * its file that names it. Families whose syntax trees already show it (Go's routers, Flask, Nest, Spring, system calls)
 * mark it themselves.
 */
import type { SymbolDraft } from '../languages/language.ts'
import { type EntryRules, type Place, route, type Serves, VERBS, verbAndPath } from './rule-form.ts'
import { component, script } from './web-rules.ts'

const furtherMethod = (nth: number): RegExp =>
  new RegExp(
    `\\.route\\(\\s*"(?<path>[^"]*)"\\s*,\\s*(?:\\w+::)*(?:\\w+\\(\\s*[\\w:]+\\s*\\)\\s*\\.\\s*){${nth}}(?<verb>get|post|put|patch|delete)\\(\\s*(?:\\w+::)*(?<handler>\\w+)\\s*\\)`,
    'g',
  )

const rust: EntryRules = {
  annotated: (text) => {
    const verb = /^(?:\w+::)*(get|post|put|patch|delete|head|options)\s*\(\s*"([^"]*)"/.exec(text)
    if (verb) return route(verb[1] as string, verb[2])
    const any = /^(?:\w+::)*route\s*\(\s*"([^"]*)"(?:.*?method\s*=\s*"(\w+)")?/s.exec(text)
    if (any) return route(any[2] ?? 'ANY', any[1])
    return /^tauri::command\b/.test(text) ? { command: '' } : undefined
  },
  registered: [
    [
      // axum: `.route("/users", get(list))`
      /\.route\(\s*"(?<path>[^"]*)"\s*,\s*(?:\w+::)*(?<verb>get|post|put|patch|delete|any)\(\s*(?:\w+::)*(?<handler>\w+)\s*\)/g,
      ({ verb = '', path }) => route(verb, path),
    ],
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

const csharp: EntryRules = {
  annotated: (text) => {
    const name = /^(?:Function|FunctionName)\(\s*"([^"]*)"/.exec(text)?.[1]
    return name === undefined ? undefined : { listener: name }
  },
  placed: ({ symbol, owner }) => {
    const signature = owner?.signature ?? ''
    if (!owner || symbol.kind !== 'method') return undefined
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

const PHP_ROUTE = /(?:^|[\\[\s])Route\s*\(\s*(?:path:\s*)?['"]([^'"]*)['"]/
const PHP_LISTENS = /\b(AsMessageHandler|AsEventListener)\b/
const php: EntryRules = {
  annotated: (text) => {
    const listener = PHP_LISTENS.exec(text)?.[1]
    if (listener !== undefined) return { listener }
    const match = PHP_ROUTE.exec(text)
    if (!match) return undefined
    const verbs = /methods:\s*(?:\[([^\]]*)\]|(['"]\w+['"]))/.exec(text)
    return route((verbs?.[1] ?? verbs?.[2] ?? 'ANY').replace(/['"\s]|Request::METHOD_/g, ''), match[1])
  },
  // Artisan and Symfony commands give their name in a property or an attribute of their class.
  placed: ({ symbol, owner, around }) => {
    if (owner?.kind !== 'class' || !/^(handle|execute|__invoke)$/.test(symbol.name)) return undefined
    const listener = owner.annotations?.map((text) => PHP_LISTENS.exec(text)?.[1]).find(Boolean)
    if (listener && symbol.name === '__invoke') return { listener }
    if (symbol.name === 'handle' && /\bimplements\b.*\bShouldQueue\b/s.test(owner.signature ?? ''))
      return { job: owner.name }
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

const SPRING = /^@(Get|Post|Put|Patch|Delete|Request)Mapping\b(?:\(\s*(?:value\s*=\s*|path\s*=\s*)?\[?\s*"([^"]*)")?/
const LISTENS =
  /^@(Scheduled|EventListener|TransactionalEventListener|KafkaListener|RabbitListener|JmsListener|SqsListener|MessageMapping|QueryMapping|MutationMapping|SubscriptionMapping|SchemaMapping|BatchMapping|ExceptionHandler|Bean|PostConstruct|PreDestroy)\b/
const jvm = (text: string): Serves | undefined => {
  const spring = SPRING.exec(text)
  if (spring) {
    const verb = spring[1] === 'Request' ? (/RequestMethod\.(\w+)/.exec(text)?.[1] ?? 'ANY') : (spring[1] as string)
    return route(verb, spring[2])
  }
  const listener = LISTENS.exec(text)?.[1]
  if (listener !== undefined) return { listener }
  const command = /^@(?:ShellMethod|CommandLine\.Command|Command)\s*\((?:.*?\b(?:key|name)\s*=\s*)?"([^"]*)"/s.exec(
    text,
  )
  return command ? { command: command[1] as string } : undefined
}

const java: EntryRules = {
  // Spring's and JAX-RS's routes are read from the tree.
  annotated: (text) => (SPRING.test(text) ? undefined : jvm(text)),
  placed: ({ symbol }) => {
    const verb = /^do(Get|Post|Put|Delete|Head|Options)$/.exec(symbol.name)?.[1]
    return verb !== undefined && symbol.parameters?.[0]?.type?.endsWith('HttpServletRequest')
      ? { route: verb.toUpperCase() }
      : undefined
  },
}

const main = ({ symbol, owner }: Place): Serves | undefined =>
  symbol.kind === 'function' && symbol.name === 'main' && !owner ? { entry: 'main' } : undefined

const kotlin: EntryRules = { annotated: (text) => jvm(text.trim()), placed: main }

/** `mix phx.routes` runs `Mix.Tasks.Phx.Routes.run`. */
const elixir: EntryRules = {
  placed: ({ symbol, owner }) => {
    const task = /^Mix\.Tasks\.([\w.]+)$/.exec(owner?.qualified ?? '')?.[1]
    if (task === undefined || symbol.name !== 'run' || symbol.parameters?.length !== 1) return undefined
    const words = task.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_')
    return { command: `mix ${words.toLowerCase()}` }
  },
}

const scala: EntryRules = {
  placed: ({ symbol, owner, head }) => {
    if (
      symbol.kind === 'object' &&
      /\bextends\s+(?:.*\bwith\s+)?(?:\w+\.)*(App|IOApp(?:\.Simple)?)\b/.test(symbol.signature ?? '')
    )
      return { entry: 'main' }
    const main = symbol.name === 'main' && owner?.kind === 'object' && symbol.parameters?.[0]?.type === 'Array[String]'
    return main || /^\s*@main\b/m.test(head) ? { entry: 'main' } : undefined
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
    if (symbol.name !== 'perform') return undefined
    const isJob = /<\s*[\w:]*Job\b/.test(signature) || /\binclude\s+Sidekiq::(?:Job|Worker)\b/.test(around())
    return isJob ? { job: owner.name } : undefined
  },
}

const VIEW_SET: Readonly<Record<string, string>> = {
  list: 'GET',
  retrieve: 'GET',
  create: 'POST',
  update: 'PUT',
  partial_update: 'PATCH',
  destroy: 'DELETE',
}
const PYTHON_LISTENS =
  /^(?:\w+\.)+(on_event|exception_handler|middleware|errorhandler|(?:before|after|teardown)(?:_app)?_request|context_processor|listens_for)\b/

const python: EntryRules = {
  annotated: (text) => {
    // REST framework's
    const verbs = /^(?:\w+\.)*(?:api_view|action)\((?:.*\bmethods\s*=)?\s*[[(]([^\])]*)/s.exec(text)?.[1]
    if (verbs !== undefined) return { route: verbs.replace(/['"\s]/g, '').toUpperCase() }
    const signal = /^(?:\w+\.)*receiver\(\s*\[?\s*([\w.]+)/.exec(text)?.[1]
    const listener = signal ?? PYTHON_LISTENS.exec(text)?.[1]
    if (listener !== undefined) return { listener }
    const tool =
      /^\w*(?:mcp|server)\w*\.(?:tool|resource|prompt)\b(?:\(\s*(?:(?:name|uri)\s*=\s*)?(['"])(.*?)\1)?/i.exec(text)
    return tool ? { tool: tool[2] ?? '' } : undefined
  },
  placed: ({ path, symbol, owner }) => {
    const command = /(?:^|\/)management\/commands\/(\w+)\.py$/.exec(path)?.[1]
    if (command !== undefined && owner?.name === 'Command' && symbol.name === 'handle') return { command }
    const action = Object.hasOwn(VIEW_SET, symbol.name) ? VIEW_SET[symbol.name] : undefined
    if (action !== undefined && /\(.*ViewSet\b.*\)/.test(owner?.signature ?? '')) return { route: action }
    const verb = owner?.kind === 'class' && VERBS.test(symbol.name.toUpperCase()) && /^[a-z]+$/.test(symbol.name)
    return verb && /\(.*\b\w*(View|ViewSet|Resource|HTTPEndpoint|RequestHandler)\b.*\)/.test(owner.signature ?? '')
      ? { route: symbol.name.toUpperCase() }
      : undefined
  },
  registered: [
    [/\b(?:re_)?path\(\s*r?(['"])(?<path>[^'"]*)\1\s*,\s*(?<handler>\w+)\s*[,)]/g, ({ path }) => route('ANY', path)],
    [
      /\.add_url_rule\(\s*(['"])(?<path>[^'"]*)\1[^()]{0,200}?\bview_func\s*=\s*(?<handler>\w+)/g,
      ({ path }) => route('ANY', path),
    ],
    [
      /\.add_(?<verb>get|post|put|patch|delete)\(\s*(['"])(?<path>\/[^'"]*)\2\s*,\s*(?<handler>\w+)/g,
      ({ verb = '', path }) => route(verb, path),
    ],
    [/\.set_defaults\(\s*(?:func|handler|run|cmd)\s*=\s*(?<handler>\w+)/g, () => ({ command: '' })],
  ],
}

const go: EntryRules = {
  registered: [
    [
      // cobra and urfave/cli
      /\b(?:Use|Name):\s*"(?<name>[\w:-]+)[^"\n]*",[^{}]{0,600}?\b(?:RunE?|Action):\s*(?<handler>\w+),/g,
      ({ name = '' }) => ({ command: name }),
    ],
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
  php,
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
