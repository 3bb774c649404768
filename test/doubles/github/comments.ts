/**
 * Comments on issues and pull requests, read and written by workflow jobs with their tokens.
 */
import type { Context, Hono } from 'hono'

interface Comment {
  id: number
  /** `owner/name#number`. */
  on: string
  body: string
  user: { login: string; type: 'Bot' | 'User' }
}

/** GitHub's own limit in characters. */
const MOST_CHARACTERS = 65_536

export class Comments {
  /** Oldest first. */
  readonly all: Comment[] = []
  /** Job tokens, and what each may do to pull requests. */
  readonly tokens = new Map<string, 'read' | 'write'>()

  routes(api: Hono, paged: (c: Context, all: Comment[]) => Response): void {
    const target = (c: Context) => `${c.req.param('owner')}/${c.req.param('name')}#${c.req.param('number')}`
    const path = '/repos/:owner/:name/issues/:number/comments'
    api.get(path, (c) =>
      this.#as(c, () =>
        paged(
          c,
          this.all.filter(({ on }) => on === target(c)),
        ),
      ),
    )
    api.post(path, (c) =>
      this.#writing(c, (body) => {
        const user = { login: 'github-actions[bot]', type: 'Bot' } as const
        const made = { id: 5000 + this.all.length, on: target(c), body, user }
        this.all.push(made)
        return c.json(made, 201)
      }),
    )
    api.patch('/repos/:owner/:name/issues/comments/:id', (c) =>
      this.#writing(c, (body) => {
        const found = this.all.find(({ id }) => id === Number(c.req.param('id')))
        if (!found) return c.json({ message: 'Not Found' }, 404)
        found.body = body
        return c.json(found)
      }),
    )
  }

  #writing(c: Context, write: (body: string) => Response): Response | Promise<Response> {
    return this.#as(c, async (permission) => {
      if (permission !== 'write') return c.json({ message: 'Resource not accessible by integration' }, 403)
      const { body } = await c.req.json<{ body: string }>()
      return body.length > MOST_CHARACTERS ? c.json({ message: 'Validation Failed' }, 422) : write(body)
    })
  }

  #as(
    c: Context,
    answer: (permission: 'read' | 'write') => Response | Promise<Response>,
  ): Response | Promise<Response> {
    const permission = this.tokens.get((c.req.header('authorization') ?? '').replace(/^(?:token|bearer)\s+/i, ''))
    return permission ? answer(permission) : c.json({ message: 'Bad credentials' }, 401)
  }
}
