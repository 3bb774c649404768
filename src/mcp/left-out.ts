/**
 * What clients send for what they leave out. Those that write their messages from structures send `null`. Those whose model has
 * to fill in every argument (strict modes, forms) send `null` for what it left out or, where their schema knows no
 * null, an empty text or list. None of them means anything here.
 */
import type { Tool } from './define-tool.ts'

type Members = Readonly<Record<string, unknown>>

/** The message as the protocol has it. A tool's arguments are not looked at: see below. */
export function withoutNulls(message: unknown): unknown {
  if (!isMembers(message) || message.params === undefined) return message
  const { params, ...rest } = message
  if (params === null) return rest
  if (!isMembers(params)) return message
  const { arguments: given, ...said } = withoutNull(params)
  if (given === undefined) return { ...rest, params: said }
  const ofPrompt = message.method === 'prompts/get' && isMembers(given)
  return { ...rest, params: { ...said, arguments: ofPrompt ? withoutNull(given) : given } }
}

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const withoutNull = (members: Members): Members =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null))

/** The arguments that a call of the tool says something by. One that the tool does not know stays, to be refused. */
export function withoutLeftOut(args: Record<string, unknown>, { input }: Tool): Record<string, unknown> {
  const says = ([name, value]: [string, unknown]): boolean => {
    const field = Object.hasOwn(input.shape, name) ? input.shape[name] : undefined
    return field === undefined || !(value === null || (isEmpty(value) && isOptional(field)))
  }
  return Object.fromEntries(Object.entries(args).filter(says))
}

const isEmpty = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0)

/** Whether a caller may leave the argument out. */
export const isOptional = ({ _zod }: Tool['input']['shape'][string]): boolean => _zod.optin === 'optional'
