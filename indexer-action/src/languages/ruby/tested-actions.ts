/** In tests of a controller `get :show` calls its action: `class UsersControllerTest`, `describe UsersController do`. */
import type { Syntax } from '../declarative/syntax.ts'
import { argumentsOf, methodIn } from './call-syntax.ts'
import { DESCRIBES } from './examples.ts'
import { pathOf } from './expressions.ts'
import type { GraphBuilder } from './graph-builder.ts'

const REQUESTS = /^(get|post|put|patch|delete|head|process)$/

export function nameTested(b: GraphBuilder, scope: number, name: string, call: number): void {
  const { t } = b
  const [action] = REQUESTS.test(name) && t.field(call, 'receiver') === undefined ? argumentsOf(t, call) : []
  if (action === undefined || t.type(action) !== 'simple_symbol') return
  const controller = controllerAround(t, call)
  if (controller === undefined) return
  b.calledBy(action, b.objectOf(b.constant(controller, scope), scope), scope, t.text(action).slice(1))
}

/** The innermost controller of which tests are around a call. */
function controllerAround(t: Syntax, call: number): string | undefined {
  for (let at = t.parent(call); at !== undefined; at = t.parent(at)) {
    const tested = t.type(at) === 'class' ? classOf(t, at) : describedBy(t, at)
    if (tested?.endsWith('Controller')) return tested
  }
  return undefined
}

function classOf(t: Syntax, node: number): string | undefined {
  const name = t.field(node, 'name')
  return name === undefined ? undefined : /^(.*Controller)Test$/.exec(t.text(name))?.[1]
}

function describedBy(t: Syntax, node: number): string | undefined {
  const [subject] = DESCRIBES.test(methodIn(t, node)) ? argumentsOf(t, node) : []
  return subject === undefined ? undefined : pathOf(t, subject)
}
