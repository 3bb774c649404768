import { memoryEnv } from '../setup/memory-d1.ts'
import { sweepingBesideRuns } from './sweeping.ts'

sweepingBesideRuns(memoryEnv(), Number(process.env.SWEEPS ?? 5), true)
