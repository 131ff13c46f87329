import ProjectModel
import Testing

/// What sources tell without being compiled.
struct SwiftOutlineTests {
  private func outline(_ text: String) -> SwiftOutline { SwiftOutline(Array(text.utf8)) }

  @Test func importsAreThoseOfAPhone() {
    let text = """
      import SwiftUI
      @testable import struct Kit.Card
      // import Commented
      let text = "import Quoted"
      #if os(macOS)
        import AppKit
      #elseif os(iOS)
        import MessageUI
      #else
        import WatchKit
      #endif
      #if canImport(Lottie)
        import Lottie
      #else
        import Drawings
      #endif
      #if !os(iOS)
        import Cocoa
      #endif
      #if DEBUG
        import Probe
      #endif
      """
    #expect(outline(text).imports == ["SwiftUI", "Kit", "MessageUI", "Drawings", "Probe"])
  }

  @Test(arguments: [
    ("canImport(SwiftUI) && DEBUG", true), ("canImport(UIKit) && !os(watchOS)", true),
    ("canImport(Lottie)", true), ("os(iOS) || os(tvOS)", true), ("!(os(macOS))", true),
    ("canImport(AppKit)", false), ("!os(iOS)", false), ("os(macOS) && DEBUG", false),
    ("_runtime(_ObjC)", false), ("!canImport(UIKit)", false),
    ("(DEBUG || PROBE) && os(macOS)", false), ("targetEnvironment(macCatalyst)", false),
    ("((((", true), ("!", true), ("&& ||", true),
  ])
  func previewsCountInBranchesOfAPhone(_ condition: String, holds: Bool) {
    let found = outline("#if \(condition)\n#Preview { Card() }\n#endif\n")
    #expect(found.previews.count == (holds ? 1 : 0))
    let other = outline("#if \(condition)\n#else\n#Preview { Card() }\n#endif\n")
    #expect(other.previews.count == (holds ? 0 : 1))
  }

  @Test func importsOfThisSystemAreThoseThatNobodyAsksFor() {
    let text = """
      import Foundation
      #if canImport(os)
        import os
      #elseif canImport(Glibc)
        import Glibc
      #endif
      #if os(Linux)
        import Threads
      #else
        import Combine
      #endif
      """
    #expect(SwiftOutline.importsHere(Array(text.utf8)) == ["Foundation", "Glibc", "Threads"])
    #expect(outline(text).imports == ["Foundation", "os", "Combine"])
  }

  @Test func previewsAreMacrosAndProviders() {
    let text = #"""
      #Preview { Card() }
      #Preview("Dark, \(x)", traits: .sizeThatFits) { Card() }
      let words = "#Preview"
      /* #Preview { } */
      struct Card_Previews: PreviewProvider {
        static var previews: some View { Card() }
      }
      #if os(macOS)
      #Preview("Mac") { Card() }
      #endif
      """#
    let found = outline(text).previews
    #expect(found.map(\.name) == [nil, "Dark, ", "Card_Previews"])
    #expect(found.map(\.line) == [1, 2, 5])
    #expect(found.map(\.kind) == [.macro, .macro, .provider])
    #expect(found.map(\.isNamedByCode) == [false, false, false])
    let computed = outline(
      """
      #Preview(name) { Card() }
      #Preview(traits: .sizeThatFits) { Card() }
      struct A_Previews: PreviewProvider {
        static var previews: some View { Card().previewDisplayName(name) }
      }
      """
    ).previews
    #expect(computed.map(\.isNamedByCode) == [true, false, true])
    #expect(SwiftOutline.mayShow(Array(text.utf8)))
    #expect(!SwiftOutline.mayShow(Array("struct A: View {}".utf8)))
  }

  @Test(arguments: [
    ("struct A: View { var body: some View { Text(\"a\") } }", true),
    ("struct A: View {\n  let title: String\n  var body: some View { Text(title) }\n}", false),
    ("struct A: View {\n  let title = \"}\"\n  var body: some View { Text(title) }\n}", true),
    ("struct A: View {\n  var title: String?\n  var body: some View { EmptyView() }\n}", true),
    ("struct A: View {\n  let title: String?\n  var body: some View { EmptyView() }\n}", false),
    (
      "struct A: View {\n  @State private var on = false\n  var body: some View { EmptyView() } }",
      true
    ),
    ("struct A: View {\n  @Binding var on: Bool\n  var body: some View { EmptyView() } }", false),
    (
      "struct A: View {\n  @Environment(\\.x) private var x\n  var body: some View { EmptyView() } }",
      true
    ),
    (
      "struct A: View {\n  let action: () -> Void\n  init() { action = {} }\n  var body: some View { E() } }",
      true
    ),
    ("struct A: View {\n  init(a: Int, b: Int = 1) {}\n  var body: some View { E() } }", false),
    (
      "struct A: View {\n  init(a: [Int] = [1, 2], b: Int = 1) {}\n  var body: some View { E() } }",
      true
    ),
    ("private struct A: View { var body: some View { EmptyView() } }", false),
    ("struct A<B: View>: View { var body: some View { EmptyView() } }", false),
    (
      "struct A: View {\n  static let b: Int = 1\n  func c(d: Int) -> Int { d }\n  var body: some View { E() } }",
      true
    ),
    (
      "struct A: View {\n  var a: Int { 1 }\n  var b: Int = 2 { didSet { } }\n  let c: Int\n}",
      false
    ),
  ])
  func aViewIsShowableThatNeedsNoArguments(text: String, isShowable: Bool) {
    #expect(outline(text).views.map(\.isShowable) == [isShowable])
  }

  @Test(arguments: [
    "", "#", "#if", "#endif", "#Preview", "#Preview(", "import", "struct", "struct A", "struct A:",
    "struct A: View {",
    "struct A: View { var", "struct A: View { init(", "\"", "\"\"\"", "#\"", "\"\\(", "\"\\(\"",
    "/*", "\\", "\u{0}",
    "struct A: View { let a = {", "#else\n#elseif os(iOS)\n#endif\n#endif",
  ])
  func whatIsNoSwiftComesToAnEnd(text: String) {
    #expect(outline(text).previews.allSatisfy { $0.line == 1 })
  }
}
