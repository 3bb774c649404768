/** Every language that is described by rules. */

import type { Rules } from '../rules.ts'
import { bash } from './bash.ts'
import { clojure } from './clojure.ts'
import { cmake } from './cmake.ts'
import { dart } from './dart.ts'
import { elixir } from './elixir.ts'
import { erlang } from './erlang.ts'
import { fsharp } from './fsharp.ts'
import { gleam } from './gleam.ts'
import { graphql } from './graphql.ts'
import { haskell } from './haskell.ts'
import { julia } from './julia.ts'
import { lua } from './lua.ts'
import { objectiveC } from './objective-c.ts'
import { ocaml, ocamlInterface } from './ocaml.ts'
import { r } from './r.ts'
import { solidity } from './solidity.ts'
import { swift } from './swift.ts'
import { zig } from './zig.ts'

export const ALL_RULES: readonly Rules[] = [
  swift,
  clojure,
  cmake,
  dart,
  elixir,
  erlang,
  fsharp,
  gleam,
  graphql,
  haskell,
  objectiveC,
  ocaml,
  ocamlInterface,
  julia,
  r,
  solidity,
  lua,
  zig,
  bash,
]
