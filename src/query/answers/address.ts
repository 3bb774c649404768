/**
 * The address under which a client reads a file or a symbol at a ref as a resource: `sextant://owner/name@ref/path`, and
 * `#{symbol_id}` for a symbol of that file. Every segment is percent-encoded, including the slashes of a ref.
 */
import { parseSymbolId } from '../../contract/ids.ts'

export interface Address {
  readonly repository: string
  readonly ref: string
  /** Empty for the whole repository. */
  readonly path: string
  readonly symbol: number | undefined
}

const SCHEME = 'sextant://'

export function addressOf(repository: string, ref: string, path: string): string {
  const [owner = '', name = ''] = repository.split('/')
  const encoded = path.split('/').map(encodeURIComponent).join('/')
  return `${SCHEME}${encodeURIComponent(owner)}/${encodeURIComponent(name)}@${encodeURIComponent(ref)}/${encoded}`
}

export function parseAddress(uri: unknown): Address | undefined {
  if (typeof uri !== 'string' || uri.length > 8000) return undefined
  const parts = /^sextant:\/\/([^/@#]+)\/([^/@#]+)@([^/#]+)\/([^#]*)(?:#(.+))?$/.exec(uri)
  if (!parts) return undefined
  try {
    const [owner = '', name = '', ref = '', path = '', fragment] = parts
      .slice(1)
      .map((part) => (part === undefined ? undefined : decodeURIComponent(part)))
    if (![owner, name, ref, path].every((part) => part.isWellFormed() && !part.includes('\0'))) return undefined
    const symbol = fragment === undefined ? undefined : parseSymbolId(fragment)
    if (fragment !== undefined && symbol === undefined) return undefined
    return { repository: `${owner}/${name}`, ref, path, symbol }
  } catch {
    return undefined // a stray % names nothing
  }
}

/** An address that lines may follow, as they may follow a path: `#L4-L6`. */
export function addressIn(id: unknown): { readonly address: Address | undefined; readonly lines: string } | undefined {
  if (typeof id !== 'string' || !id.startsWith(SCHEME)) return undefined
  const lines = /#L\d[^#]*$/.exec(id)?.[0] ?? ''
  return { address: parseAddress(id.slice(0, id.length - lines.length)), lines }
}
