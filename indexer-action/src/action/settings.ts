/** The Action's inputs, from strings to one typed object. All their errors are reported here. */
import { LANGUAGES } from '../languages/registry.ts'

export interface Settings {
  server: URL
  /** Absent: the run proves itself to the server with GitHub's identity token. */
  token?: string
  path: string
  ignore: string[]
  languages?: string[]
  scip: string[]
  dryRun: boolean
  cache: boolean
  /** Tell a pull request's reviewers what it changes, in a comment written with this token. */
  comment?: { gitHubToken: string }
}

export class SettingsError extends Error {}

/** `read` gives an input's text, empty when it is absent, as `core.getInput` does. */
export function readSettings(read: (name: string) => string): Settings {
  const server = read('server')
  if (server === '') throw new SettingsError('The input "server" is missing: the URL of your Sextant server.')
  if (!URL.canParse(server)) throw new SettingsError(`The input "server" is not a URL: ${server}`)
  const url = new URL(server)
  const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
  if (url.protocol !== 'https:' && !loopback)
    throw new SettingsError(`The input "server" must use https: ${server}. Source code and tokens are sent to it.`)
  const settings: Settings = {
    server: url,
    path: read('path') || '.',
    ignore: lines(read('ignore')),
    scip: lines(read('scip')),
    dryRun: truth('dry-run', read('dry-run'), false),
    cache: truth('cache', read('cache'), true),
  }
  const token = read('token')
  if (token !== '') settings.token = token
  if (truth('comment', read('comment'), false)) {
    const gitHubToken = read('github-token')
    if (gitHubToken === '') throw new SettingsError('The input "comment" needs "github-token", which is empty.')
    settings.comment = { gitHubToken }
  }
  const languages = lines(read('languages').replaceAll(',', '\n'))
  if (languages.length > 0) settings.languages = languages.map(knownLanguage)
  return settings
}

/** An unknown name would leave every file unparsed while the run appears to succeed. */
function knownLanguage(name: string): string {
  const names = LANGUAGES.map((language) => language.key)
  if (names.includes(name.toLowerCase())) return name.toLowerCase()
  throw new SettingsError(`The input "languages" names ${name}, which is not one of ${names.sort().join(', ')}.`)
}

function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}

/** The words of YAML 1.2, which GitHub's own inputs accept. */
function truth(name: string, text: string, otherwise: boolean): boolean {
  if (text === '') return otherwise
  if (/^(?:true|True|TRUE)$/.test(text)) return true
  if (/^(?:false|False|FALSE)$/.test(text)) return false
  throw new SettingsError(`The input "${name}" must be true or false, not "${text}".`)
}
