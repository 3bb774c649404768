/** Pages between a person and a client: no scripts, nothing loaded from elsewhere, not to be framed. */
import { raw } from 'hono/html'
import type { Child } from 'hono/jsx'
import { visible } from '../../visible-text.ts'

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; place-items: center; min-height: 100vh; background: Canvas; color: CanvasText; }
main { max-width: 34rem; padding: 2rem; overflow-wrap: anywhere; }
h1 { font-size: 1.4rem; }
.facts { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
.facts dd { margin: 0; }
.warning { border-inline-start: 4px solid #c2410c; padding-inline-start: 1rem; }
fieldset { border: 1px solid GrayText; border-radius: .5rem; margin: 1rem 0; max-height: 20rem; overflow: auto; }
label { display: flex; gap: .5rem; align-items: baseline; padding-block: .125rem; }
label.chosen { margin-inline-start: 1.5rem; }
fieldset:not(:has([value="repositories"]:checked)) .chosen { display: none; }
button { font: inherit; padding: .5rem 1.25rem; border-radius: .5rem; border: 1px solid GrayText; cursor: pointer; }
.primary { background: #1d4ed8; color: #fff; border-color: #1d4ed8; }
a.primary { display: inline-block; padding: .5rem 1.25rem; border-radius: .5rem; text-decoration: none; }
`

export function Page({ title, nonce, children }: { title: string; nonce: string; children: Child }) {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style nonce={nonce}>{raw(STYLE)}</style>
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  )
}

/**
 * The destination of the answer to a client, in the form of a policy. Undefined if it cannot be expressed: an address
 * may contain `;`, `,` and `*`, which have a meaning in policies.
 */
export function formTarget(redirectUri: string): string | undefined {
  const { origin, protocol } = new URL(redirectUri)
  if (origin === 'null') return protocol
  return /^https?:\/\/[a-z0-9.:[\]-]+$/.test(origin) ? origin : undefined
}

/** `formTo`: where a form may lead besides here. Browsers apply it to the redirect after a post as well. */
export function pageHeaders(nonce: string, formTo?: string): Record<string, string> {
  return {
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'${formTo === undefined ? '' : ` ${formTo}`}`,
    'x-frame-options': 'DENY',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    // Not `no-referrer`: browsers would then post forms with `Origin: null`, which does not say where they came from.
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-store',
  }
}

/**
 * A name that a client gave itself. Invisible and direction-changing characters are made visible, and it is cut to fit.
 */
export function shown(text: string): string {
  const whole = visible(text)
  return whole.length > 120 ? `${whole.slice(0, 120)}…` : whole
}
