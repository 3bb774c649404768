/** What this deployment is called from outside: issuer, audience and addresses are made of it. */
import type { Env } from '../env.ts'

export const originOf = (request: Request, env: Env): string => env.SEXTANT_ORIGIN ?? new URL(request.url).origin
