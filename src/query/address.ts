/** The address under which a client reads a file at a ref as a resource: `sextant://owner/name@ref/path`. */
export function addressOf(repository: string, ref: string, path: string): string {
  const [owner = '', name = ''] = repository.split('/')
  const encoded = path.split('/').map(encodeURIComponent).join('/')
  return `sextant://${encodeURIComponent(owner)}/${encodeURIComponent(name)}@${encodeURIComponent(ref)}/${encoded}`
}
