import { env } from 'cloudflare:workers'
import { sweepingBesideRuns } from './sweeping.ts'

sweepingBesideRuns(env, 2, false)
