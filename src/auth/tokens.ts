/** API tokens: created here, shown once, stored as a hash. */
import { tokenHash } from './authenticate.ts'

export interface NewToken {
  /**
   * The id of its row. Random rather than sequential: every CI run makes a token, so two ids would reveal how many ran
   * in between.
   */
  readonly id: number
  /** Shown once. 256 random bits; the fixed prefix lets secret scanners find a leaked token. */
  readonly token: string
  readonly hash: string
  /** Enough to recognise it in a list, not enough to guess the rest. */
  readonly prefix: string
}

export async function newToken(): Promise<NewToken> {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const secret = btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (c) => (c === '+' ? '-' : c === '/' ? '_' : ''))
  const token = `sxt_${secret}`
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  const id = 1 + (high % 2 ** 15) * 2 ** 32 + low
  return { id, token, hash: await tokenHash(token), prefix: token.slice(0, 8) }
}
