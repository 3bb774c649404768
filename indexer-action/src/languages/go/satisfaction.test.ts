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

test("a promoted method stands for an interface's where only the type that embeds it has all methods", () =>
  expectLinks({
    'go.mod': 'module example.com/shop\n',
    'base/base.go': `package base

type Base struct{}
//   ^ nothing

func (b *Base) Start() {}
//             ^ overrides job/job.go Job.Start

func (b *Base) Stop() {}
//             ^ nothing
`,
    'job/job.go': `package job

type Job interface {
	Start()
	Run()
}
`,
    'mail/mail.go': `package mail

import "example.com/shop/base"

type common struct{ *base.Base }

type Send struct{ common }
//   ^ implements job/job.go Job

func (s Send) Run() {}
//            ^ overrides job/job.go Job.Run

type Receive struct{ common }

func (r Receive) Run() {}
//               ^ overrides job/job.go Job.Run
`,
  }))

test('what an embedded interface brings stands for no other', () =>
  expectLinks({
    'a.go': `package a

type Named interface{ Name() string }
//                    ^ nothing
type Shape interface{ Name() string; Area() int }

type Square struct{ Named }
//   ^ implements a.go Named, implements a.go Shape

func (s Square) Area() int { return 1 }
//              ^ overrides a.go Shape.Area
`,
  }))
