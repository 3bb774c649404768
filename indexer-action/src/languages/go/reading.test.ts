/** What is newer than the grammar. */
import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('new takes a value', () =>
  expectLinks({
    'go.mod': 'module example.com/shop\n',
    'a.go': `package shop

type Limit uint64

func (l *Limit) Raise() {}

func size(at int) Limit { return Limit(at) }

func run(all []Limit, name string) {
	new(size(1)).Raise()
	//  ^ call a.go size
	//           ^ call a.go Limit.Raise
	new(Limit(2)).Raise()
	//            ^ call a.go Limit.Raise
	new(all[0]).Raise()
	//  ^ read parameter all of line 9
	//          ^ call a.go Limit.Raise
	one := new("a" + name)
	//               ^ read parameter name of line 9
	new(Limit).Raise()
	//  ^ type a.go Limit
	//         ^ call a.go Limit.Raise
	_ = one
}
`,
  }))

test('an alias may have type parameters of its own', () =>
  expectLinks({
    'go.mod': 'module example.com/shop\n',
    'a.go': `package shop

type List[T any] struct{ first T }

func (l *List[T]) Get() T { return l.first }

type Item struct{}

func (i Item) Use() {}

type Stack[E any] = List[E]

func run(s Stack[Item]) {
	s.Get().Use()
	//^ call a.go List.Get
	//      ^ call a.go Item.Use
}
`,
  }))
