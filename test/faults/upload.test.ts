import { env } from 'cloudflare:workers'
import { KINDS, uploadsUnderFaults } from './uploads.ts'

uploadsUnderFaults(env, KINDS.slice(0, 1), 6)
