/**
 * The Worker with the official suite's content at one address, behind the same authorisation, body limits and handler
 * options as everything else. Only tests start it.
 */
import type { Env } from '../../src/env.ts'
import { handleMcp } from '../../src/mcp/handler.ts'
import worker from '../../src/worker.ts'
import { fixtureServer } from './fixture-server.ts'
import { FIXTURE_PATH } from './paths.ts'

export * from '../../src/worker.ts'

export default {
  ...worker,
  fetch(request, env, context) {
    return new URL(request.url).pathname === FIXTURE_PATH
      ? handleMcp(request, env, context, fixtureServer)
      : worker.fetch(request, env, context)
  },
} satisfies ExportedHandler<Env>
