/** OCaml. */
import { expect, test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'
import { repository } from '../../../testing/repository.ts'

const STORE = `(** A user. *)
type user = { id : int; name : string }
type shape = Circle of float | Square
exception Bad of string

(** Saves one. *)
let save (u : user) ?(times = 1) x = helper u.id
let count = ref 0
module Inner = struct
  let make () = 1
end
module type S = sig
  val make : unit -> int
end
class point x = object
  method get = x
end
`

test('symbols: values, types with constructors and fields, modules and signatures', async () => {
  const r = await repository({ 'src/store.ml': STORE, 'src/store.mli': '(** Saves. *)\nval save : int -> int\n' })
  expect(r.symbols('src/store.ml')).toEqual([
    'type user',
    'property user.id',
    'property user.name',
    'type shape',
    'constructor shape.Circle',
    'constructor shape.Square',
    'constructor Bad',
    'function save',
    'variable count',
    'module Inner',
    'function Inner.make',
    'interface S',
    'function S.make',
    'class point',
    'method point.get',
  ])
  expect(r.symbol('src/store.ml', 'save')).toMatchObject({
    doc: [6, 6],
    signature: 'let save (u : user) ?(times = 1) x',
    parameters: [{ name: 'u', type: 'user' }, { name: 'times', default: '1' }, { name: 'x' }],
  })
  expect(r.symbols('src/store.mli')).toEqual(['function save'])
})

test('names lead to locals, to what files and modules declare, and to fields of typed values', async () => {
  await expectLinks({
    'src/store.ml': STORE,
    'bin/main.ml': `module S = Store
(*         ^ import src/store.ml user *)
let first (u : Store.user) =
  (*                 ^ type src/store.ml user *)
  let u = Store.save u 1 in
  (*            ^ call src/store.ml save *)
  (*                 ^ read parameter u of line 3 *)
  u |> S.save
  (*     ^ call src/store.ml save *)

let second (u : Store.user) = function
  | Store.Square -> u.id
  (*      ^ read src/store.ml shape.Square *)
  (*                  ^ read src/store.ml user.id *)
  | one -> first one.Store.name
  (*       ^ call bin/main.ml first *)
  (*             ^ read parameter one of line 15 *)
  (*                       ^ read src/store.ml user.name *)

let rec third () =
  let rec loop n = loop (n - 1) in
  (*               ^ call variable loop of line 21 *)
  let open Store in
  save (Store.Inner.make (), List.save)
  (*                ^ call src/store.ml Inner.make *)
  (*                              ^ read unknown *)

let third x = third ()
(*            ^ call bin/main.ml third *)
let () = third (third ())
(*       ^ call bin/main.ml third *)

let () = List.iter (fun x -> third x) []
(*                                 ^ read parameter x of line 33 *)
`,
  })
})
