/**
 * The arguments of a call without those that say nothing. Clients whose model has to fill in every argument (strict modes,
 * forms) send `null` for what it left out or, where their schema knows no null, an empty text. Neither means anything here.
 */
import type { Tool } from './define-tool.ts'

export function withoutLeftOut(args: Record<string, unknown>, { input }: Tool): Record<string, unknown> {
  const says = ([name, value]: [string, unknown]): boolean => {
    const field = input.shape[name]
    return field === undefined || !(value === null || (value === '' && isOptional(field)))
  }
  return Object.fromEntries(Object.entries(args).filter(says))
}

const isOptional = ({ _zod }: Tool['input']['shape'][string]): boolean => _zod.optin === 'optional'
