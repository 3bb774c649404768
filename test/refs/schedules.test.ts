import { env } from 'cloudflare:workers'
import { runsOfOneRef } from './schedules.ts'

runsOfOneRef(env, 8)
