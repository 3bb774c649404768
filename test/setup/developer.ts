/**
 * The account that a test file uploads and reads with: the development sign-in, made before the first test. The result may be
 * destructured at the top of the file, but `token` is only available inside tests.
 */
import { env } from 'cloudflare:workers'
import { beforeAll, expect } from 'vitest'
import type { BeginAnswer, PublishAnswer } from '../../src/contract/messages.ts'
import type { RefScope } from '../../src/tenancy/scope.ts'
import { scopeOf, see } from './reader.ts'
import { buildTree, type Tree, totalsOf } from './tree.ts'
import {
  begin,
  contentRecords,
  manifestRecord,
  ndjson,
  ok,
  type Sender,
  sender,
  signIn,
  type Target,
  upload,
} from './uploader.ts'

export interface Developer {
  readonly token: string
  readonly send: Sender
  begin(target: Target): Promise<BeginAnswer>
  /** Sends a whole tree in one request of an upload that has begun. */
  sendTree(upload: string, tree: Tree): Promise<unknown>
  /** Uploads and publishes; with `previous`, as a delta to that tree. */
  upload(target: Target, tree: Tree, previous?: Tree): Promise<PublishAnswer>
  /** The scope of a ref, or why there is none. */
  scopeOf(repository: string, ref?: string): Promise<RefScope | string>
  /** Checks that the ref is exactly this tree: every file is complete, and the counts are right. */
  expectSeen(repository: string, ref: string | undefined, tree: Tree, when?: string): Promise<RefScope>
}

export function developer(): Developer {
  let token = ''
  beforeAll(async () => {
    token = await signIn(env)
  })
  const send: Sender = (path, body, init) => sender(env, token)(path, body, init)
  const scope = (repository: string, ref?: string) => scopeOf(env, token, repository, ref)
  return {
    get token() {
      return token
    },
    send,
    begin: (target) => begin(send, target),
    sendTree(id, tree) {
      const built = buildTree(tree)
      return ok(send(`${id}/records`, ndjson([...contentRecords(tree, built), manifestRecord(built.entries)])))
    },
    upload: (target, tree, previous) => upload(send, target, tree, previous),
    scopeOf: scope,
    async expectSeen(repository, ref, tree, when) {
      const found = await scope(repository, ref)
      if (typeof found === 'string') throw new Error(`${repository}@${ref}: ${found}`)
      const seen = await see(env, found)
      expect(seen.entries, when).toEqual([...buildTree(tree).entries].sort((a, b) => (a[0] < b[0] ? -1 : 1)))
      expect(seen.broken, when).toEqual([])
      const { digest, indexed, skipped } = totalsOf(seen.entries)
      expect(seen.claimed, when).toEqual({ digest, indexed, skipped })
      return found
    },
  }
}
