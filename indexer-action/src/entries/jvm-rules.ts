/** Java, Kotlin and Scala: what frameworks call because of an annotation, or of what a class extends. */
import {
  type EntryRules,
  type Heir,
  inherited,
  listens,
  main,
  ofEntry,
  ofJob,
  ofService,
  type Place,
  route,
  type Serves,
} from './rule-form.ts'

/** In Kotlin, what a class extends stands behind a colon, before which there may be a constructor's parameters. */
const extending = (type: string, member: RegExp, serves: Heir[2] = listens(type)): Heir => [
  new RegExp(`(?:\\bextends\\b|\\bimplements\\b|^[^(:]*(?:\\(.*\\))?\\s*:).*\\b${type}\\b`, 's'),
  member,
  serves,
]
const HEIRS: readonly Heir[] = [
  extending('RequestHandler', /^handleRequest$/, ofEntry),
  extending('RequestStreamHandler', /^handleRequest$/, ofEntry),
  extending('CommandLineRunner', /^run$/, () => ({ entry: 'main' })),
  extending('ApplicationRunner', /^run$/, () => ({ entry: 'main' })),
  extending('ApplicationListener', /^onApplicationEvent$/),
  extending('(?:QuartzJobBean|Job)', /^execute(?:Internal)?$/, ofJob),
  extending('Tasklet', /^execute$/, ofJob),
  extending('CoroutineWorker', /^doWork$/, ofJob),
  extending('Worker', /^doWork$/, ofJob),
  extending('HandlerInterceptor', /^(?:preHandle|postHandle|afterCompletion)$/),
  extending('OncePerRequestFilter', /^doFilterInternal$/),
  extending('Filter', /^doFilter$/),
  extending('\\w+(?:ImplBase|CoroutineImplBase)', /^[a-z]\w*$/, ofService),
]

/** A command of picocli is run by its class. */
function picocli({ symbol, owner }: Place): Serves | undefined {
  if (!/^(?:call|run)$/.test(symbol.name) || (symbol.parameters?.length ?? 0) > 0) return undefined
  const command = owner?.annotations?.map(jvm).find((serves) => serves?.command !== undefined)
  return command
}

const SPRING = /^@(Get|Post|Put|Patch|Delete|Request)Mapping\b(?:\(\s*(?:value\s*=\s*|path\s*=\s*)?\[?\s*"([^"]*)")?/
const LISTENS =
  /^@(Scheduled|EventListener|TransactionalEventListener|KafkaListener|RabbitListener|JmsListener|SqsListener|MessageMapping|QueryMapping|MutationMapping|SubscriptionMapping|SchemaMapping|BatchMapping|ExceptionHandler|Bean|PostConstruct|PreDestroy|SubscribeMapping|ModelAttribute|InitBinder|KafkaHandler|ServiceActivator|StreamListener|PulsarListener|Incoming|ConsumeEvent|Topic|RocketMQMessageListener|XxlJob|Recurring|EventHandler|CommandHandler|QueryHandler|EventSourcingHandler|Subscribe|OnMessage|OnOpen|OnClose|McpTool)\b/
const jvm = (text: string): Serves | undefined => {
  const spring = SPRING.exec(text)
  if (spring) {
    const verb = spring[1] === 'Request' ? (/RequestMethod\.(\w+)/.exec(text)?.[1] ?? 'ANY') : (spring[1] as string)
    return route(verb, spring[2])
  }
  // Micronaut and, in Kotlin, JAX-RS; with a path of its own, `@GET` is a client's of Retrofit.
  const verb =
    /^@(?:(Get|Post|Put|Patch|Delete)\b(?:\(\s*(?:(?:value|uri)\s*=\s*)?"([^"]*)")?|(GET|POST|PUT|PATCH|DELETE)\b(?!\())/.exec(
      text,
    )
  if (verb?.[1] !== undefined && verb[2] !== undefined) return route(verb[1], verb[2])
  if (verb) return { route: (verb[1] ?? verb[3] ?? '').toUpperCase() }
  const listener = LISTENS.exec(text)?.[1]
  if (listener !== undefined) return { listener }
  const command = /^@(?:ShellMethod|CommandLine\.Command|Command)\s*\((?:.*?\b(?:key|name)\s*=\s*)?"([^"]*)"/s.exec(
    text,
  )
  return command ? { command: command[1] as string } : undefined
}

export const java: EntryRules = {
  // Spring's and JAX-RS's routes are read from the tree.
  annotated: (text) => (SPRING.test(text) ? undefined : jvm(text)),
  placed: (place) => {
    const { symbol } = place
    const served = inherited(HEIRS, place) ?? picocli(place)
    if (served || /@Observes(?:Async)?\b/.test(symbol.signature ?? '')) return served ?? { listener: 'Observes' }
    const verb = /^do(Get|Post|Put|Delete|Head|Options)$/.exec(symbol.name)?.[1]
    return verb !== undefined && symbol.parameters?.[0]?.type?.endsWith('HttpServletRequest')
      ? { route: verb.toUpperCase() }
      : undefined
  },
}

/** Ktor's modules are extensions of its application. */
const kotlinPlaced = (place: Place): Serves | undefined =>
  main(place) ??
  inherited(HEIRS, place) ??
  picocli(place) ??
  (/\bfun\s+(?:\w+\.)*Application\.module\b/.test(place.symbol.signature ?? '') ? { entry: 'module' } : undefined)

export const kotlin: EntryRules = { annotated: (text) => jvm(text.trim()), placed: kotlinPlaced }

export const scala: EntryRules = {
  placed: ({ symbol, owner, head, body }) => {
    if (
      symbol.kind === 'object' &&
      /\bextends\s+(?:.*\bwith\s+)?(?:\w+\.)*(App|IOApp(?:\.Simple)?|ZIOAppDefault|ZIOApp|CommandApp|CommandIOApp)\b/.test(
        symbol.signature ?? '',
      )
    )
      return { entry: 'main' }
    // Play's controllers
    if (
      symbol.kind === 'method' &&
      /\bextends\s+(?:\w+\.)*(?:AbstractController|BaseController|MessagesAbstractController|InjectedController)\b/.test(
        owner?.signature ?? '',
      ) &&
      /=\s*(?:\w+[.\s])*Action\b/.test(body())
    )
      return { action: `${owner?.name.replace(/Controller$/, '')}#${symbol.name}` }
    const main = symbol.name === 'main' && owner?.kind === 'object' && symbol.parameters?.[0]?.type === 'Array[String]'
    return main || /^\s*@main\b/m.test(head) ? { entry: 'main' } : undefined
  },
}
