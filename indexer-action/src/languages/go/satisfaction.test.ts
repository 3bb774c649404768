/** Which types and methods stand for those of interfaces. */
import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test("a method with type parameters of its own stands for none of an interface's", () =>
  expectLinks({
    'a.go': `package a

type Store interface{ Put(key string) }

type Memory struct{}
//   ^ implements a.go Store

func (Memory) Put(key string) {}
//            ^ overrides a.go Store.Put

type Any struct{}
//   ^ nothing

func (Any) Put[K any](key K) {}
//         ^ nothing
`,
  }))
