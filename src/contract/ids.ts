/**
 * Ids: how a file version, a link set and a symbol get the integer that stands for them.
 *
 * An id is the first 52 bits of a SHA-256 over a canonical text, so that it fits a JavaScript number and a short SQLite
 * varint. Ids address content inside one repository. They are not secrets and never grant access. An uploader who
 * forges one can only damage their own repository, because the server recomputes the ids of content.
 *
 * Hashing itself is not done here (Node and workerd each have their own): callers pass the digest.
 */
import * as z from 'zod'

/** 52-bit content id. */
export const Id = z
  .int()
  .min(0)
  .max(2 ** 52 - 1)
export type Id = z.infer<typeof Id>

/** Git's object name of a file's bytes: SHA-1 over `blob <length>\0<bytes>`, 40 hex digits. */
export const BlobSha = z.string().regex(/^[0-9a-f]{40}$/)
export const CommitSha = z.string().regex(/^[0-9a-f]{40}$/)

/** The first 52 bits of a digest, big-endian. */
export function idOfDigest(digest: Uint8Array): Id {
  let high = 0
  for (let i = 0; i < 6; i++) high = high * 256 + (digest[i] as number)
  return high * 16 + ((digest[6] as number) >> 4)
}

/**
 * Canonical text of a file version. `extractor` names what made the facts (`python@0.25.0.3`: language, grammar
 * and rule version), so that better rules re-index a file whose bytes did not change.
 */
export function fileVersionText(path: string, blob: string, extractor: string): string {
  return `file\0${path}\0${blob}\0${extractor}`
}

/** Canonical text of a link set: what it belongs to, and its JSON body exactly as sent. */
export function linkSetText(fileVersion: Id, bodyJson: string): string {
  return `links\0${fileVersion}\0${bodyJson}`
}

/**
 * Canonical text of a symbol. `nth` tells apart symbols of one file that share kind and qualified name
 * (overloads, redefinitions), counted from 0 in order of appearance. Line numbers are not part of it: a symbol
 * keeps its id when code moves around inside its file.
 */
export function symbolText(path: string, kind: string, qualifiedName: string, nth: number): string {
  return `symbol\0${path}\0${kind}\0${qualifiedName}\0${nth}`
}

/** The pseudo-symbol that owns a file's top-level code: the caller of calls made outside any function. */
export function moduleText(path: string): string {
  return symbolText(path, 'module', '<module>', 0)
}

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz' // Crockford's: no i, l, o, u

/** `sym_` + 11 characters. What tools show, and take back as `symbol`. */
export function formatSymbolId(id: Id): string {
  let rest = id
  let text = ''
  for (let i = 0; i < 11; i++) {
    text = ALPHABET.charAt(rest % 32) + text
    rest = Math.floor(rest / 32)
  }
  return `sym_${text}`
}

/** The inverse; undefined for anything that `formatSymbolId` does not produce. */
export function parseSymbolId(text: string): Id | undefined {
  if (!/^sym_[0-9a-hjkmnp-tv-z]{11}$/.test(text)) return undefined
  let id = 0
  for (const character of text.slice(4)) id = id * 32 + ALPHABET.indexOf(character)
  return id <= 2 ** 52 - 1 ? id : undefined
}
