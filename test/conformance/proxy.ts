/**
 * The official suite cannot send a token. This proxy adds one and leaves Host and Origin unchanged.
 */
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Proxy {
  /** Forwards everything sent to `/mcp` to the path that the proxy was created for. */
  readonly url: string
  close(): void
}

export function openProxy(target: URL, token: string): Promise<Proxy> {
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, authorization: `Bearer ${token}` }
    const { hostname: host, port, pathname: path } = target
    const onward = request({ host, port, path, method: incoming.method, headers, setHost: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      resolve({
        url: `http://127.0.0.1:${port}/mcp`,
        close: () => {
          server.closeAllConnections()
          server.close()
        },
      })
    })
  })
}
