/** Everything in which one request to the server differs from another. */
import type { Databases } from '../db/databases.ts'
import type { Semantics } from '../query/search/semantics.ts'
import type { RefScope } from '../tenancy/scope.ts'
import type { Access, Target } from './access.ts'
import type { StartWorkflow } from './call-tool.ts'
import type { Tool } from './define-tool.ts'

export interface Asked {
  readonly target: Target
  readonly access: Access
  readonly databases: Databases
  readonly semantics: Semantics
  readonly startWorkflow?: StartWorkflow
  /** The tools that the URL offers. */
  readonly tools: readonly Tool[]
  /** The repository and ref of the URL, where it names one and the client sends `initialize`. */
  readonly scope: RefScope | undefined
}
