import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('generics: arguments decide what type parameters stand for, and constraints what they can do', () =>
  expectLinks({
    'a.go': `package a

type Named interface{ Name() string }

type Cat struct{}

func (c Cat) Name() string { return "" }
func (c Cat) Purr()        {}

type List[T Named] struct{ items []T }

func (l *List[E]) First() E { return l.items[0] }

func (l *List[E]) Names() {
	l.items[0].Name()
	//         ^ call a.go Named.Name
}

func Map[A, B any](list []A, f func(A) B) []B { return nil }

func Keep[S ~[]E, E any](s S) E { return s[0] }

func run(cats []Cat) {
	l := &List[Cat]{items: cats}
	//              ^ write a.go List.items
	l.First().Purr()
	//        ^ call a.go Cat.Purr
	Map(cats, func(c Cat) *List[Cat] { return l })[0].First().Purr()
	//                                                ^ call a.go List.First
	//                                                        ^ call a.go Cat.Purr
	Keep(cats).Purr()
	//         ^ call a.go Cat.Purr
}
`,
  }))

test('types that grow for ever and constraints that embed themselves come to an end', () =>
  expectLinks({
    'a.go': `package a

type T[P any] struct {
	next *T[T[P]]
	pair *T[map[T[P]]T[P]]
}

type S[P interface{ P; Run() }] struct{ p P }

func run(t *T[int], s S[int]) {
	t.next.next.pair.pair.pair.next.next.next.pair.next = nil
	//                         ^ read a.go T.next
	_ = s.p
	//    ^ read a.go S.p
}
`,
  }))

test('a generic function with its types is called only where parentheses follow', () =>
  expectLinks({
    'a.go': `package a

func pair[A, B any](a A, b B) int { return 0 }

func run(combine func(func(int, string) int)) {
	combine(pair[int, string])
	//      ^ read a.go pair
	_ = pair[int, string](1, "")
	//  ^ call a.go pair
}
`,
  }))

test("type arguments come from methods of an argument too, and from the constraint's own shape", () =>
  expectLinks({
    'a.go': `package a

import "iter"

type Session struct{}

func (s *Session) Close() {}

type binder[T comparable, State any] interface {
	bind(conn string, state State) T
	close(T)
}

type Server struct{}

func (s *Server) bind(conn string, state *State) *Session { return nil }
func (s *Server) close(session *Session)                  {}

type State struct{}

func connect[H comparable, S any](b binder[H, S], onClose func()) (H, S, error) {
	var none H
	var state S
	return none, state, nil
}

func (s *State) Reset() {}

type pointer[T any] interface {
	*T
	Reset()
}

func made[T any, P pointer[T]]() P { return nil }

func reset[T any, P interface{ *T; Reset() }](value T) P {
	p := P(&value)
	p.Reset()
	//^ call a.go reset.Reset
	return p
}

func run(server *Server, states iter.Seq[*State]) {
	session, state, err := connect(server, nil)
	session.Close()
	//      ^ call a.go Session.Close
	state.Reset()
	//    ^ call a.go State.Reset
	_ = err
	made[State]().Reset()
	//            ^ call a.go State.Reset
	reset(State{}).Reset()
	//             ^ call a.go State.Reset
	next, stop := iter.Pull(states)
	defer stop()
	first, ok := next()
	first.Reset()
	//    ^ call a.go State.Reset
	_ = ok
}
`,
  }))
