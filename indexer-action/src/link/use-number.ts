/** The contract's numbers of uses, by their words. */
import { USES, type Use } from '../../../src/contract/links.ts'

export const USE_NUMBER = Object.fromEntries(USES.map((use, at) => [use, at])) as Readonly<Record<Use, number>>
