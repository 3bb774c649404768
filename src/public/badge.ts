/**
 * `/badge/{owner}/{repo}.svg`: when a ref was indexed, as an image for a README. `?ref=` names a ref other than the
 * default; `?key=` is the signature that a private repository's badge needs.
 *
 * Every repository that does not exist or may not be seen gets the same image, byte for byte.
 */
import { type BadgeFacts, badgeFacts } from '../auth/badge.ts'
import { openDatabases } from '../db/databases.ts'
import type { Env } from '../env.ts'

const PATH = /^\/badge\/([^/]{1,100})\/([^/]{1,100})\.svg$/
const MOST_REF_CHARS = 255
const SHOWN_REF_CHARS = 40
const COLOURS = { fresh: '#2f7d4f', stale: '#a15c00', unknown: '#6b7280' } as const

export async function badge(request: Request, env: Env, now = Date.now()): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response('GET only\n', { status: 405, headers: { allow: 'GET, HEAD' } })
  const url = new URL(request.url)
  const [owner, name] = (PATH.exec(url.pathname)?.slice(1) ?? []).map(decoded)
  const ref = url.searchParams.get('ref') || undefined
  const asked =
    owner === undefined || name === undefined || (ref?.length ?? 0) > MOST_REF_CHARS
      ? undefined
      : { owner, name, ref, signature: url.searchParams.get('key') ?? undefined }
  const facts = asked && (await badgeFacts(openDatabases(env), env.BADGE_KEY, asked))
  return answer(facts, now)
}

function answer(facts: BadgeFacts | undefined, now: number): Response {
  const svg = facts
    ? picture(
        `${facts.stale ? 'behind' : 'indexed'} · ${ago(now - facts.indexedAt)} · ${shown(facts.ref)}`,
        facts.stale ? 'stale' : 'fresh',
      )
    : picture('not indexed', 'unknown')
  return new Response(svg, {
    status: facts ? 200 : 404,
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      // Not kept by shared caches: a signed address must not be answered from one later.
      'cache-control': 'private, max-age=300',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })
}

const LABEL = 'sextant'
/**
 * Approximate width of a character in 11 px Verdana. The text is stretched to the width, so that no font breaks the
 * box.
 */
const CHARACTER = 6.6

function picture(text: string, colour: keyof typeof COLOURS): string {
  const left = Math.round(LABEL.length * CHARACTER) + 12
  const right = Math.round([...text].length * CHARACTER) + 12
  const words = escaped(text)
  const word = (at: number, width: number, value: string) =>
    `<text x="${at + width / 2}" y="14" textLength="${width - 12}" lengthAdjust="spacingAndGlyphs">${value}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${LABEL}: ${words}">
<title>${LABEL}: ${words}</title>
<rect width="${left + right}" height="20" rx="3" fill="#374151"/>
<path d="M${left} 0h${right - 3}a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3h-${right - 3}z" fill="${COLOURS[colour]}"/>
<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">${word(0, left, LABEL)}${word(left, right, words)}</g>
</svg>
`
}

function ago(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000))
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h ago`
  return `${Math.floor(minutes / (24 * 60))} d ago`
}

/** A ref's name is untrusted: invisible and direction-changing characters are left out. */
function shown(ref: string): string {
  const visible = [...ref.replace(/[\p{C}\p{Z}]/gu, '')]
  return visible.length > SHOWN_REF_CHARS ? `${visible.slice(0, SHOWN_REF_CHARS).join('')}…` : visible.join('')
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
