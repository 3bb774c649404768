/**
 * Links Ruby: a call means the methods that the values of its receiver have. All other names mean what scopes, imports and names tell.
 */
import type { LinkSetBuilder } from '../../link/link-set-builder.ts'
import { type Found, unknown } from '../declarative/found.ts'
import { DeclarativeLinker, type Known } from '../declarative/link.ts'
import type { Reference } from '../declarative/unit.ts'
import type { Linker, LinkerFile, Project } from '../language.ts'
import { decode, encode, type Meant } from './answers.ts'
import { Flow } from './flow.ts'
import { meaningOf } from './meaning.ts'
import { Program } from './program.ts'
import { ruby } from './rules.ts'
import { type RubyBody, type RubySurface, USED } from './unit.ts'

type File = LinkerFile<RubySurface>

export class RubyLinker implements Linker<RubySurface, RubyBody> {
  /** A file's graph is of no use once values have settled. */
  readonly keepsFiles = false
  readonly #names: DeclarativeLinker
  readonly #paths = new Map<string, number>()
  #flow: Flow | undefined
  #answers: Uint8Array<SharedArrayBuffer> | undefined
  /** By line and column of the name: what the calls of the file that is linked mean. */
  readonly #ofFile = new Map<string, Meant>()

  /** `settled`: the answers of a linker that was told of the same files. */
  constructor(project: Project, settled?: Uint8Array<SharedArrayBuffer>) {
    this.#answers = settled
    this.#flow = settled ? undefined : new Flow(new Program())
    this.#names = new DeclarativeLinker(new Map([[ruby.key, ruby]]), project, (reference) => this.#called(reference))
  }

  add(file: File): void {
    this.#flow?.program.add(file)
    this.#paths.set(file.path, this.#paths.size)
    const { graph: _, ...surface } = file.surface
    this.#names.add({ ...file, surface })
  }

  finish(): void {
    this.#names.finish()
    const flow = this.#flow
    if (!flow) return
    flow.settle()
    const paths = [...this.#paths.keys()]
    this.#answers = encode(paths.map((path) => flow.callsIn(path).map((call) => meaningOf(flow, call))))
    this.#flow = undefined
  }

  settled(): Uint8Array<SharedArrayBuffer> {
    return this.#answers as Uint8Array<SharedArrayBuffer>
  }

  link(file: File, body: RubyBody, out: LinkSetBuilder): void {
    const at = this.#paths.get(file.path)
    if (at === undefined || !this.#answers) return
    const answers = decode(this.#answers, at)
    this.#ofFile.clear()
    // A hook is called besides what the name means that stands there.
    const called = new Set(body.callbacks.filter((_, nth) => nth % 4 === 0))
    for (const [named, meant] of answers.entries())
      if (meant && !called.has(named)) this.#ofFile.set(`${body.names[2 * named]}:${body.names[2 * named + 1]}`, meant)
    this.#names.link(file, body, out)
    this.#callbacks(answers, body, out)
  }

  /** Methods that are named by symbols and keywords: somebody else calls them. */
  #callbacks(answers: readonly (Meant | null)[], { names, callbacks }: RubyBody, out: LinkSetBuilder): void {
    for (let at = 0; at < callbacks.length; at += 4) {
      const [named, length, from, used] = callbacks.slice(at, at + 4) as [number, number, number, number]
      const meant = answers[named]
      if (!meant || meant[0] === 'unknown' || meant[0] === 'outside') continue
      const position = { line: names[2 * named] as number, column: names[2 * named + 1] as number, length, from }
      const use = USED[used] ?? 'call_indirect'
      if (use === 'call') {
        const found = foundBy(meant)
        if (found) out.occurrence({ ...position, use, ...found })
        continue
      }
      for (const id of meant[1])
        out.occurrence({
          ...position,
          use,
          destination: { to: 'symbol', id },
          evidence: meant[0] === 'unique_name' || (used > 0 && meant[0] === 'type') ? meant[0] : 'dynamic',
        })
    }
  }

  #called({ line, column, name }: Reference): ReturnType<Known> {
    const meant = this.#ofFile.get(`${line}:${column}`)
    switch (meant?.[0]) {
      case undefined:
        return undefined
      case 'unknown':
        return unknown(name)
      case 'outside':
        return { destination: { to: 'external', package: ruby.standard, name: meant[1] }, evidence: 'type' }
      default: {
        const methods = meant as Methods
        const found = foundBy(methods)
        return found && { ...found, overrides: methods[2].map((id) => ({ to: 'symbol' as const, id })) }
      }
    }
  }
}

type Methods = Extract<Meant, [string, number[], number[]]>

function foundBy([evidence, ids]: Methods): Found | undefined {
  const options = ids.map((id) => ({ to: 'symbol' as const, id }))
  const [only, ...more] = options
  return only && { destination: more.length === 0 ? only : { to: 'one_of', options }, evidence }
}
