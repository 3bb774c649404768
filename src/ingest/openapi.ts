/**
 * The description at /api/openapi.json, from the schemas of the contract.
 */
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import {
  BeginAnswer,
  BeginRequest,
  HaveAnswer,
  HaveRequest,
  INGEST_ERRORS,
  PublishAnswer,
  PublishRequest,
  RecordsAnswer,
  ReportAnswer,
  ReportRequest,
} from '../contract/messages.ts'
import type { Env } from '../env.ts'

const Upload = z.object({ upload: z.string().openapi({ description: 'From the answer of `begin`.' }) })

/** `IngestError` again, because its open `details` cannot be described finitely. */
const Refused = z
  .object({
    code: z.enum(INGEST_ERRORS),
    message: z.string(),
    hint: z.string().optional(),
    details: z.record(z.string(), z.unknown()).optional(),
  })
  .openapi('IngestError')

const json = <T extends z.ZodType>(schema: T) => ({ 'application/json': { schema } })
const refusals = Object.fromEntries(
  [401, 403, 404, 409, 413, 422, 429, 503].map((status) => [
    status,
    { description: 'Refused: `code` gives the reason, `message` the limit and the value.', content: json(Refused) },
  ]),
)
const security = [{ token: [] }]

const routes = [
  createRoute({
    method: 'post',
    path: '/api/ingest/begin',
    summary: 'Open an upload for a ref',
    security,
    request: { body: { required: true, content: json(BeginRequest.openapi('BeginRequest')) } },
    responses: { 200: { description: 'Opened', content: json(BeginAnswer.openapi('BeginAnswer')) }, ...refusals },
  }),
  createRoute({
    method: 'post',
    path: '/api/ingest/{upload}/have',
    summary: 'Which of these content ids does the server lack?',
    security,
    request: { params: Upload, body: { required: true, content: json(HaveRequest.openapi('HaveRequest')) } },
    responses: {
      200: { description: 'The ids that are missing', content: json(HaveAnswer.openapi('HaveAnswer')) },
      ...refusals,
    },
  }),
  createRoute({
    method: 'post',
    path: '/api/ingest/{upload}/records',
    summary: 'Send records',
    description:
      'gzip of one JSON record per line: `file` records with the `segment` that covers them, `links`, `manifest`. Repeatable, in any order.',
    security,
    request: {
      params: Upload,
      body: {
        required: true,
        content: { 'application/gzip': { schema: { type: 'string', format: 'binary' } } },
      },
    },
    responses: { 200: { description: 'Stored', content: json(RecordsAnswer.openapi('RecordsAnswer')) }, ...refusals },
  }),
  createRoute({
    method: 'post',
    path: '/api/ingest/{upload}/publish',
    summary: "Make it the ref's index",
    security,
    request: { params: Upload, body: { required: true, content: json(PublishRequest.openapi('PublishRequest')) } },
    responses: {
      200: {
        description: 'Published, or superseded by a newer run',
        content: json(PublishAnswer.openapi('PublishAnswer')),
      },
      ...refusals,
    },
  }),
  createRoute({
    method: 'post',
    path: '/api/ingest/report',
    summary: 'Report that this run ended without publishing',
    security,
    request: { body: { required: true, content: json(ReportRequest.openapi('ReportRequest')) } },
    responses: {
      200: { description: 'Noted, or not', content: json(ReportAnswer.openapi('ReportAnswer')) },
      ...refusals,
    },
  }),
]

export function describe(app: OpenAPIHono<{ Bindings: Env }>): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'token', { type: 'http', scheme: 'bearer' })
  for (const route of routes) app.openAPIRegistry.registerPath(route)
  app.doc31('/api/openapi.json', { openapi: '3.1.0', info: { title: 'Sextant upload API', version: '1' } })
}
