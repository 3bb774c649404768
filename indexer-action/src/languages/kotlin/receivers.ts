/** The objects whose members are seen by their bare names at a place, and the blocks between them, from the inside out. */

import type { ClassInfo } from '../nominal/classes.ts'
import { type BlockFrame, classAt, type Evaluation, isDeclaredAround, ownType } from '../nominal/evaluation.ts'
import { FLAG } from '../nominal/ir.ts'
import { type ClassType, classType, type Type } from '../nominal/types.ts'
import { companionsOf } from './companions.ts'

export interface Receiver {
  type: Type | undefined
  /** Its class, where it is known. */
  cls: ClassType | undefined
  /** The function or class after which `this@…` calls it. */
  label: string
  depth: number
}

/** A class as its own head sees it, which has no object yet: the properties that its constructor takes. */
interface Head {
  is: 'head'
  cls: ClassInfo
}

type Scope = BlockFrame | Receiver | Head

/**
 * Blocks and receivers around a place, from the inside out. What a constructor takes is left out inside of functions, and companions of
 * a class come right behind its own object.
 */
export function scopesAround(e: Evaluation): Scope[] {
  const found: Scope[] = []
  let isInFunction = false
  let isInnermost = true
  for (let depth = e.frames.length - 1; depth >= 0; depth--) {
    const frame = e.frames[depth]
    if (frame?.is === 'block') {
      if (frame.of === 'constructor' && isInFunction) continue
      if (frame.of === 'function') isInFunction = true
      found.push(frame)
    } else if (frame?.is === 'receiver') {
      if (isInnermost) found.push(...narrowedSelf(e, frame.label, depth))
      isInnermost = false
      found.push({ type: frame.type, cls: classOf(e, frame.type), label: frame.label, depth })
    } else if (frame && !frame.cls.has(FLAG.file)) {
      isInFunction = false
      if (isInnermost) found.push(...narrowedSelf(e, frame.cls.name, depth))
      isInnermost = false
      const type = ownType(frame.cls)
      found.push(frame.isHead ? { is: 'head', cls: frame.cls } : { type, cls: type, label: frame.cls.name, depth })
      for (const companion of companionsOf(e.program, frame.cls)) {
        const cls = classType(companion)
        found.push({ type: cls, cls, label: companion.name, depth })
      }
    }
  }
  return found
}

export const isReceiver = (scope: Scope): scope is Receiver => !('is' in scope)

export const receiversOf = (e: Evaluation): Receiver[] => scopesAround(e).filter(isReceiver)

/** What a check says that `this` is besides. */
function narrowedSelf(e: Evaluation, label: string, depth: number): Receiver[] {
  const narrowed = e.narrowed.size > 0 ? e.narrowed.get('this') : undefined
  const parts = narrowed?.is === 'union' ? narrowed.of : narrowed ? [narrowed] : []
  return parts.map((type) => ({ type, cls: classOf(e, type), label, depth }))
}

/** An array is an object of a class here. */
export const plain = (e: Evaluation, type: Type | undefined): Type | undefined =>
  type?.is === 'array' ? e.overloads.asList(type) : type

/** The class of a value. A type parameter of elsewhere that nothing decided is nothing known. */
export function classOf(e: Evaluation, type: Type | undefined): ClassType | undefined {
  if (type?.is === 'variable' && !isDeclaredAround(e, type.variable)) return undefined
  return classAt(e, plain(e, type))
}
