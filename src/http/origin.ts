/** The public address of this deployment; issuer, audience and links are built from it. */
import type { Env } from '../env.ts'

export const originOf = (request: Request, env: Env): string => env.SEXTANT_ORIGIN ?? new URL(request.url).origin
