/** Types behind the name of the module that declares them. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a type behind the name of a module of the repository is that of its folder', () =>
  expectLinks({
    'Packages/Models/Sources/Models/List.swift': `public struct List { public let exclusive: Bool
  public enum Policy { case list, followed }
}
`,
    'Packages/Models/Sources/Models/Notice.swift': 'public struct Notice { public let policy: Models.List.Policy }\n',
    'App/Edit.swift': `import Models
import SwiftUI
struct Edit {
  let list: Models.List
  //               ^ type Packages/Models/Sources/Models/List.swift List
  let other: SwiftUI.List
  func isExclusive(notice: Notice) -> Bool {
    other.exclusive
  //      ^ read swift:SwiftUI SwiftUI.List.exclusive
    if notice.policy == .followed { return true }
  //                     ^ read Packages/Models/Sources/Models/List.swift List.Policy.followed
    return list.exclusive
  //            ^ read Packages/Models/Sources/Models/List.swift List.exclusive
  }
}
`,
  }))
