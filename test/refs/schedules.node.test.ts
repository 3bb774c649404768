import { memoryEnv } from '../setup/memory-d1.ts'
import { runsOfOneRef } from './schedules.ts'

runsOfOneRef(memoryEnv(), Number(process.env.SCHEDULES ?? 20))
