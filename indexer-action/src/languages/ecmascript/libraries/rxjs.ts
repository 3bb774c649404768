/**
 * RxJS: what streams carry to those who subscribe, and through the operators of a pipe.
 *
 * An operator is told by the pipe what comes to it (`Taking`), and tells what comes of it: `Giving` something, or `Passing` on what
 * came.
 */

import { type Type, UNKNOWN, union } from '../types/types.ts'
import {
  all,
  argumentOf,
  array,
  as,
  type Call,
  each,
  firstOf,
  held,
  heldBy,
  itemsOf,
  known,
  type Library,
  list,
  promised,
  takes,
  telling,
  told,
  typesOf,
} from './library.ts'

const of = typesOf('npm:rxjs')
const STREAMS = 'Observable Subject BehaviorSubject ReplaySubject AsyncSubject ConnectableObservable'.split(' ')
export const stream = (type: Type): Type => (type.kind === 'unknown' ? UNKNOWN : of('Observable', type))
export const giving = (type: Type): Type => of('Giving', type)
export const PASSING = of('Passing')

/** What a stream carries, or what else may stand for one: a promise's value, or the items of a list. */
export function carried(call: Pick<Call, 'awaited' | 'elementOf'>, type: Type): Type {
  if (type.kind === 'union') return union(type.of.map((part) => carried(call, part)))
  if (type.kind === 'place') return carried(call, type.base)
  if (type.kind === 'external') return carriedBy(type)
  return type.kind === 'standard' && type.name === 'Promise' ? call.awaited(type) : call.elementOf(type)
}

function carriedBy(type: Type): Type {
  // `merge(clicks$, keys$)` looks like one that adds members to its first argument.
  if (type.kind === 'place') return carriedBy(type.base)
  return type.kind === 'external' && STREAMS.includes(type.name) ? heldBy(type) : UNKNOWN
}

/** What comes out of the first operators of a pipe. */
function after(call: Call, operators: number): Type {
  let type = call.held
  for (let at = 0; at < operators; at++) type = through(call, call.argument(at), type)
  return type
}
function through(call: Call, operator: Type, taken: Type): Type {
  if (operator.kind !== 'external') return carried(call, call.returned(operator))
  const [first = UNKNOWN, second = UNKNOWN] = operator.parameters ?? []
  switch (operator.name) {
    case 'Giving':
      return first
    case 'OperatorFunction':
      return second
    case 'Passing':
    case 'MonoTypeOperatorFunction':
      return taken
    default:
      return UNKNOWN
  }
}

/** What an operator must be: a function of the stream, or made by one that asks what comes. */
const operating = (type: Type): Type =>
  type.kind === 'unknown' ? UNKNOWN : all(takes(stream(type)), of('Taking', type))
/** What comes to an operator in its pipe. */
export function coming(call: Call): Type {
  const expected = call.expected()
  return expected.kind === 'intersection' ? known(...expected.of.map((part) => argumentOf(part, 'Taking'))) : UNKNOWN
}
/** A function that is called with each value, or an object of such functions. */
export const observer = (type: Type): Type =>
  type.kind === 'unknown' ? UNKNOWN : all(takes(type), of('Observer', type))
/** Asks for a function that is called with each value. */
export const taking = (call: Call, position: number): Type => {
  const type = position === 0 ? coming(call) : UNKNOWN
  return type.kind === 'unknown' ? UNKNOWN : takes(type)
}
export const piped = (call: Call): Type => stream(after(call, call.count))
export const piping = (call: Call, position: number): Type => operating(after(call, position))
const gathered = (call: Call): Type => known(call.resultOf(0), call.argument(1))
const gathering = (call: Call, position: number): Type =>
  position === 0 ? takes(call.argument(1), coming(call)) : UNKNOWN
const mapped = (call: Call): Type => giving(call.resultOf(0))
const flattened = (call: Call): Type => giving(carried(call, call.resultOf(0)))
const passing = (): Type => PASSING

/** What several streams carry together: a list of one value each, or an object of them. */
function together(call: Call): Type {
  const given = call.argument(0)
  if (given.kind === 'shape' && !given.static) return of('Together', given)
  const streams = given.kind === 'tuple' ? itemsOf(given) : argumentsOf(call)
  return streams.length === 1 && given.kind !== 'tuple'
    ? array(carried(call, call.elementOf(given)))
    : list(...streams.map((one) => carried(call, one)))
}
const argumentsOf = (call: Call): Type[] =>
  Array.from({ length: Math.min(call.count, MOST_STREAMS) }, (_, at) => call.argument(at))
const MOST_STREAMS = 12
const combined = (call: Call): Type => stream(together(call))
const merged = (call: Call): Type => stream(union(argumentsOf(call).map((one) => carried(call, one))))
const withOthers = (call: Call): Type =>
  giving(list(coming(call), ...argumentsOf(call).map((one) => carried(call, one))))
const waited = (call: Call): Type => promised(carried(call, call.argument(0)))

const PASSED =
  'audit auditTime debounce debounceTime defaultIfEmpty delay delayWhen distinct distinctUntilKeyChanged endWith finalize ' +
  'observeOn repeat repeatWhen retry retryWhen sample sampleTime share shareReplay skip skipLast skipUntil startWith ' +
  'subscribeOn take takeLast takeUntil throttle throttleTime throwIfEmpty timeout publish publishReplay refCount'

export const RXJS: Library = {
  types: each([...STREAMS, 'OperatorFunction', 'MonoTypeOperatorFunction'], held),
  inferred: new Set(['BehaviorSubject']),
  functions: {
    Piping: piped,
    Observing: (call) => stream(call.held),
    Promising: (call) => promised(call.held),
    map: mapped,
    ...each('switchMap mergeMap concatMap exhaustMap flatMap', flattened),
    ...each('scan reduce', (call: Call) => giving(gathered(call))),
    ...each('withLatestFrom combineLatestWith zipWith', withOthers),
    toArray: (call) => giving(array(coming(call))),
    pairwise: (call) => giving(list(coming(call), coming(call))),
    ...each(PASSED, passing),
    ...each('tap filter first last find single takeWhile skipWhile distinctUntilChanged catchError', passing),
    ...each('combineLatest forkJoin zip', combined),
    ...each('merge concat race', merged),
    of: (call) => stream(call.argument(0)),
    from: (call) => stream(carried(call, call.argument(0))),
    defer: (call) => stream(carried(call, call.resultOf(0))),
    ...each('firstValueFrom lastValueFrom', waited),
  },
  contexts: {
    Piping: piping,
    ...each('map switchMap mergeMap concatMap exhaustMap flatMap', taking),
    ...each('filter first last find single takeWhile skipWhile distinctUntilChanged', taking),
    tap: (call, position) => (position === 0 ? observer(coming(call)) : UNKNOWN),
    ...each('scan reduce', gathering),
  },
  members: {
    ...each(STREAMS, {
      pipe: as('Piping'),
      subscribe: ([type]) => takes(observer(type ?? UNKNOWN)),
      forEach: telling,
      next: told,
      value: firstOf,
      getValue: as('Getting'),
      asObservable: as('Observing'),
      toPromise: as('Promising'),
    }),
    Observer: { next: told },
    Together: {},
  },
  refers: { Together: (_, given) => carriedBy(given) },
  exact: new Set(['Together']),
  unwraps: new Set(['Together']),
  called: new Set(['Getting']),
}
