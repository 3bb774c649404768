/** Calls by a bare name: of functions around, members of objects around, what stands at the top of files, and classes. */

import { givenTo } from '../jvm/class-heads.ts'
import type { Arguments } from '../nominal/arguments.ts'
import { finish, outsideResult, returned } from '../nominal/call-results.ts'
import { ClassInfo, type MemberInfo } from '../nominal/classes.ts'
import { type Evaluation, place, say, stringOperand, toMember, toOutside, unknown } from '../nominal/evaluation.ts'
import { opaqueAncestorOf } from '../nominal/inheritance.ts'
import { FLAG } from '../nominal/ir.ts'
import { narrow } from '../nominal/narrowing.ts'
import { MEMBER_METHOD } from '../nominal/surface.ts'
import type { Type } from '../nominal/types.ts'
import { typeNamed } from '../nominal/written-types.ts'
import { chooseNearest, extensionsFor } from './callables.ts'
import {
  type Call,
  callExtension,
  callHeld,
  callMember,
  callProperty,
  isCallable,
  type Result,
  sayChosen,
  suiting,
} from './calling.ts'
import { construct } from './constructions.ts'
import { declaredAtTop, type Level } from './declared.ts'
import { DEFAULT_PACKAGES } from './dialect.ts'
import { memberField } from './fields.ts'
import { isReceiver, receiversOf, scopesAround } from './receivers.ts'

export function callByName(e: Evaluation, at: number, args: Arguments, expected: Type | undefined): Type | undefined {
  const name = stringOperand(e, at, 0)
  // What the arguments do not suit is looked past, unless nothing else has that name.
  for (const isStrict of [true, false]) {
    const call: Call = { e, at, name, args, expected, isStrict }
    const found = callAround(call) ?? callNested(call) ?? callAtTop(call)
    if (found) return found.type
  }
  for (const { cls } of receiversOf(e)) {
    const outside = cls && opaqueAncestorOf(e.program, cls.of)
    if (outside?.external === undefined || outside.external === '') continue
    say(e, at, 'call', toOutside(outside, name), 'type', 60)
    return outsideResult(e, outside, args, undefined)
  }
  finish(e, args, undefined, new Map(), undefined)
  return unknown(e, at, 'call')
}

/** A function of a block around, a value that a variable holds, or a member of an object around: from the inside out. */
function callAround(call: Call): Result | undefined {
  const { e, at, name, args, expected } = call
  for (const scope of scopesAround(e)) {
    if (isReceiver(scope)) {
      const found = scope.cls && callMember(call, scope.cls)
      if (found) return found
      continue
    }
    if (scope.is === 'head') {
      const given = givenTo(scope.cls, name)
      const type = given && memberField(e, given, undefined)
      if (given && isCallable(e, type, call)) return { type: callProperty(call, given, type, 'same_file') }
      continue
    }
    const local = scope.functions?.get(name)?.filter((one) => !one.has(FLAG.extension)) ?? []
    if (local.length > 0) {
      const chosen = chooseNearest(e, local, args, undefined)
      sayChosen(e, at, chosen, args, 'same_file')
      return { type: returned(e, chosen, args, undefined, expected) }
    }
    const held = scope.names.get(name)
    if (held && isCallable(e, held.type, call)) {
      if (held.index >= 0) say(e, at, 'read', { to: 'local', index: held.index }, 'same_file')
      return { type: callHeld(e, held.type, args, at) }
    }
  }
  return undefined
}

/** A class in a class or a function around. */
function callNested(call: Call): Result | undefined {
  const { e, name } = call
  const cls = typeNamed(e.program, name, place(e))
  if (!(cls instanceof ClassInfo) || cls.outer === undefined) return undefined
  return construct(call, cls, [])
}

function callAtTop(call: Call): Result | undefined {
  const { e, at, name, args, expected } = call
  const levels = declaredAtTop(e.program, e.file, name)
  for (const level of levels) {
    const functions = suiting(
      call,
      level.functions.filter((one) => !one.has(FLAG.extension)),
    )
    const cls = level.cls ?? level.outside
    if (cls) return construct(call, cls, functions)
    if (functions.length > 0) {
      const chosen = chooseNearest(e, functions, args, undefined)
      sayChosen(e, at, chosen, args, 'import')
      assertTypes(e, chosen, args)
      return { type: returned(e, isOfSeveralPackages(chosen) ? chosen.slice(0, 1) : chosen, args, undefined, expected) }
    }
    const field = level.fields.find((one) => !one.has(FLAG.extension))
    if (field) {
      const evidence = field.file === e.file ? 'same_file' : 'import'
      return { type: callProperty(call, field, memberField(e, field, undefined), evidence) }
    }
    if (level.functions.some((one) => one.has(FLAG.extension))) {
      const found = callExtensionOfReceivers(call)
      if (found) return found
    }
  }
  const member = callExtensionOfReceivers(call)
  if (member || call.isStrict) return member
  // None takes so many: one of them it must be.
  for (const level of levels) {
    const functions = level.functions.filter((one) => !one.has(FLAG.extension))
    if (functions.length === 0) continue
    sayChosen(e, at, functions, args, 'import', 50)
    return { type: returned(e, functions, args, undefined, expected) }
  }
  return callImportedExtension(call, levels)
}

/** `assertIs<T>(value)`: from here on the value is that. */
function assertTypes(e: Evaluation, [member]: readonly MemberInfo[], { at, types, given }: Arguments): void {
  const [tested] = given ?? []
  const isAsserting = member?.owner.qualified === 'kotlin.test' && member.text.name === 'assertIs'
  if (isAsserting && tested?.is === 'class' && at[0] !== undefined) narrow(e, at[0], types[0], tested)
}

/** Libraries' functions of one name that take the same, and give the same: `items` of lists and of grids. */
const isOfSeveralPackages = (members: readonly MemberInfo[]): boolean =>
  members.every(({ owner }) => owner.external !== undefined) &&
  new Set(members.map(({ owner }) => owner)).size === members.length

/** An extension from outside that the file imports, of something around that nobody knows: `LaunchedEffect(key) { launch { … } }`. */
function callImportedExtension({ e, at, args }: Call, levels: readonly Level[]): Result | undefined {
  const extension = levels
    .flatMap(({ functions }) => functions)
    .find(({ owner }) => owner.external !== undefined && !DEFAULT_PACKAGES.includes(owner.qualified))
  if (!extension) return undefined
  say(e, at, 'call', toMember(extension), 'import', 50)
  finish(e, args, undefined, new Map(), undefined)
  return { type: undefined }
}

function callExtensionOfReceivers(call: Call): Result | undefined {
  const { e, name, args } = call
  for (const { type, cls } of receiversOf(e)) {
    if (type !== undefined && !cls) continue
    const extensions = extensionsFor(e, name, type, MEMBER_METHOD, args)
    if (extensions.length === 0) continue
    return { type: callExtension(call, extensions, type, -1) }
  }
  return undefined
}
