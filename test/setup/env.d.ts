import type { D1Migration } from 'cloudflare:test'
import type { Env as SextantEnv } from '../../src/env.ts'

declare global {
  namespace Cloudflare {
    interface Env extends SextantEnv {
      TEST_MIGRATIONS: { control: D1Migration[]; index: D1Migration[] }
    }
    interface GlobalProps {
      mainModule: typeof import('../../src/worker.ts')
    }
  }
}
