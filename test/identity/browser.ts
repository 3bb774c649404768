/**
 * A minimal browser for identity tests: keeps cookies per host, follows redirects one by one, posts forms with an Origin.
 */
export class Browser {
  readonly #cookies = new Map<string, Map<string, string>>()
  /** Every URL it has visited. */
  readonly history: string[] = []

  /** Visits a URL and follows redirects as long as they stay on the allowed hosts; otherwise stops before the redirect. */
  async open(url: string | URL, mayVisit: (url: URL) => boolean, init: RequestInit = {}): Promise<Visit> {
    let at = new URL(url)
    let request = init
    for (let step = 0; step < 12; step++) {
      const response = await this.#send(at, request)
      const location = response.headers.get('location')
      if (location === null || response.status < 300 || response.status >= 400) {
        return { url: at, response, body: await response.text() }
      }
      await response.arrayBuffer()
      const next = new URL(location, at)
      if (!mayVisit(next)) return { url: next, response, body: '' }
      at = next
      request = {}
    }
    throw new Error('too many redirects')
  }

  /** Posts a form that is on a page of `from`. */
  post(
    url: string | URL,
    fields: readonly (readonly [string, string])[],
    mayVisit: (url: URL) => boolean,
    origin?: string,
  ) {
    const body = new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value]))
    const headers = { origin: origin ?? new URL(url).origin }
    return this.open(url, mayVisit, { method: 'POST', body, headers })
  }

  forget(): void {
    this.#cookies.clear()
  }

  async #send(url: URL, init: RequestInit): Promise<Response> {
    this.history.push(url.href)
    const jar = this.#cookies.get(url.host) ?? new Map<string, string>()
    this.#cookies.set(url.host, jar)
    const headers = new Headers(init.headers)
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
}

export interface Visit {
  /** Where it ended, or the redirect that it did not follow. */
  readonly url: URL
  readonly response: Response
  readonly body: string
}

/** Values of a page's hidden fields. */
export function hiddenFields(html: string): [string, string][] {
  return [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map((match) => [
    match[1] ?? '',
    (match[2] ?? '').replaceAll('&amp;', '&'),
  ])
}
