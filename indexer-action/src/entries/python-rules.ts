/** Python: what frameworks call because of a decorator, a base class or a registration. */
import type { SymbolDraft } from '../languages/language.ts'
import { type EntryRules, type Heir, inherited, ofService, route, VERBS } from './rule-form.ts'

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

/** Decorators of schedulers, workers, bots, functions of clouds and GraphQL, by what they deliver. */
const PYTHON_JOBS =
  /^(?:(?:dagster|dg|prefect|dramatiq|decorators)\.)?(dag|flow|asset|multi_asset|op|sensor|actor)\b(?!\s*\.)/
const PYTHON_EVENTS =
  /^(?:sio|socketio|client|bot|nc|io)\.(?:on|event|on_message|listen)\b(?:\(\s*['"]([^'"]*)['"])?|^(?:\w+\.)?(on_(?:document_\w+|schedule|call|message_published|object_finalized|value_\w+)|timer_trigger|schedule|queue_trigger|blob_trigger|service_bus_\w+_trigger|event_grid_trigger|event_hub_message_trigger|cosmos_db_trigger|cloud_event)\(/
const PYTHON_HEIRS: readonly Heir[] = [[/\(.*\w+Servicer\b.*\)/, /^[A-Z]/, ofService]]

export const python: EntryRules = {
  annotated: (text) => {
    const job = PYTHON_JOBS.exec(text)?.[1]
    if (job !== undefined) return { job }
    const event = PYTHON_EVENTS.exec(text)
    if (event) return { listener: event[1] ?? event[2] ?? 'event' }
    if (/^(?:functions_framework\.http|(?:https_fn\.)?on_request)\b/.test(text)) return route('ANY', '')
    const azure = /^\w+\.route\(\s*route\s*=\s*['"]([^'"]*)['"](?:.*\bmethods\s*=\s*\[([^\]]*)\])?/s.exec(text)
    if (azure) return route(azure[2]?.replace(/['"\s]/g, '') || 'ANY', `api/${azure[1]}`)
    const graphql = /^strawberry\.(mutation|subscription)\b/.exec(text)?.[1]
    if (graphql !== undefined) return { listener: graphql }
    if (/^\w*app\w*\.callback\(/.test(text)) return { command: '' }
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
  placed: (place) => {
    const { path, symbol, owner } = place
    const served = inherited(PYTHON_HEIRS, place)
    if (served) return served
    if (!owner && isLambda(symbol)) return { entry: symbol.name }
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
    [
      // Airflow
      /\bpython_callable\s*=\s*(?<handler>\w+)/g,
      () => ({ job: 'python_callable' }),
      'python_callable',
    ],
    [/\blifespan\s*=\s*(?<handler>\w+)\s*[,)]/g, () => ({ listener: 'lifespan' }), 'lifespan'],
    [/\.set_defaults\(\s*(?:func|handler|run|cmd)\s*=\s*(?<handler>\w+)/g, () => ({ command: '' })],
  ],
}

/** What AWS calls. */
const isLambda = ({ name, kind, parameters }: SymbolDraft): boolean =>
  kind === 'function' &&
  /^(?:lambda_)?handler$/.test(name) &&
  parameters?.length === 2 &&
  parameters[0]?.name === 'event' &&
  /^_?context$/.test(parameters[1]?.name ?? '')
