/** What a few functions of the standard library give, which the notation of its table cannot say. */
import type { MemberInfo } from '../nominal/classes.ts'
import type { Evaluation } from '../nominal/evaluation.ts'
import { asAncestor } from '../nominal/inheritance.ts'
import { type ClassType, classType, type Type } from '../nominal/types.ts'
import { classOfType } from '../nominal/values.ts'

/** The elements of a collection of the library's. */
function elementIn(e: Evaluation, type: Type | undefined): Type | undefined {
  const iterable = e.program.dialect.standard.get('scala.collection.IterableOnce')
  const cls = type?.is === 'array' ? e.overloads.asList(type) : classOfType(e.program, type)
  if (!cls || !iterable) return undefined
  return asAncestor(e.program, cls, iterable)?.args[0] ?? (cls.of.name === 'Array' ? cls.args[0] : undefined)
}

const named = (e: Evaluation, name: string, args: readonly (Type | undefined)[]): Type | undefined => {
  const cls = e.program.dialect.standard.get(name)
  return cls && classType(cls, args)
}

const isTuple = (type: Type | undefined): type is ClassType =>
  type?.is === 'class' && type.of.qualified === 'scala.Tuple2'

export function special(e: Evaluation, member: MemberInfo, receiver: ClassType | undefined): Type | undefined {
  if (member.owner.external !== 'std:scala' || !receiver) return undefined
  const { name } = member.text
  switch (name) {
    case 'flatten': {
      const inner = classOfType(e.program, receiver.args.at(-1))
      return inner && classType(receiver.of, [...receiver.args.slice(0, -1), elementIn(e, inner) ?? inner.args.at(-1)])
    }
    case 'toMap': {
      const element = elementIn(e, receiver)
      return isTuple(element) ? named(e, 'scala.collection.immutable.Map', element.args) : undefined
    }
    case 'unzip': {
      const element = elementIn(e, receiver)
      return isTuple(element)
        ? named(
            e,
            'scala.Tuple2',
            element.args.map((one) => classType(receiver.of, [one])),
          )
        : undefined
    }
    default:
      return undefined
  }
}

/** What a map makes of its elements is a map, if it makes pairs. */
export function asMap(name: string, receiver: ClassType | undefined, type: Type | undefined): Type | undefined {
  if (receiver?.of.external !== 'std:scala' || receiver.of.typeParameters.length !== 2) return type
  if (!/^(map|flatMap|collect)$/.test(name) || type?.is !== 'class') return type
  const [element] = type.args
  return isTuple(element) && type.of.name === 'Iterable' ? classType(receiver.of, element.args) : type
}
