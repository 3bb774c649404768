/** A language server that is asked where names are defined, and what is asked of it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Named } from './compare.ts'

/** A name as it stands in a file. */
export type Token = Omit<Named, 'file' | 'targets'>

interface Position {
  line: number
  character: number
}

/** The place of a declared name. Lines and columns are 0-based. */
export interface Location {
  uri: string
  range: { start: Position; end: Position }
}

interface Link {
  targetUri: string
  targetSelectionRange: Location['range']
}

interface Message {
  id?: number
  method?: string
  result?: unknown
  params?: unknown
}

export class LanguageServer {
  readonly #process: ChildProcess
  readonly #answers = new Map<number, (result: unknown) => void>()
  readonly #waiting = new Map<string, (params: unknown) => void>()
  #asked = 0
  #rest = Buffer.alloc(0)

  private constructor(program: string, parameters: readonly string[]) {
    this.#process = spawn(program, parameters, { stdio: ['pipe', 'pipe', 'ignore'] })
    this.#process.stdout?.on('data', (chunk: Buffer) => this.#read(chunk))
  }

  /** Starts a program for a folder. `options` are the server's own. */
  static async start(
    [program, ...parameters]: readonly [string, ...string[]],
    root: string,
    options: object = {},
  ): Promise<LanguageServer> {
    const server = new LanguageServer(program, parameters)
    const uri = pathToFileURL(root).href
    await server.#ask('initialize', {
      processId: process.pid,
      rootUri: uri,
      workspaceFolders: [{ uri, name: 'checkout' }],
      initializationOptions: options,
      capabilities: {
        workspace: { configuration: true },
        textDocument: { definition: { linkSupport: true } },
        experimental: { serverStatusNotification: true },
      },
    })
    server.#tell('initialized', {})
    return server
  }

  /** Resolves when the server sends this, with parameters of which this holds. */
  told(method: string, holds: (params: unknown) => boolean = () => true): Promise<void> {
    return new Promise((resolve) => this.#waiting.set(method, (params) => holds(params) && resolve()))
  }

  /** Where each of a file's names is defined; without those that the server does not know, and those that are declared there. */
  async definitions(
    { uri, languageId, text }: { uri: string; languageId: string; text: string },
    tokens: readonly Token[],
  ): Promise<[Token, Location[]][]> {
    const textDocument = { uri }
    this.#tell('textDocument/didOpen', { textDocument: { uri, languageId, version: 1, text } })
    const found: [Token, Location[]][] = []
    for (const token of tokens) {
      const position = { line: token.line - 1, character: token.column - 1 }
      const given = await this.places('textDocument/definition', { textDocument, position })
      if (given.length > 0 && !given.some((place) => isAt(place, uri, token))) found.push([token, given])
    }
    this.#tell('textDocument/didClose', { textDocument })
    return found
  }

  /** The places that a request is answered with. */
  async places(method: string, params: unknown): Promise<Location[]> {
    const given = await this.#ask(method, params)
    const all = (given ? [given].flat() : []) as (Location | Link)[]
    return all.map((one) => ('targetUri' in one ? { uri: one.targetUri, range: one.targetSelectionRange } : one))
  }

  stop(): void {
    this.#process.kill()
  }

  #read(chunk: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, chunk])
    for (;;) {
      const head = /^Content-Length: (\d+)[\s\S]*?\r\n\r\n/.exec(this.#rest.subarray(0, 200).toString('latin1'))
      if (!head) return
      const end = head[0].length + Number(head[1])
      if (this.#rest.length < end) return
      this.#receive(JSON.parse(this.#rest.subarray(head[0].length, end).toString()))
      this.#rest = this.#rest.subarray(end)
    }
  }

  #receive(message: Message): void {
    const { method, id } = message
    if (method === undefined) {
      this.#answers.get(id as number)?.(message.result)
      return
    }
    this.#waiting.get(method)?.(message.params)
    if (id === undefined) return
    // The settings that it asks for: the defaults. Anything else needs no answer but that.
    const result =
      method === 'workspace/configuration'
        ? ((message.params as { items?: unknown[] }).items ?? []).map(() => null)
        : null
    this.#send({ id, result })
  }

  #ask(method: string, params: unknown): Promise<unknown> {
    const id = ++this.#asked
    this.#send({ id, method, params })
    return new Promise((answer) => {
      this.#answers.set(id, (result) => {
        this.#answers.delete(id)
        answer(result)
      })
    })
  }

  #tell(method: string, params: unknown): void {
    this.#send({ method, params })
  }

  #send(message: object): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message })
    this.#process.stdin?.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }
}

/** Whether a place is where this name stands. */
export function isAt({ uri, range: { start, end } }: Location, file: string, { line, column }: Token): boolean {
  const character = column - 1
  if (uri !== file || start.line !== line - 1 || character < start.character) return false
  return start.character === character || (end.line === start.line && character < end.character)
}

/** The files of these folders of a checkout whose names end so. */
export function sourcesIn(root: string, folders: readonly string[], extension: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(extension) && !path.includes('.git/'))
    .filter((path) => folders.some((folder) => path.startsWith(folder)))
    .sort()
}
