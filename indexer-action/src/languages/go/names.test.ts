import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

const MODULE = { 'go.mod': 'module example.com/shop\n\nrequire github.com/stretchr/testify v1.8.0\n' }

test('a local is visible from its declaration on, and `:=` assigns what its own scope has already', () =>
  expectLinks({
    'a.go': `package a

var limit = 3

func run(n int) (err error) {
	total := n + limit
	//       ^ read parameter n of line 5
	//           ^ read a.go limit
	if limit := total; limit > 0 {
	//          ^ read variable total of line 6
	//                 ^ read variable limit of line 9
		n, err := f(limit)
	//         ^ call a.go f
		_, _ = n, err
	//      ^ read variable n of line 12
	}
	x, err := f(total)
	// ^ write parameter err of line 5
	_ = x
	return err
}

func f(n int) (int, error) { return n, nil }
`,
  }))

test('names of other files of the package are in scope, of other packages after their import', () =>
  expectLinks({
    ...MODULE,
    'store/store.go': 'package store\n\ntype Item struct{ Price int }\n\nfunc New() *Item { return &Item{} }\n',
    'main.go': `package main

import (
	"fmt"
	shelf "example.com/shop/store"
	//     ^ import module
	check "github.com/stretchr/testify/assert"
	//     ^ import go:github.com/stretchr/testify assert
)

func main() {
	item := shelf.New()
	//      ^ read import shelf of line 5
	//            ^ call store/store.go New
	item.Price = helper()
	//   ^ write store/store.go Item.Price
	//           ^ call other.go helper
	fmt.Println(item)
	//  ^ call std:go fmt.Println
	check.Equal(nil, len("x"), item)
	//    ^ call go:github.com/stretchr/testify assert.Equal
	//               ^ call std:go builtin.len
}
`,
    'other.go': 'package main\n\nfunc helper() int { return 1 }\n',
  }))

test('an external test package imports the package beside it', () =>
  expectLinks({
    ...MODULE,
    'cart/cart.go': 'package cart\n\nfunc Total() int { return 0 }\n',
    'cart/cart_test.go': `package cart_test

import "example.com/shop/cart"

func TestTotal() {
	cart.Total()
	//   ^ call cart/cart.go Total
}
`,
  }))

test('dot imports, vendored packages and local replacements are found', () =>
  expectLinks({
    'go.mod':
      'module example.com/shop\nrequire example.com/tax v1.0.0\nreplace example.com/tax => ./third/tax\nrequire example.com/vat v1.0.0\n',
    'third/tax/tax.go': 'package tax\n\nfunc Rate() int { return 1 }\n',
    'vendor/example.com/vat/vat.go': 'package vat\n\nfunc Of() int { return 1 }\n',
    'main.go': `package main

import (
	. "example.com/tax"
	"example.com/vat"
)

func main() {
	_ = Rate()
	//  ^ call third/tax/tax.go Rate
	vat.Of()
	//  ^ call vendor/example.com/vat/vat.go Of
}
`,
  }))

test('of definitions for several builds the one is meant that the file is built with', () =>
  expectLinks({
    'go.mod': 'module example.com/shop\n',
    'open_linux.go': 'package shop\n\nfunc open() {}\n',
    'open_windows.go': `package shop

func open() { prepare() }
//            ^ call prepare_other.go prepare
`,
    'prepare.go': '//go:build linux\n\npackage shop\n\nfunc prepare() {}\n',
    'prepare_other.go': '//go:build !linux\n\npackage shop\n\nfunc prepare() {}\n',
    'shop.go': `package shop

func Run() {
	use(open, prepare)
	//  ^ read open_linux.go open
	//        ^ read prepare.go prepare
}

func use(f ...func()) {}
`,
  }))

test('a name that nothing declares is unknown, whoever else has one', () =>
  expectLinks({
    'a/a.go': 'package a\n\nfunc Missing() {}\n',
    'b/b.go': `package b

func run() {
	x := Missing()
	//   ^ call unknown
	x.Close()
	//^ call unknown
}
`,
  }))

test('labels, type switches and constants without a value', () =>
  expectLinks({
    'a.go': `package a

type Level int

const (
	Low Level = iota
	High
)

func (l Level) Name() string { return "" }

func run(v any) {
	High.Name()
	//   ^ call a.go Level.Name
outer:
	for {
		break outer
		//    ^ read label outer of line 15
	}
	switch v := v.(type) {
	case Level:
		v.Name()
		//^ call a.go Level.Name
	case error:
		v.Error()
		//^ call std:go builtin.error.Error
	}
}
`,
  }))

test('a label belongs to its function, and each function literal has its own', () =>
  expectLinks({
    'a.go': `package a

func run() {
loop:
	for {
		func() {
		loop:
			for {
				break loop
				//    ^ read label loop of line 7
			}
		}()
		break loop
		//    ^ read label loop of line 4
	}
}
`,
  }))

test('keys of the maps of the standard library are values', () =>
  expectLinks({
    'a.go': `package a

import "net/http"

const Accept = "Accept"

var header = http.Header{Accept: {"*"}}
//                       ^ read a.go Accept
var client = http.Client{Timeout: 1}
//                       ^ write std:go net/http.Client.Timeout
`,
  }))

test('a path that begins with a dot leads from the folder of its file, and nowhere outside of the repository', () =>
  expectLinks({
    'cmd/app/main.go': `package main

import (
	"../lib"
	away "../../../lib"
)

func main() {
	lib.Run()
	//  ^ call cmd/lib/lib.go Run
	away.Run()
	//   ^ call unknown
	away.Shared.Size()
	//          ^ call unknown
}
`,
    'cmd/lib/lib.go': 'package lib\n\nfunc Run() {}\n',
    'lib/lib.go': 'package lib\n\nfunc Run() {}\n',
  }))

test('the one import that nothing seems to name is what the one word means that nothing else is called', () =>
  expectLinks({
    'go.mod': 'module example.com/shop\n\nrequire github.com/hashi/go-metrics v0.5.0\n',
    'a.go': `package a

import (
	"strings"

	"github.com/hashi/go-metrics/compat"
)

var labels []metrics.Label
//           ^ read import compat of line 6
//                   ^ read go:github.com/hashi/go-metrics compat.Label

func count() {
	defer metrics.Count(strings.ToUpper("x"))
	//    ^ read import compat of line 6
	//            ^ call go:github.com/hashi/go-metrics compat.Count
	defer limits.Check()
	//    ^ read b.go limits
}
`,
    'b.go': `package a

import (
	"github.com/one/first"
	"github.com/two/second"
)

var limits struct{ Check func() }

func two() {
	defer uno.Run()
	//    ^ read unknown
	defer due.Run()
	//    ^ read unknown
}
`,
  }))
