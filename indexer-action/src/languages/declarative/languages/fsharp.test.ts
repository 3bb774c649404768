/** F#. */
import { expect, test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'
import { repository } from '../../../testing/repository.ts'

const STORE = `namespace Acme.Store
open System
/// A user.
type User = { Name: string; mutable Age: int }
type Shape =
  | Circle of radius: float
  | Square
type Base(name: string) =
  inherit Parent(name)
  let helper x = x + 1
  member this.Run(id: int) : string = string (helper id)
  static member Create() = Base("a")
  interface IRun with
    member _.Go() = ()
[<AutoOpen>]
module Opened =
  let shared x = x
module Users =
  let limit = 5
  /// Finds.
  let rec find (id: int) name : User =
    let user = { Name = name; Age = id }
    find limit user.Name
  let private hidden () = ()
`

test('symbols: types with their fields and members, modules, functions and values', async () => {
  const r = await repository({ 'Store.fs': STORE })
  expect(r.symbols('Store.fs')).toEqual([
    'struct User',
    'property User.Name',
    'property User.Age',
    'enum Shape',
    'constructor Shape.Circle',
    'constructor Shape.Square',
    'class Base',
    'function Base.helper',
    'method Base.Run',
    'method Base.Create',
    'method Base.Go',
    'module Opened',
    'function Opened.shared',
    'module Users',
    'variable Users.limit',
    'function Users.find',
    'function Users.hidden',
  ])
  expect(r.symbol('Store.fs', 'User.Name')).toMatchObject({ type: 'string' })
  expect(r.symbol('Store.fs', 'Users.find')).toMatchObject({
    signature: 'let rec find (id: int) name : User',
    parameters: [{ name: 'id', type: 'int' }, { name: 'name' }],
    returns: 'User',
  })
  expect(r.symbol('Store.fs', 'Users.hidden')).toMatchObject({ modifiers: ['private'] })
})

test('names lead to locals, to what is opened or named, and to members of what is typed', async () => {
  await expectLinks({
    'Store.fs': STORE,
    'App.fs': `module Acme.App
open Acme.Store
//   ^ import Store.fs User
let run (user: User) other =
  //           ^ type Store.fs User
  let found = Users.find 1 user.Name
  //          ^ read Store.fs Users
  //                ^ call Store.fs Users.find
  //                       ^ read parameter user of line 4
  //                            ^ read Store.fs User.Name
  let found = shared found |> ignore
  //          ^ call Store.fs Opened.shared
  //                 ^ read variable found of line 6
  //                          ^ call std:fsharp ignore
  match other with
  | Circle size when size > 1.0 -> size
  //^ read Store.fs Shape.Circle
  //                               ^ read parameter size of line 16
  | _ -> 0.0
let service = Base("x")
//            ^ call Store.fs Base
let text = service.Run(1)
//                 ^ call Store.fs Base.Run
let made = Base.Create().Run(2) |> (fun given -> given)
//              ^ call Store.fs Base.Create
//                                               ^ read parameter given of line 24
let changed user = { user with Age = 3 }
//                             ^ write Store.fs User.Age
`,
  })
})

test('a file with two namespaces is read', async () => {
  const r = await repository({ 'Two.fs': 'namespace A\ntype B = { C: int }\nnamespace D\ntype E = { F: int }\n' })
  expect(r.symbols('Two.fs')).toEqual(['struct B', 'property B.C', 'struct E', 'property E.F'])
})

test('a property that computes is run by whoever reads it, one that is set by whoever writes it', () =>
  expectLinks({
    'Box.fs': `module Boxes
type Box(size: int) =
    let mutable width = 1
    member this.Size = size + 1
    member this.Width
        with get () = width
        and set value = width <- value
    member val Name = "" with get, set
    member this.Twice() = 2 * this.Size
    //                             ^ read Box.fs Box.Size, runs Box.fs Box.Size
let use (box: Box) =
    box.Width <- box.Size
    //  ^ write Box.fs Box.Width, runs Box.fs Box.Width
    //               ^ read Box.fs Box.Size, runs Box.fs Box.Size
    box.Twice() + box.Width
    //  ^ call Box.fs Box.Twice
    //                ^ read Box.fs Box.Width, runs Box.fs Box.Width
`,
  }))
