/**
 * A link set: everything in one file that depends on *other* files, that is, where each name in it leads.
 *
 * It is a table of occurrences in columns, sorted by position, over a small dictionary of targets. An occurrence
 * never points at two things without saying so: several candidates are one `ambiguous` target that keeps them all.
 */
import * as z from 'zod'
import { Id } from './ids.ts'
import { LIMITS } from './limits.ts'
import { Column, Line } from './path.ts'

/**
 * How an occurrence uses its target. `overrides` is placed at the name of a member and leads to the member it
 * overrides. `runs` leads to code that runs where no call of it is written: from a type or a constructor to the
 * constructors that creating an instance runs, and from whoever reads or writes a property, beside that `read` or
 * `write`, to its accessor. Neither appears in the source there, so neither counts as a reference. The position in this
 * list is the wire value: append only.
 */
export const USES = [
  'read',
  'write',
  'call',
  'call_indirect',
  'call_macro',
  'import',
  'extends',
  'implements',
  'overrides',
  'type',
  'runs',
] as const
export const Use = z.enum(USES)
export type Use = z.infer<typeof Use>

/** Why a link is believed, best first. The position in this list is the wire value: append only. */
export const EVIDENCE = [
  /** A compiler said so (SCIP). */
  'exact',
  /** An import or package rule of the language. */
  'import',
  /** Scope rules inside the file. */
  'same_file',
  /** The type of the receiver or of an argument. */
  'type',
  /** It is the only definition of that name that could be meant. */
  'unique_name',
  /** Several candidates, all kept. */
  'ambiguous',
  /** Values flow there (callbacks, tables, containers, overrides). */
  'dynamic',
] as const
export const Evidence = z.enum(EVIDENCE)
export type Evidence = z.infer<typeof Evidence>

const Name = z.string().max(2 * LIMITS.nameChars)
const Index = z.int().min(0).max(LIMITS.occurrencesPerFile)

/**
 * Where an occurrence leads:
 * - `['s', id]`               a symbol of this repository
 * - `['l', index]`            a local (parameter, local variable …) of this file
 * - `['e', package, name]`    outside the repository: `['e', 'npm:hono', 'Hono.get']`, `['e', 'std:python', 'len']`
 * - `['u', name]`             unknown
 * - `['a', [index, …]]`       one of these targets, and the source does not say which
 * - `['m', [index, …]]`       all of these: one call that reaches several definitions (overrides, declaration merging)
 */
export const Target = z.union([
  z.tuple([z.literal('s'), Id]),
  z.tuple([z.literal('l'), Index]),
  z.tuple([z.literal('e'), Name, Name]),
  z.tuple([z.literal('u'), Name]),
  z.tuple([z.literal('a'), z.array(Index).min(2).max(64)]),
  z.tuple([z.literal('m'), z.array(Index).min(2).max(64)]),
])
export type Target = z.infer<typeof Target>

/**
 * A definition that cannot be named from outside its function: `[name, kind, line, column, owner]`; owner as in `from`.
 */
export const Local = z.tuple([
  Name,
  z.enum(['parameter', 'variable', 'function', 'class', 'type', 'label', 'import']),
  Line,
  Column,
  z.int().min(-1),
])
export type Local = z.infer<typeof Local>

const column = <T extends z.ZodType>(of: T) => z.array(of).max(LIMITS.occurrencesPerFile)

export const LinkSetBody = z
  .object({
    targets: z.array(Target).max(LIMITS.occurrencesPerFile),
    locals: z.array(Local).max(LIMITS.occurrencesPerFile),
    /** The columns, all of one length, sorted by (line, column). The definitions themselves are not occurrences. */
    line: column(Line),
    column: column(Column),
    /** UTF-16 units the occurrence spans. */
    length: column(z.int().min(0).max(10_000)),
    /** Index into USES. */
    use: column(
      z
        .int()
        .min(0)
        .max(USES.length - 1),
    ),
    /** Index into `targets`. */
    target: column(Index),
    /** Index into the file's symbols of the innermost symbol whose body contains it; -1 at the file's top level. */
    from: column(z.int().min(-1)),
    /** Index into EVIDENCE. */
    evidence: column(
      z
        .int()
        .min(0)
        .max(EVIDENCE.length - 1),
    ),
    /** 0–100. A compiler's answer would be 100. */
    confidence: column(z.int().min(0).max(100)),
    /** Sparse: build conditions of single occurrences, `[occurrence, condition]`. */
    conditions: z.array(z.tuple([Index, z.string().max(200)])).optional(),
  })
  .refine(
    (b) =>
      [b.column, b.length, b.use, b.target, b.from, b.evidence, b.confidence].every((c) => c.length === b.line.length),
    'columns differ in length',
  )
export type LinkSetBody = z.infer<typeof LinkSetBody>

/**
 * A link set on the wire. `symbols` repeats the ids of the file's own symbols in order, so that the server can
 * turn `from` into ids without opening the facts; `module` is the id that stands for the file's top level.
 */
export const LinkRecord = z.object({
  kind: z.literal('links'),
  id: Id,
  file: Id,
  module: Id,
  symbols: z.array(Id).max(LIMITS.symbolsPerFile),
  /** base64(deflateRaw(JSON of LinkSetBody)). */
  body: z.base64(),
})
export type LinkRecord = z.infer<typeof LinkRecord>
