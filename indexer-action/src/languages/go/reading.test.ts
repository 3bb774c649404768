/** What is newer than the grammar. */
import { expect, test } from 'vitest'
import { extractFile } from '../../analysis.ts'
import { expectLinks } from '../../testing/carets.ts'
import { go } from './index.ts'

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

test('a method may have type parameters of its own', () =>
  expectLinks({
    'go.mod': 'module example.com/shop\n',
    'a.go': `package shop

type Shelf[E any] struct{ first E }

type Item struct{}

func (i Item) Use() {}

type Named interface{ Name() string }

func (s Shelf[E]) Get() E { return s.first }

func (s *Shelf[E]) Each[F any](made func(E) F) Shelf[F] {
	//                                            ^ type a.go Shelf
	//                                                  ^ type type F of line 13
	one := made(s.first)
	//     ^ read parameter made of line 13
	return Shelf[F]{one}
	//           ^ type type F of line 13
}

func (i Item) Pair[K comparable, V Named](key K, value V) (K, V) {
	value.Name()
	//    ^ call a.go Named.Name
	return key, value
}

func (i Item) Copy[S ~[]T, T int | Item](all S) T { return all[0] }

func (Item) None[T any]() (none T) { return }

func (i Item) Long[
	A any,
	B any,
](
	a A,
	b B,
) B {
	return b
}

func run(numbers Shelf[int], item Item, items []Item) {
	numbers.Each(func(n int) Item { return item }).Get().Use()
	//      ^ call a.go Shelf.Each
	//                                             ^ call a.go Shelf.Get
	//                                                   ^ call a.go Item.Use
	key, _ := item.Pair(item, nil)
	//             ^ call a.go Item.Pair
	key.Use()
	//  ^ call a.go Item.Use
	item.Copy(items).Use()
	//               ^ call a.go Item.Use
	item.None[Item]().Use()
	//   ^ call a.go Item.None
	//        ^ type a.go Item
	//                ^ call a.go Item.Use
	b := item.Long[int, Item](1, item)
	//        ^ call a.go Item.Long
	b.Use()
	//^ call a.go Item.Use
}
`,
  }))

test('the type parameters of a method are not among its parameters', async () => {
  const { symbols } = await extractFile(
    go,
    'a.go',
    'package a\n\nfunc (b *Box[E]) To[F any](f func(E) F) Box[F] {\n\treturn f(b)\n}\n',
  )
  expect(symbols[0]).toMatchObject({
    name: 'To',
    parameters: [{ name: 'f', type: 'func(E) F' }],
    annotations: ['F any'],
  })
})
