import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

const MODULE = { 'go.mod': 'module example.com/shop\n' }

test('members are promoted from what a struct embeds, the nearest first', () =>
  expectLinks({
    'a.go': `package a

import "net/http"

type Base struct{ id int }

func (b *Base) Save() {}
func (b *Base) Name() string { return "" }

type User struct {
	*Base
	http.Handler
	name string
}

func (u User) Name() string { return u.name }
//                                     ^ read a.go User.name

func run(u *User) {
	u.Save()
	//^ call a.go Base.Save
	u.Name()
	//^ call a.go User.Name
	u.Base.Name()
	//^ read a.go User.Base
	u.id = 1
	//^ write a.go Base.id
	u.ServeHTTP(nil, nil)
	//^ call std:go net/http.Handler.ServeHTTP
}
`,
  }))

test('a call through an interface leads to the interface, and methods that satisfy it override it', () =>
  expectLinks({
    'a.go': `package a

type Shape interface {
	Area() int; Named
	//          ^ extends a.go Named
}

type Named interface{ Name() string }

type Square struct{ side int }

func (s Square) Area() int { return s.side }
//              ^ overrides a.go Shape.Area
func (s *Square) Name() string { return "" }
//               ^ overrides a.go Named.Name

type Circle struct{}

func (c Circle) Area() float64 { return 0 }
//              ^ nothing

func total(shapes []Shape, byName map[string]Named) {
	for _, s := range shapes {
		s.Area()
		//^ call a.go Shape.Area
		s.Name()
		//^ call a.go Named.Name
	}
	byName["x"].Name()
	//          ^ call a.go Named.Name
}
`,
  }))

test('keys of composite literals are fields of structs, and names in scope where the literal is a map', () =>
  expectLinks({
    'a.go': `package a

type Point struct{ X, Y int }

var zero = 0

func run(key string) {
	points := []*Point{{X: zero}, {Y: 1}}
	//                  ^ write a.go Point.X
	//                     ^ read a.go zero
	//                             ^ write a.go Point.Y
	points[0].X++
	//        ^ write a.go Point.X
	_ = map[string]Point{key: {X: 1}}
	//                   ^ read parameter key of line 7
	//                         ^ write a.go Point.X
	cases := []struct{ name string; at Point }{{name: key, at: Point{}}}
	for _, c := range cases {
		_ = c.at.Y
		//    ^ read variable at of line 17
		//       ^ read a.go Point.Y
	}
}
`,
  }))

test('types flow through calls, channels, closures, maps and type assertions', () =>
  expectLinks({
    ...MODULE,
    'job/job.go': `package job

type Job struct{}

func (j *Job) Run() error { return nil }

type Queue map[string][]*Job

func Open() (<-chan *Job, Queue, error) { return nil, nil, nil }
`,
    'main.go': `package main

import "example.com/shop/job"

type handler func(j *job.Job) *job.Job

func main() {
	jobs, queue, err := job.Open()
	_ = err
	(<-jobs).Run()
	//       ^ call job/job.go Job.Run
	for name, list := range queue {
		list[0].Run()
		//      ^ call job/job.go Job.Run
		_ = name
	}
	each := func(h handler) { h(nil).Run() }
	//                               ^ call job/job.go Job.Run
	each(func(j *job.Job) *job.Job { j.Run(); return j })
	//                                 ^ call job/job.go Job.Run
	var v interface{} = queue
	if q, ok := v.(job.Queue); ok {
		q["a"][0].Run()
		//        ^ call job/job.go Job.Run
	}
	f := (*job.Job).Run
	//              ^ read job/job.go Job.Run
	_ = f
}
`,
  }))

test('what comes from outside stays outside, whatever its members are called', () =>
  expectLinks({
    'a.go': `package a

import "net/http"

type Header struct{}

func (h Header) Set(k, v string) {}

func run(req *http.Request, own Header) {
	req.Header.Set("a", "b")
	//  ^ read std:go net/http.Request.Header
	//         ^ call std:go net/http.Request.Header.Set
	own.Set("a", "b")
	//  ^ call a.go Header.Set
	client := http.Client{Timeout: 1}
	//                    ^ write std:go net/http.Client.Timeout
	res, _ := client.Do(req)
	res.Header.Set("a", "b")
	//         ^ call std:go net/http.Client.Do().Header.Set
}
`,
  }))

test('a function that a variable holds is read, and the variable keeps its type', () =>
  expectLinks({
    'a.go': `package a

type Node struct{ next func() *Node }

var start = func() *Node { return nil }

func run() {
	start().next().next()
	//      ^ read a.go Node.next
	//             ^ read a.go Node.next
	n := start()
	//   ^ read a.go start
	n.next()
	//^ read a.go Node.next
}
`,
  }))

test('of two definitions of a method, each file means its own, whichever file is linked first', () =>
  expectLinks({
    'a.go': `package a

type Money struct{}

func (m Money) Text() string { return "" }

func first(m Money) string { return m.Text() }
//                                    ^ call a.go Money.Text
`,
    'b.go': `package a

func (m Money) Text() string { return "" }

func second(m Money) string { return m.Text() }
//                                     ^ call b.go Money.Text
`,
  }))

test('what iterators of the standard library yield is known', () =>
  expectLinks({
    'a.go': `package a

import (
	"maps"
	"slices"
)

type Item struct{ price int }

func run(items map[*Item]string, list []Item) {
	found := slices.Collect(maps.Keys(items))
	_ = found[0].price
	//           ^ read a.go Item.price
	for _, item := range slices.Backward(list) {
		_ = item.price
		//       ^ read a.go Item.price
	}
	for item := range maps.Keys(items) {
		_ = item.price
		//       ^ read a.go Item.price
	}
	for _, item := range slices.SortedFunc(slices.Values(list), nil) {
		_ = item.price
		//       ^ read a.go Item.price
	}
}
`,
  }))

test('of definitions for several old versions of Go, the newest is meant', () =>
  expectLinks({
    'a_latest.go': `//go:build go1.17

package a

var run = limit
//        ^ read a_119.go limit
`,
    'a_117.go': `//go:build go1.17 && !go1.19

package a

var limit = 17
var low = limit
//        ^ read a_117.go limit
`,
    'a_119.go': `//go:build go1.19 && !go1.20

package a

var limit = 19
`,
    'b_117.go': `//go:build !go1.19

package a

var lower = limit
//          ^ read a_117.go limit
`,
  }))

test('an interface that embeds one of the standard library wants the signatures of its methods', () =>
  expectLinks({
    'a.go': `package a

import "io"

type Syncer interface {
	io.Writer
	Sync() error
}

type File struct{}
//   ^ implements a.go Syncer

func (File) Write(b []byte) (int, error) { return 0, nil }
func (File) Sync() error { return nil }
//          ^ overrides a.go Syncer.Sync

type Core struct{}
//   ^ nothing

func (Core) Write(entry string, fields []int) error { return nil }
func (Core) Sync() error                            { return nil }
`,
  }))
