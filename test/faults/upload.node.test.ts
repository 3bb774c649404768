import { memoryEnv } from '../setup/memory-d1.ts'
import { KINDS, uploadsUnderFaults } from './uploads.ts'

uploadsUnderFaults(memoryEnv(), KINDS, 12)
