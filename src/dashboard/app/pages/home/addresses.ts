/**
 * MCP addresses, and what each client wants to have of one.
 *
 * A ref's name may hold anything that git allows, quotes and `$` among it. In an address all of that is percent-encoded, so the
 * commands below can be pasted into any shell as they are.
 * The service writes them too (`src/http/mcp-address.ts`); `test/mcp-addresses.node.test.ts` holds both together.
 */
export interface Target {
  /** `owner/name`; without it: everything that the person may read. */
  readonly repository: string | undefined
  /** Without it: the repository's default ref, whichever that will be. */
  readonly ref: string | undefined
}

export function mcpAddress(origin: string, { repository, ref }: Target): string {
  if (repository === undefined) return `${origin}/mcp`
  return `${origin}/mcp/${encoded(repository)}${ref === undefined ? '' : `@${encoded(ref)}`}`
}

const encoded = (path: string): string =>
  path
    .split('/')
    .map((part) =>
      encodeURIComponent(part).replace(/[!'()*~]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`),
    )
    .join('/')

/** What a client calls the server; clients want it short and plain. */
export function serverName({ repository, ref }: Target): string {
  const parts = [
    'sextant',
    ...(repository === undefined ? [] : [repository.split('/')[1] ?? '']),
    ...(ref === undefined ? [] : [ref]),
  ]
  const plain = parts.map((part) =>
    part
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, ''),
  )
  return plain.filter(Boolean).join('-').slice(0, 40).replace(/-+$/, '')
}

export const cursorLink = (name: string, url: string): string =>
  `cursor://anysphere.cursor-deeplink/mcp/install?name=${encodeURIComponent(name)}&config=${encodeURIComponent(btoa(JSON.stringify({ url })))}`

export const vsCodeLink = (name: string, url: string, insiders = false): string =>
  `vscode${insiders ? '-insiders' : ''}:mcp/install?${encodeURIComponent(JSON.stringify({ name, type: 'http', url }))}`

export const claudeCodeCommand = (name: string, url: string): string => `claude mcp add --transport http ${name} ${url}`

export const codexCommand = (name: string, url: string): string => `codex mcp add ${name} --url ${url}`

/** Whether the address that a grant opens covers this one: the same, or one further up, with all tools or fewer. */
export function covers(resource: string, address: string): boolean {
  const [outer, inner] = [resource, address].map((one) => one.toLowerCase().replace(/\/*(?:\?.*)?$/, ''))
  if (outer === undefined || inner === undefined) return false
  return inner === outer || inner.startsWith(`${outer}/`) || inner.startsWith(`${outer}@`)
}
