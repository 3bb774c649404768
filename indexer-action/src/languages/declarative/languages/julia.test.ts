/** Julia. */
import { expect, test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'
import { repository } from '../../../testing/repository.ts'

const STORE = `module Store
export save
const LIMIT = 5
"""
A user.
"""
struct User <: Person
    id::Int
    name
    User(id) = new(id, "x")
end
abstract type Person end
Base.@kwdef mutable struct Kept{T}
    users::Dict{String,T} = Dict()
    const since::Int
end
"Saves one."
function save(kept::Kept, id::Int; name = "x", rest...)::User
    u = User(id)
    total = helper(u.name)
    return u
end
save(kept) = save(kept, LIMIT)
Base.show(io::IO, u::User) = print(io, u.name)
helper(x::String, y = 1) = x
macro twice(x) x end
end
`

test('symbols: modules, types with fields and constructors, methods of functions', async () => {
  const r = await repository({ 'src/Store.jl': STORE })
  expect(r.symbols('src/Store.jl')).toEqual([
    'module Store',
    'constant Store.LIMIT',
    'struct Store.User',
    'property Store.User.id',
    'property Store.User.name',
    'constructor Store.User.User',
    'interface Store.Person',
    'struct Store.Kept',
    'property Store.Kept.users',
    'property Store.Kept.since',
    'function Store.save',
    'function Store.save',
    'function Store.Base.show',
    'function Store.helper',
    'macro Store.@twice',
  ])
  expect(r.symbol('src/Store.jl', 'Store.User')).toMatchObject({ doc: [4, 6], signature: 'struct User <: Person' })
  expect(r.symbol('src/Store.jl', 'Store.Kept')).toMatchObject({ start: 13, end: 16 })
  expect(r.symbol('src/Store.jl', 'Store.save')).toMatchObject({
    doc: [17, 17],
    signature: 'function save(kept::Kept, id::Int; name = "x", rest...)::User',
  })
})

test('names lead to locals, to methods by the number of arguments, and to modules', async () => {
  await expectLinks({
    'src/Store.jl': STORE,
    'src/util.jl': 'only_here(x) = x\nfunction only_here(x, y) x end\n',
    'src/App.jl': `module App
include("util.jl")
#        ^ import src/util.jl only_here
using .Store
#      ^ import src/Store.jl Store
using .Store: save as keep
#             ^ import src/Store.jl Store.save
function main(kept::Store.Kept, n)
    user = Store.save(kept, 1; name = "y")
    #            ^ call src/Store.jl Store.save
    #                 ^ read parameter kept of line 8
    u = Store.User(1)
    #         ^ call src/Store.jl Store.User
    u.id
    # ^ read src/Store.jl Store.User.id
    map(x -> only_here(x), n)
    #        ^ call src/util.jl only_here
    #                  ^ read parameter x of line 16
    for (k, v) in n
        println(k)
        #       ^ read parameter k of line 19
    end
    n |> Store.helper |> keep
    #                    ^ call one of (src/Store.jl Store.save | src/Store.jl Store.save)
    1 |> @twice
    #    ^ call_macro src/Store.jl Store.@twice
end
end
`,
  })
})
