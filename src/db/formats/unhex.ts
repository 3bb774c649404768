/**
 * Decodes hex with a table, because the platform's own decoder takes twice as long, as long as inflating the result.
 */
import { Buffer } from 'node:buffer'

/** Values by character code. */
const VALUES = new Uint8Array(128)
for (const [value, digit] of [...'0123456789abcdef'].entries())
  for (const character of [digit, digit.toUpperCase()]) VALUES[character.charCodeAt(0)] = value

/** `hex`: as written by SQLite or Node. */
export function unhex(hex: string): Buffer {
  const bytes = Buffer.alloc(hex.length >> 1)
  for (let to = 0, at = 0; to < bytes.length; to++, at += 2)
    bytes[to] = ((VALUES[hex.charCodeAt(at)] as number) << 4) | (VALUES[hex.charCodeAt(at + 1)] as number)
  return bytes
}
