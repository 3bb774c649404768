/**
 * Groups of routes, whose path stands in front of those that are written in their block or called on their variable:
 * `m.Group("/user", func() {`, `Route::prefix('user')->group(function () {`, `users := r.Group("/users")`.
 */

/** A group's path has to be written whole: what is put together is not known. */
const BLOCK =
  /(?:^|[^\w$])(?:(\w+)\s*(?:\.|->|::)\s*)?(Group|group|Route|route|prefix)\s*\(\s*(["'`])([^"'`\n]*)\3\s*[,)]/
const VARIABLE =
  /^\s*(?:(?:var|let|const|final|auto)\s+)?(\$?\w+)\s*:?=\s*(\$?\w+)\s*\.\s*(?:Group|group|MapGroup|PathPrefix)\s*\(\s*(["'`])([^"'`\n]*)\3\s*[,)]/
/** Laravel's, whose path may stand some lines in front of the block: `group(['prefix' => 'user'], function () {`, `->prefix('user')`. */
const HEAD = /(?:(?:::|->)prefix\s*\(\s*|['"]prefix['"]\s*=>\s*)(['"])([^'"\n]*)\1/
/** Phoenix's, which end where they begin: `scope "/api", ShopWeb do`. */
const SCOPE = /^(\s*)scope[ (]\s*(?:path:\s*)?"([^"\n]*)"/
const END = /^(\s*)end\b/
const TEXTS = /(?<!\\)"(?:[^"\\]|\\.)*"|(?<!\\)'(?:[^'\\]|\\.)*'|`[^`]*`|\/\/.*$/g
const FIRST = /^\s*(\$?\w+)\s*(?:\.|->)/

export class RouteGroups {
  readonly #blocks: { prefix: string; depth: number; indent?: number }[] = []
  readonly #variables = new Map<string, string>()
  #depth = 0
  /** What stands in front of the block that opens next. */
  #head: string | undefined

  /** What is in front of a path that the line writes, `''` outside of groups. */
  before(line: string): string {
    return this.#prefixOf(this.#variables.size === 0 ? undefined : FIRST.exec(line)?.[1])
  }

  /** Goes on to the next line. Whether this one opens a group, so that its path registers nothing itself. */
  pass(line: string): boolean {
    const before = this.#blocks.length
    if (this.#scoped(line)) return true
    const bare = line.includes('{') || line.includes('}') ? line.replace(TEXTS, '') : ''
    const opened = bare.split('{').length - bare.split('}').length
    const [, name, of, , path = ''] = (line.includes('=') ? VARIABLE.exec(line) : null) ?? []
    if (name !== undefined && opened === 0) this.#variables.set(name, joined(this.#prefixOf(of), path))
    else if (opened > 0) {
      const [, receiver, call, , own] = BLOCK.exec(line) ?? []
      const head = headOf(line) ?? this.#head
      const written = own ?? head
      if (written !== undefined && (isPath(written, call) || own === undefined))
        this.#blocks.push({ prefix: joined(this.#prefixOf(receiver), written), depth: this.#depth })
      this.#head = undefined
    } else this.#head = line.includes(';') ? undefined : (headOf(line) ?? this.#head)
    this.#depth = Math.max(0, this.#depth + opened)
    if (opened >= 0) return this.#blocks.length > before
    while ((this.#blocks.at(-1)?.depth ?? -1) >= this.#depth) this.#blocks.pop()
    if (this.#depth === 0) this.#variables.clear()
    return false
  }

  /** Whether the line opens a scope; one is closed by the `end` below its beginning. */
  #scoped(line: string): boolean {
    const [, indent, path] = (line.includes('scope') ? SCOPE.exec(line) : null) ?? []
    if (indent !== undefined && path !== undefined) {
      this.#blocks.push({ prefix: joined(this.#prefixOf(undefined), path), depth: -1, indent: indent.length })
      return true
    }
    const open = this.#blocks.at(-1)?.indent
    if (open !== undefined && END.exec(line)?.[1]?.length === open) this.#blocks.pop()
    return false
  }

  #prefixOf(name: string | undefined): string {
    return (name === undefined ? undefined : this.#variables.get(name)) ?? this.#blocks.at(-1)?.prefix ?? ''
  }
}

const headOf = (line: string): string | undefined => (line.includes('prefix') ? HEAD.exec(line)?.[2] : undefined)

/** `group('edge cases', () {` is about something else. */
const isPath = (written: string, call: string | undefined): boolean =>
  written.startsWith('/') || (/^(?:prefix|Group)$/.test(call ?? '') && !written.includes(' '))

/** Nobody asks for a longer path: it stays as it is, whatever else is in it. */
const LONGEST_PATH = 1000
const joined = (front: string, path: string): string =>
  front.length > LONGEST_PATH ? front : `${front}/${path}`.replace(/\/{2,}/g, '/').replace(/\/$/, '')
