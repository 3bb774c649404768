/** Types where they are written: each gives the type that it names, and says where its names lead. */
import { inFull } from '../nominal/aliases.ts'
import { ClassInfo } from '../nominal/classes.ts'
import { declareTypeParameter } from '../nominal/evaluate-types.ts'
import {
  after,
  type Evaluation,
  evaluate,
  evaluateChildren,
  inBlock,
  operationAt,
  place,
  read,
  say,
  stringOperand,
  toClass,
  unknown,
} from '../nominal/evaluation.ts'
import { OP } from '../nominal/ir.ts'
import { classType, eitherOf, type Type } from '../nominal/types.ts'
import { typeNamed } from '../nominal/written-types.ts'
import { type Prefix, typeIn, typeOfPrefix } from './names.ts'
import { addTypeParameter, innermostBlock, typeImported, typeParameterAt } from './scopes.ts'
import { classOf } from './values.ts'

function argumentsFrom(e: Evaluation, at: number, first: number, cls: ClassInfo | undefined): (Type | undefined)[] {
  const use = e.typeUse
  e.typeUse = 'type'
  const args: (Type | undefined)[] = []
  for (let child = first; child < after(e, at); child = after(e, child)) {
    const type = evaluate(e, child)
    const variable = cls?.typeParameters[args.length]
    args.push(
      type === undefined && operationAt(e, child) === OP.placeholder && variable ? { is: 'variable', variable } : type,
    )
  }
  e.typeUse = use
  return args
}

/** Whether a class has constructors with names of their own, of which arguments choose one. */
export const hasChoice = (cls: ClassInfo): boolean => cls.constructors.some(({ symbol }) => symbol !== undefined)

function named(e: Evaluation, at: number, first: number, cls: ClassInfo): Type | undefined {
  const use = e.typeUse === 'call' && hasChoice(cls) ? 'read' : e.typeUse
  say(e, at, use, toClass(cls), cls.file === e.file ? 'same_file' : 'import')
  const type = classType(cls, argumentsFrom(e, at, first, cls))
  return cls.text.alias === undefined ? type : inFull(e.program, type)
}

/** The local of a type parameter of one of the classes around: the cases of an enumeration have its own. */
function parameterAround({ frames, typeParameters }: Evaluation, name: string): number | undefined {
  for (let depth = frames.length - 1; depth >= 0; depth--) {
    const frame = frames[depth]
    const found = frame?.is === 'class' ? frame.cls.typeParameters.find((one) => one.name === name) : undefined
    const local = found && typeParameters.get(found)
    if (local !== undefined) return local
  }
  return undefined
}

/** What a type is a member of: a package, a value or a class. */
function prefixOf(type: Type | undefined, e: Evaluation): Prefix | undefined {
  if (type?.is === 'package') return type
  if (type?.is === 'typeName') return { is: 'statics', cls: type.of }
  const cls = classOf(e, type)
  return cls && { is: 'value', type: cls }
}

read({
  namedType: (e, at) => {
    const name = stringOperand(e, at, 0)
    const own = typeParameterAt(e, name)
    if (own !== undefined) {
      say(e, at, 'type', { to: 'local', index: own }, 'same_file')
      argumentsFrom(e, at, at + 5, undefined)
      return undefined
    }
    const imported = typeImported(e, name)
    const found = imported ?? typeNamed(e.program, name, place(e))
    if (!found) {
      // `*` and `?` stand for a parameter of the type around.
      if (/^\w/.test(name)) unknown(e, at, e.typeUse)
      argumentsFrom(e, at, at + 5, undefined)
      return undefined
    }
    if (!(found instanceof ClassInfo)) {
      const local = e.typeParameters.get(found) ?? parameterAround(e, name)
      if (local !== undefined) say(e, at, 'type', { to: 'local', index: local }, 'same_file')
      argumentsFrom(e, at, at + 5, undefined)
      return { is: 'variable', variable: found }
    }
    return named(e, at, at + 5, found)
  },
  innerType: (e, at) => {
    const name = stringOperand(e, at, 0)
    const use = e.typeUse
    e.typeUse = 'type'
    const outer = evaluate(e, at + 5)
    e.typeUse = use
    const isType = operationAt(e, at + 5) === OP.namedType || operationAt(e, at + 5) === OP.innerType
    const prefix = prefixOf(outer, e)
    const found =
      prefix &&
      (isType && prefix.is === 'value'
        ? typeIn(e.program, prefix.type.of, name)
        : typeOfPrefix(e.program, prefix, name, e.file))
    const first = after(e, at + 5)
    if (found) return named(e, at, first, found)
    unknown(e, at, e.typeUse)
    argumentsFrom(e, at, first, undefined)
    return undefined
  },
  knownType: (e, at) => {
    const cls = e.program.dialect.standard.get(stringOperand(e, at, 0))
    const args = argumentsFrom(e, at, at + 3, cls)
    return cls && classType(cls, args)
  },
  typeLambda: (e, at) =>
    inBlock(e, () => {
      evaluateChildren(e, at, at + 2)
      return undefined
    }),
  lambdaTypeParameter: (e, at) => {
    const block = innermostBlock(e)
    if (block) addTypeParameter(block, stringOperand(e, at, 0), declareTypeParameter(e, at))
    evaluateChildren(e, at, at + 5)
    return undefined
  },
  compoundType: (e, at) => {
    const all: (Type | undefined)[] = []
    for (let child = at + 2; child < after(e, at); child = after(e, child)) all.push(evaluate(e, child))
    return eitherOf(all)
  },
})
