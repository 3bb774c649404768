/** Laravel's jobs, which run themselves, and its events, which listeners are found for by their types. */
import type { Dispatch } from '../nominal/dispatch.ts'
import { LARAVEL_PACKAGE as LARAVEL } from './laravel-types.ts'

const LISTENERS = { named: { type: /(?:^|\.)Listeners\./, method: /^(?:handle|__invoke$)/ }, every: true } as const
const JOB = { own: 'handle' } as const
const inLaravel = (...names: string[]): string[] => names.map((name) => `Illuminate.${name}`)

const BUS = inLaravel('Contracts.Bus.Dispatcher', 'Support.Facades.Bus', 'Foundation.Bus.DispatchesJobs')
const JOBS = { ...JOB, owners: inLaravel('Foundation.Bus.Dispatchable'), sendsItself: true } as const
const EVENTS = inLaravel('Contracts.Events.Dispatcher', 'Support.Facades.Event')
const EVENT = { ...LISTENERS, owners: inLaravel('Foundation.Events.Dispatchable'), sendsItself: true } as const

export const DISPATCHES: ReadonlyMap<string, readonly Dispatch[]> = new Map<string, readonly Dispatch[]>([
  ['dispatch', [{ ...JOB, owners: [LARAVEL] }, { ...JOB, owners: BUS }, JOBS, { ...LISTENERS, owners: EVENTS }, EVENT]],
  ['dispatch_sync', [{ ...JOB, owners: [LARAVEL] }]],
  ['dispatchSync', [{ ...JOB, owners: BUS }, JOBS]],
  ['dispatchNow', [{ ...JOB, owners: BUS }, JOBS]],
  ['dispatchAfterResponse', [JOBS]],
  ['dispatchIf', [JOBS, EVENT]],
  ['dispatchUnless', [JOBS, EVENT]],
  ['event', [{ ...LISTENERS, owners: [LARAVEL] }]],
])

export const isListener = (namespace: string): boolean => LISTENERS.named.type.test(`${namespace}.`)
