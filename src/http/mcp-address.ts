/**
 * The address at which a ref is asked about. A ref's name may hold anything that git allows, `#`, quotes and `$` among
 * it: encoded, the address leads to that ref, and can be pasted into any shell, or be put there by a workflow.
 * Pages write it themselves (`dashboard/app/pages/home/addresses.ts`), as the browser gets none of the service’s code.
 */
export const mcpAddress = (origin: string, repository: string, ref: string): string =>
  `${origin}/mcp/${encoded(repository)}@${encoded(ref)}`

const encoded = (path: string): string =>
  path
    .split('/')
    .map((part) =>
      encodeURIComponent(part).replace(/[!'()*~]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`),
    )
    .join('/')
