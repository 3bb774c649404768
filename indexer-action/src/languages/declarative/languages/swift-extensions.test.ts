/** What extensions add to types of libraries, where nothing tells which type a value is of. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const DESIGN = `import SwiftUI
extension Font {
  static var scaledBody: Font { .body }
  static func scaled(size: CGFloat) -> Font { .body }
  static let brand = Font.title
}
extension CGFloat { static let layoutPadding: CGFloat = 20 }
extension View {
  func cardStyle(cornerRadius: CGFloat = 4) -> some View { self }
  func appending(_ other: String) -> some View { self }
}
private extension View { func onlyHere() -> some View { self } }
extension UIView { func pinEdges(to other: UIView) {} }
extension Color { static let warmGray = Color.gray }
extension UIColor { static let warmGray = UIColor.gray }
struct Row { var isCompact: Bool; enum Edge { case topLeading } }
extension Row { static var standardRow: Row { Row(isCompact: true) } }
`

test('a member that one extension alone adds to a library’s type is meant where no type is known', () =>
  expectLinks({
    'Design.swift': DESIGN,
    'Screen.swift': `import SwiftUI
func screen(any: Unknown, label: UILabel, box: UIView) {
  Text("a").font(.scaledBody).padding(.layoutPadding)
  //              ^ read Design.swift Font.scaledBody, runs Design.swift Font.scaledBody
  //                                   ^ read Design.swift CGFloat.layoutPadding
  any.make().cardStyle(cornerRadius: 2)
  //         ^ call Design.swift View.cardStyle
  Text("a").cardStyle()
  //        ^ call Design.swift View.cardStyle
  label.pinEdges(to: box)
  //    ^ call Design.swift UIView.pinEdges
}
`,
  }))

test('it is not where libraries may well have the name, for other arguments, or with another type behind the dot', () =>
  expectLinks({
    'Design.swift': DESIGN,
    'Screen.swift': `import SwiftUI
func screen(any: Unknown) {
  any.paint(.brand, .warmGray, .topLeading, .standardRow)
  //         ^ read unknown
  //                 ^ read unknown
  //                            ^ read unknown
  //                                         ^ read unknown
  any.appending("a")
  //  ^ call unknown
  any.make().cardStyle(shadow: true)
  //         ^ call unknown
  any.make().onlyHere()
  //         ^ call unknown
  any.layoutPadding
  //  ^ read unknown
  any.paint(.cardStyle())
  //         ^ call unknown
  Paint.layoutPadding
  //    ^ read unknown
  any.isCompact
  //  ^ read unknown
}
`,
  }))
