/** The values that reach nodes: objects of classes, classes, blocks, and lists and tables with nodes for what they hold. */
import type { Class, Classes, Method } from './classes.ts'
import type { Place } from './program.ts'

export type Value =
  /** `isGuessed`: only the names of methods that are called on it tell. */
  | { readonly is: 'object'; readonly of: Class; readonly isGuessed?: true }
  | { readonly is: 'class'; readonly of: Class }
  | { readonly is: 'block'; readonly place: Place }
  | { readonly is: 'list'; readonly of: Class; readonly element: number }
  | { readonly is: 'table'; readonly of: Class; readonly key: number; readonly value: number }
  /** `isStart`: it is known only how it begins. */
  | { readonly is: 'symbol'; readonly of: Class; readonly text: string; readonly isStart?: true }
  | { readonly is: 'method'; readonly of: Class; readonly method: Method; readonly on: Value }
  /** A block that keeps what it is handed. */
  | { readonly is: 'collector'; readonly of: Class; readonly element: number }

export type TableValue = Extract<Value, { is: 'table' }>
export type ListValue = Extract<Value, { is: 'list' }>
export type ClassValue = Extract<Value, { is: 'class' }>

/** Makes each value once, so that the same values are one. */
export class Values {
  readonly #classes: Classes
  readonly #objects = new Map<Class, Value>()
  readonly #guessed = new Map<Class, Value>()
  readonly #ofClasses = new Map<Class, Value>()
  readonly #symbols = new Map<string, Value>()
  readonly #blocks = new Map<Place, Value>()
  readonly #lists = new Map<number, Value>()
  readonly #relations = new Map<number, Value>()
  readonly #methods = new Map<Method, Map<Value, Value>>()

  constructor(classes: Classes) {
    this.#classes = classes
  }

  object(of: Class): Value {
    return remembered(this.#objects, of, () => ({ is: 'object', of }))
  }

  guessed(of: Class): Value {
    return remembered(this.#guessed, of, () => ({ is: 'object', of, isGuessed: true }))
  }

  class(of: Class): Value {
    return remembered(this.#ofClasses, of, () => ({ is: 'class', of }))
  }

  /** An object of one of Ruby's core classes. */
  literal(type: string): Value {
    return this.object(this.#classes.core(type))
  }

  symbol(text: string, isStart?: true): Value {
    const of = this.#classes.core('Symbol')
    return remembered(this.#symbols, isStart ? `${text}…` : text, () =>
      isStart ? { is: 'symbol', of, text, isStart } : { is: 'symbol', of, text },
    )
  }

  block(place: Place): Value {
    return remembered(this.#blocks, place, () => ({ is: 'block', place }))
  }

  method(method: Method, on: Value): Value {
    const known = this.#methods.get(method) ?? new Map<Value, Value>()
    this.#methods.set(method, known)
    return remembered(known, on, () => ({ is: 'method', of: this.#classes.core('Method'), method, on }))
  }

  collector(element: number): Value {
    return { is: 'collector', of: this.#classes.core('Proc'), element }
  }

  /** The list whose elements are at a node. */
  list(element: number): Value {
    return remembered(this.#lists, element, () => ({ is: 'list', of: this.#classes.core('Array'), element }))
  }

  /** A list that is what a query of ActiveRecord gives. */
  relation(element: number): Value {
    const of = this.#classes.core('ActiveRecord::Relation')
    return remembered(this.#relations, element, () => ({ is: 'list', of, element }))
  }

  table(key: number, value: number): TableValue {
    return { is: 'table', of: this.#classes.core('Hash'), key, value }
  }
}

function remembered<Key>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = known.get(key)
  if (!value) {
    value = make()
    known.set(key, value)
  }
  return value
}
