/** What the type arguments of Flutter, Bloc, Provider and Riverpod say of values that are declared outside of the repository. */
import type { Binder } from '../rules.ts'
import type { Syntax } from '../syntax.ts'
import { stateOf } from './dart-providers.ts'
import { comparedTwice, nameOf, receiverOf } from './dart-syntax.ts'

/** Classes with a `widget`, by the end of their names: `State<HomePage>`, `ConsumerState<HomePage>`. */
const WITH_WIDGET = /(?:^|Consumer|Hook|HookConsumer)State$/
/** Classes with a `state`, which is of their last type argument. */
const WITH_STATE = /(?:Cubit|Bloc|Notifier)$/
/** What changes the state of a notifier: of both, the types are its first two type arguments. */
const ACTION = /^(?:Async)?(?:Global)?ReduxAction(?:WithResult)?$/
/** Functions that give what their type argument says. */
const GIVING = /^(?:read|watch|of|get|getIt|locator|sl|find|select)$/
/** Widgets that give their functions the state of a bloc. */
const BUILDERS = /^Bloc(?:Builder|Listener|Consumer)$/

const argumentsIn = (t: Syntax, node: number): string[] => {
  const list = t.first(node, 'type_arguments')
  return list === undefined ? [] : t.each(list, 'type_identifier').map((type) => t.text(type))
}

/** `widget` in a state of Flutter's, and `state` in what holds one. */
export function inherited(t: Syntax, body: number): { name: string; type: string }[] {
  const around = t.type(body) === 'class_body' ? t.parent(body) : undefined
  const superclass = around === undefined ? undefined : t.first(around, 'superclass')
  const name = superclass === undefined ? undefined : t.first(superclass, 'type_identifier')
  if (superclass === undefined || name === undefined) return []
  const written = argumentsIn(t, superclass)
  const [notifier, held] = written
  if (ACTION.test(t.text(name)) && notifier !== undefined && held !== undefined)
    return [
      { name: 'notifier', type: notifier },
      { name: 'state', type: held },
    ]
  const type = written.at(-1)
  const own = around === undefined ? undefined : t.first(around, 'type_parameters')
  const isOwn = own !== undefined && t.each(own, 'type_parameter').some((one) => t.text(one).split(' ')[0] === type)
  if (type === undefined || isOwn) return []
  if (WITH_WIDGET.test(t.text(name))) return [{ name: 'widget', type }]
  return WITH_STATE.test(t.text(name)) ? [{ name: 'state', type }] : []
}

/** `CartBloc` of `context.read<CartBloc>()` and `getIt<CartBloc>()`. */
export function given(t: Syntax, call: number): string | undefined {
  if (/^(?:parenthesized|relational)_expression$/.test(t.type(call))) return compared(t, call)
  const part = t.type(call) === 'selector' ? t.first(call, 'argument_part') : undefined
  const [type, ...more] = part === undefined ? [] : argumentsIn(t, part)
  if (type === undefined || more.length > 0) return undefined
  const name = nameOf(t, call)
  return name !== undefined && GIVING.test(t.text(name)) ? type : undefined
}

/** `CartBloc` of `BlocProvider.of<CartBloc>(context)`, where the grammar compares `of`, `CartBloc` and `(context)`. */
function compared(t: Syntax, node: number): string | undefined {
  const around = t.type(node) === 'relational_expression' ? node : t.parent(node)
  const read = around === undefined ? undefined : comparedTwice(t, around)
  // What follows the parentheses is called on what is given.
  if (!read || (around === node ? read.more.length > 0 : read.value !== node)) return undefined
  const [name, less, type] = read.left.slice(-3)
  if (name === undefined || less === undefined || type === undefined || t.text(less) !== '<') return undefined
  const isGiving = t.type(name) === 'selector' && GIVING.test(t.text(name).replace(/^\W+/, ''))
  return isGiving && /^_?[A-Z]\w*$/.test(t.text(type)) ? t.text(type) : undefined
}

/** What functions of libraries give their first function, by the name of the one that takes it or of the argument. */
const TOLD: readonly [called: RegExp, argument: RegExp, named: RegExp, type: string][] = [
  [/^testWidgets$/, /^\(/, /./, 'WidgetTester'],
  [/./, /^\w*(?:[bB]uilder|listener)\s*:/, /^_?(?:context|ctx)$/, 'BuildContext'],
]

/** The types of a function's parameters: `on<Added>((event, emit) { … })`, `BlocBuilder<Cart, CartState>(builder: (context, state) { … })`. */
export function parametersIn(t: Syntax, lambda: number, names: readonly number[]): Binder[] {
  const argument = t.parent(lambda)
  const list = argument === undefined ? undefined : t.parent(argument)
  const part = list === undefined ? undefined : t.parent(list)
  if (argument === undefined || part === undefined) return []
  if (/^(?:const_object|new)_expression$/.test(t.type(part))) {
    const made = t.first(part, 'type_identifier')
    return made === undefined ? [] : byNames(t, part, made, argument, names)
  }
  const call = t.parent(part)
  if (call === undefined || t.type(call) !== 'selector') return []
  const called = nameOf(t, call)
  if (called === undefined) return []
  const state = stateOf(t, call, called)
  if (state) return names.map((name) => ({ name, given: state }))
  const matcher = t.text(called) === 'having' ? matchedBy(t, call) : undefined
  if (matcher !== undefined) return names.slice(0, 1).map((name) => ({ name, type: matcher }))
  return byNames(t, part, called, argument, names)
}

/** What the name of what is called and that of the argument tell; `part` has the type arguments. */
function byNames(t: Syntax, part: number, called: number, argument: number, names: readonly number[]): Binder[] {
  const written = t.text(argument)
  const first = names.slice(0, 1).flatMap((name): Binder[] => {
    const told = TOLD.find(
      ([ofCalled, ofArgument, ofName]) =>
        ofCalled.test(t.text(called)) && ofArgument.test(written) && ofName.test(t.text(name)),
    )
    return told === undefined ? [] : [{ name, type: told[3] }]
  })
  return [...byArguments(t.text(called), argumentsIn(t, part), written, names), ...first]
}

/** `User` of `isA<User>().having(…).having(…)` */
function matchedBy(t: Syntax, call: number): string | undefined {
  let on = receiverOf(t, call)
  while (on !== undefined) {
    const name = nameOf(t, on)
    if (name === undefined) return undefined
    if (t.text(name) !== 'having') {
      const part = t.text(name) === 'isA' ? t.first(on, 'argument_part') : undefined
      return part === undefined ? undefined : argumentsIn(t, part)[0]
    }
    on = receiverOf(t, on)
  }
  return undefined
}

function byArguments(called: string, types: string[], argument: string, names: readonly number[]): Binder[] {
  const type = types.at(-1)
  if (type === undefined) return []
  if (called === 'on' && types.length === 1) return names.slice(0, 1).map((name) => ({ name, type }))
  if (called === 'blocTest' && types[0] !== undefined && /^(?:act|verify)\b/.test(argument))
    return names.slice(0, 1).map((name) => ({ name, type: types[0] as string }))
  if (!BUILDERS.test(called) || types.length !== 2) return []
  const isWhen = /^\w+When\b/.test(argument)
  return names.filter((_, nth) => isWhen || nth === 1).map((name) => ({ name, type }))
}
