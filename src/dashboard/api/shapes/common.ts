/** What many answers share. Times are milliseconds since the epoch; cursors are opaque and returned unchanged. */
import { z } from 'zod'
import { visible } from '../../../visible-text.ts'

export const Count = z.int().min(0)
export const Time = z.number()
export const RowId = z.int().min(1)
/** In a query everything is text. */
export const IdText = z.coerce.number().int().min(1)

export const Role = z.enum(['owner', 'admin', 'member'])
export type Role = z.infer<typeof Role>
export const Visibility = z.enum(['private', 'internal', 'public'])
export type Visibility = z.infer<typeof Visibility>

/** Scripts whose letters join, or do not, by what stands between them and cannot be seen. Between others it only hides. */
const JOINING = [
  'Arab',
  'Syrc',
  'Mong',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Sinh',
  'Mymr',
  'Khmr',
]
const JOINER = new RegExp(`(?<=[${JOINING.map((script) => `\\p{Script=${script}}`).join('')}])[\\u200c\\u200d]`, 'gu')

/**
 * What a person calls a token or a team. Others see it too: what cannot be seen, or turns the order of letters round, would make it
 * look like another one, or like none. Languages that are written from the right do not need it.
 */
export const GivenName = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .refine(isSeenInWhole, 'must be one line, without characters that cannot be seen')

function isSeenInWhole(name: string): boolean {
  const read = name.replace(JOINER, '')
  return !read.includes('\t') && visible(read) === read
}

export const Person = z.object({ id: RowId, login: z.string() })
export type Person = z.infer<typeof Person>

export const Paging = {
  /** The longest is that of a path, which git takes up to 4,096 bytes long. */
  cursor: z.string().min(1).max(6000).optional(),
  limit: z.coerce.number().int().min(1).max(500).optional(),
}

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    /** Absent on the last page. */
    next: z.string().optional(),
    /** Over all pages. */
    total: Count,
  })

/** Days. Null: the organisation's setting (for a repository), or the service's (for an organisation). */
export const Keeping = z.object({
  /** How long a commit stays available after its ref has moved on. */
  retentionDays: z.int().min(0).max(365).nullable(),
  /** A deleted branch or a closed pull request. */
  endedRefDays: z.int().min(0).max(365).nullable(),
  /** A ref without new indexes, other than the default ref. */
  refExpiryDays: z.int().min(1).max(3650).nullable(),
})
export type Keeping = z.infer<typeof Keeping>

/** The answer to a successful change; a refusal is an `ApiError`. */
export const Done = z.object({ done: z.literal(true) })
export type Done = z.infer<typeof Done>

const API_ERRORS = [
  /** 401: nobody is signed in, or the session has ended. */
  'unauthenticated',
  /** 403: the request did not come from our own pages. */
  'not_from_here',
  /** 404: absent, not yours to see or change, or already as requested: one answer for all of these. */
  'not_found',
  /** 400: `details` names fields. */
  'invalid',
  'too_large',
  /** 409: it is taken, or was changed meanwhile. */
  'conflict',
  'rate_limited',
  'unavailable',
] as const

/** Body of every answer that is not 2xx or 304. */
export const ApiError = z.object({
  error: z.object({
    code: z.enum(API_ERRORS),
    message: z.string(),
    hint: z.string().optional(),
    details: z.array(z.object({ field: z.string(), problem: z.string() })).optional(),
  }),
})
export type ApiError = z.infer<typeof ApiError>
