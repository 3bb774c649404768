/**
 * What one file of Ruby does with values, as far as it can be told without other files: the input of the analysis of the whole
 * program (`flow.ts`). Plain JSON.
 *
 * A *node* is a place that holds values: a local, a parameter, the result of an expression. Nodes and scopes are numbered within
 * the file; -1 is no node. Symbols are indexes in the file's list. Nothing here is a position: what other files see of a file stays
 * as it is when its lines move. Where the names of calls stand, by number, is in the unit's body.
 */

export interface Graph {
  nodes: number
  /** The first one is the file's. Parents before children. */
  scopes: Scope[]
  operations: Operation[]
}

export interface Scope {
  /** `singleton`: `class << self`. `examples`: what a `describe` block contains, which runs as a class of its own. */
  kind: 'file' | 'class' | 'module' | 'singleton' | 'method' | 'block' | 'examples'
  parent: number
  /** The node of the current object. */
  self: number
  /** The node of what it gives: the method's or the block's result. */
  result: number
  /** The path of a class or module as written, the name of a method or of examples that are shared. A class that a call makes without a name has none. */
  name?: string
  /** The class that it extends: its path as written, or the scope of one that a call makes (`Struct.new(:a)`). */
  superclass?: string | number
  parameters?: Parameter[]
  /** `def self.name`. */
  isStatic?: true
  /** The scope in which it is written, of a method that is written in a block and of a group of examples. */
  inBlock?: number
  /** It only calls a method of another object: `delegate :name, to: :user`. */
  handsOn?: true
  /** `def Other.name`, `class << Other`, `Other.class_eval do … end`: the path. */
  on?: string
  /** A method's block, also where no parameter names it. */
  block?: number
  /** That of a method, a class or a module. */
  symbol?: number
}

/** `how`: required, optional, rest, keyword, all other keywords, block; or names in parentheses, which share what is given. */
export type Parameter = [how: '' | '=' | '*' | ':' | '**' | '&', name: string, node: number]

/** One value, the elements of a list, keywords, a block that is handed on, or a keyword's value. */
export type Argument = number | ['*' | '**' | '&', number] | [keyword: string, node: number]

/**
 * How a call names methods: attributes of a model that are asked for or set, or that a request may set; attributes or methods of the
 * objects of a class; methods of whatever it is sent to.
 */
export type Naming = 'read' | 'write' | 'permit' | 'own' | 'method'

/** `named`: the number of the name, or -1. `within`: names in what the method gives. */
export type Named = [name: string, named: number, within?: Named[]]

export type Operation =
  | ['literal', node: number, type: string]
  /** `isStart`: it is known only how it begins, `"visit_#{kind}"`. */
  | ['symbol', node: number, text: string, isStart?: true]
  | ['array', node: number, element: number]
  /** What an association of ActiveRecord holds. */
  | ['relation', node: number, element: number]
  | ['hash', node: number, key: number, value: number]
  | ['flow', from: number, to: number]
  /** The class that a scope is the body of. */
  | ['class', node: number, scope: number]
  | ['constant', node: number, scope: number, path: string]
  /** Whether it is an object of the class is asked: `value.is_a?(User)`, `case value when User`. */
  | ['asked', node: number, of: number]
  | ['constant=', value: number, scope: number, path: string]
  /** Instance, class and global variables. */
  | ['variable', node: number, scope: number, name: string]
  | ['variable=', value: number, scope: number, name: string]
  | ['block', node: number, block: number]
  /** `named`: the number of the call's name, -1 for a call that has none in the text (`subject`). `block`: the scope of a literal block. */
  | [
      'call',
      result: number,
      receiver: number,
      scope: number,
      name: string,
      args: Argument[],
      named: number,
      block: number,
    ]
  /** Methods that a call names; `on`: its receiver, -1 without one. */
  | ['names', on: number, scope: number, how: Naming, names: Named[]]
  | ['yield', result: number, scope: number, args: Argument[]]
  /** Without arguments it hands on those of the method. */
  | ['super', result: number, scope: number, args: Argument[] | null, named: number, block: number]
  /** The class that a scope is the body of extends what is there. */
  | ['extends', scope: number, node: number]
  | ['mix', scope: number, how: 'include' | 'extend' | 'prepend', path: string]
  /** A group of examples takes over those that are shared by that name. */
  | ['take', scope: number, shared: string]
  /** `yields`: a method of that name which is written in the class goes before it. */
  | ['accessor', scope: number, how: 'reader' | 'writer', name: string, symbol: number, yields?: true]
  /** Of a table that the schema declares; `type` is that of the column, or empty. */
  | ['column', table: string, name: string, type: string, symbol: number]
  /** `self.table_name = 'people'` */
  | ['table', scope: number, name: string]
  | ['alias', scope: number, name: string, of: string]
  | ['module function', scope: number, names: string[]]
  /** A method whose body is a block: `define_method(:name) { … }`, `let(:name) { … }`. `looped`: it is defined in a loop. */
  | ['method', scope: number, name: string, block: number, symbol: number, looped?: true]
