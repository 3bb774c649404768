import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a computed property is run by whoever reads it, what sets or observes it by whoever writes it', () =>
  expectLinks({
    'a.swift': `
class Store {
  var name = ""
  var count: Int = 0 { didSet { save() } }
  //                            ^ call a.swift Store.save
  var half: Int { count / 2 }
  //              ^ read a.swift Store.count
  var double: Int { get { count * 2 } set { count = newValue } }
  //                                        ^ write a.swift Store.count, runs a.swift Store.count
  func save() {
    name = "\\(half)"
    half
  }
}
protocol Sized { var size: Int { get } }
extension Store { static var shared: Store { Store() } }
func use(store: Store, sized: Sized) {
  store.half
  //    ^ read a.swift Store.half, runs a.swift Store.half
  store.count = store.double
  //    ^ write a.swift Store.count, runs a.swift Store.count
  //                  ^ read a.swift Store.double, runs a.swift Store.double
  store.count
  //    ^ read a.swift Store.count
  store.name = ""
  //    ^ write a.swift Store.name
  sized.size
  //    ^ read a.swift Sized.size
  Store.shared.half
  //    ^ read a.swift Store.shared, runs a.swift Store.shared
  //           ^ read a.swift Store.half, runs a.swift Store.half
}
`,
  }))

test('a class without initializers has those that it inherits, and one that names none runs that of the base class', () =>
  expectLinks({
    'base.swift': `
protocol Named { init(name: String) }
class Base {
  init() {}
  init(name: String) {}
}
`,
    'sub.swift': `
class Middle: Base, Named {}
//    ^ runs base.swift Base.init, runs base.swift Base.init
class Sub: Middle {
  override init() { super.init() }
//         ^ runs sub.swift Sub.init
  init(size: Int) { print("super.init") /* not super.init(name:) */ }
//^ runs base.swift Base.init, runs sub.swift Sub.init
  convenience init(at: Int) { self.init() }
//            ^ runs sub.swift Sub.init
}
class Alone: Named {
  init(name: String) {}
//^ runs sub.swift Alone.init
}
struct Value: Named { init(name: String) {} }
//     ^ nothing
`,
  }))
