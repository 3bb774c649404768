/** What `guard` binds, and what a name with a member behind it is not. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const ITEM = `class Item { var title = ""; var owner: Owner? }
class Owner { var name = "" }
`

test('what a guard binds is seen by its later conditions and behind it, and not where it fails', () =>
  expectLinks({
    'Item.swift': ITEM,
    'Menu.swift': `class Menu {
  var item: Item?
  func menuItem(_ title: String) -> Item? { nil }
  func run(_ sender: Any) {
    guard let menuItem = sender as? Item, let owner = menuItem.owner, !owner.name.isEmpty else {
    //                                                ^ read variable menuItem of line 5
    //                                                         ^ read Item.swift Item.owner
    //                                                                 ^ read variable owner of line 5
      return
    }
    let name = owner.name
    //         ^ read variable owner of line 5
  }
  func stop() {
    guard let item = item else { return print(item) }
    //               ^ read Menu.swift Menu.item
    //                                        ^ read Menu.swift Menu.item
    print(item)
    //    ^ read variable item of line 15
  }
}
`,
  }))

test('behind a name with a member stands no function', () =>
  expectLinks({
    'Item.swift': ITEM,
    'List.swift': `class List: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func reload() {
    let now = tableView.reloadData()
    //        ^ read unknown
    self.tableView!.reloadData()
    //   ^ read unknown
    let count = tableView
    //          ^ read List.swift List.tableView
  }
}
`,
  }))

test('what is bound as self is no name that leads anywhere, and its members are those of the type around', () =>
  expectLinks({
    'Item.swift': ITEM,
    'Menu.swift': `class Menu {
  var item = Item()
  func run() {
    load { [weak self] in
      //         ^ nothing
      guard let self = self else { return }
      //        ^ nothing
      self.item.title
      //   ^ read Menu.swift Menu.item
      //        ^ read Item.swift Item.title
    }
  }
}
`,
  }))

test('what a guard binds by its name alone is what that name was', () =>
  expectLinks({
    'Item.swift': ITEM,
    'Menu.swift': `class Menu {
  var item: Item?
  func run(_ owner: Owner?) {
    guard let item, item.title.isEmpty, let owner, owner.name.isEmpty else { return }
    //              ^ read variable item of line 4
    //                   ^ read Item.swift Item.title
    //                                                   ^ read Item.swift Owner.name
    item.title.isEmpty
    //   ^ read Item.swift Item.title
    owner.name.isEmpty
    //    ^ read Item.swift Owner.name
  }
}
`,
  }))

test('of several that a name with a member may mean, those that are no function stay', () =>
  expectLinks({
    'Item.swift': ITEM,
    'Theme.swift': `#if os(iOS)
let theme = Item()
#else
let theme = Owner()
#endif
func theme(_ number: Int) {}
`,
    'Menu.swift': `func run() {
  let now = theme.reload()
  //        ^ read one of (Theme.swift theme | Theme.swift theme)
}
`,
  }))
