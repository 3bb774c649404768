/**
 * What a tool is: its manual page and its work.
 *
 * A tool never sees a request, a tenant's name, a cursor or a JSON string. It gets parsed arguments and a view of what
 * its caller may read, and returns an answer or throws a `Failure`. Everything around that happens once, in
 * `call-tool.ts`.
 */
import { z } from 'zod'
import type { Page, Position } from '../query/page.ts'
import type { Index } from '../query/ports.ts'
import type { Semantics } from '../query/search/semantics.ts'
import type { RefScope, RepositoryScope } from '../tenancy/scope.ts'
import type { RepositoryList } from './access.ts'
import { Metadata } from './metadata.ts'
import { OUTPUT_PARAMS, PAGE_PARAMS, REF_PARAMS } from './params.ts'

export type Shape = z.core.$ZodLooseShape
type Args<I extends Shape> = z.infer<z.ZodObject<I>>
export type Answer<O extends Shape> = z.infer<z.ZodObject<O>>

/** The context of a tool that is about one ref of one repository. */
export interface RefContext {
  readonly scope: RefScope
  /** The ref to compare with, in the same repository; present when the arguments hold `base_ref`. */
  readonly base?: RefScope
  readonly index: Index
  readonly semantics: Semantics
  /** Number of items to return, already within the tool's bounds. */
  readonly limit: number
  readonly from: Position | undefined
  /** The caller's token budget, for content that is not an item and cannot be left for the next page. */
  readonly maxTokens: number
  /** How the answer will be written, for a tool that fills the budget itself. */
  readonly format: 'json' | 'markdown'
  /** Files of the repository that the caller's session used within the last hour, latest first. */
  readonly recentFiles?: readonly string[]
  /**
   * Records that the ref should be indexed again, and says whether anybody is there to do it. `foreign`: this caller
   * may not ask.
   */
  requestRefresh(
    paths: readonly string[],
  ): Promise<{ readonly watched: boolean; readonly workflow: 'started' | 'cannot' | 'refused' | 'foreign' }>
}

/** The context of a tool that is about everything the caller may see. */
export interface CallerContext {
  /** One round trip. Limited to the URL's owner or repository, if it names one. */
  list(): Promise<RepositoryList>
  /** Sizes in bytes of these repositories' substring indexes; undefined where a shard does not answer. */
  indexBytes(scopes: readonly RepositoryScope[]): Promise<number | undefined>
  readonly limit: number
  readonly from: Position | undefined
}

export interface Result<O extends Shape, T = unknown> {
  /** The answer with only these items, in order: a budget may leave some for the next page. */
  answer(items: readonly T[]): Answer<O>
  readonly page?: Page<T>
  /** Part of the answer is missing and no later page brings it; reported in `warnings`. */
  readonly partial?: boolean
  /** What later pages bring is in this answer already, in another field. */
  readonly hasAll?: boolean
  /** Where to go on after the answer with the first `items` of them, as it is after all cuts, if not behind these. */
  next?(answer: Answer<O>, items: number): Position | undefined
  readonly warnings?: readonly string[]
  readonly language?: string | undefined
  /** Metadata that the tool adds to what every answer has. */
  readonly metadata?: Partial<Metadata>
}

interface ManualPage<I extends Shape, O extends Shape> {
  readonly name: string
  readonly title: string
  /** What it returns and when to use it. */
  readonly description: string
  /** The tool's own arguments; the arguments that all tools take are added. */
  readonly input: I
  /** The tool's own fields; `metadata` and `nextCursor` are added. */
  readonly output: O
  /** Items per page when the caller gives no `limit`. Absent for a tool without pages. */
  readonly pageSize?: number
  /** Set when the tool does more than read. */
  readonly writes?: boolean
}

/** A tool as the registry holds it. */
export interface Tool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly about: 'ref' | 'caller'
  readonly pageSize: number | undefined
  readonly writes: boolean
  /** All arguments it takes. */
  readonly input: z.ZodObject
  readonly output: z.ZodObject
  run(args: Record<string, unknown>, context: RefContext | CallerContext): Promise<Result<Shape>>
}

export function defineTool<I extends Shape, O extends Shape, T>(
  definition: ManualPage<I, O> &
    (
      | { readonly about?: 'ref'; run(args: Args<I>, context: RefContext): Promise<Result<O, T>> }
      | { readonly about: 'caller'; run(args: Args<I>, context: CallerContext): Promise<Result<O, T>> }
    ),
): Tool {
  const { name, title, description, pageSize, about = 'ref', writes = false } = definition
  return {
    name,
    title,
    description,
    about,
    pageSize,
    writes,
    input: z.strictObject({
      ...definition.input,
      ...(about === 'ref' ? REF_PARAMS : {}),
      ...(pageSize === undefined ? {} : PAGE_PARAMS),
      ...OUTPUT_PARAMS,
    }),
    output: z.object({
      ...definition.output,
      ...(pageSize === undefined ? {} : { nextCursor: z.string().optional() }),
      metadata: Metadata,
    }),
    // The registry holds tools with different inputs; `call-tool.ts` parses with this tool's own `input` before
    // calling.
    run: definition.run as unknown as Tool['run'],
  }
}
