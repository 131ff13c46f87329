import Foundation
import SpecFormat
import Testing

/// Names of SwiftUI that specs do not have.
@Suite struct SwiftUINameTests {
  private static let sources: [String] = {
    let root = URL(fileURLWithPath: TestFile.tests).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/SwiftFrontEnd/SwiftUI")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
  }()

  /// Methods of views that no spec needs: tools of the module itself.
  private static let internalNames: Set = ["espalierLeftOut"]

  @Test func everyModifierOfTheModuleIsKnown() throws {
    var declared: Set<String> = []
    for text in Self.sources {
      for part in ("\n" + text).components(separatedBy: "\nextension View {").dropFirst() {
        let body = part.components(separatedBy: "\n}\n")[0]
        for match in body.matches(of: /public (?:nonisolated )?func (\w+)/) {
          declared.insert(String(match.1))
        }
      }
    }
    let known = Set(SpecVocabulary.modifiers.map(\.name)).union(SwiftUINames.swiftModifiers)
      .union(SwiftUINames.otherModifiers.keys).union(Self.internalNames)
    #expect(declared.count > 300)
    let unknown = declared.filter { !$0.hasPrefix("_") }.subtracting(known)
    #expect(unknown.sorted() == [])
    // Views have `equatable` where they are equatable, in an extension of another form.
    declared.insert("equatable")
    #expect(SwiftUINames.swiftModifiers.subtracting(declared).sorted() == [])
  }

  @Test func everyViewIsDeclared() {
    for name in SwiftUINames.swiftViews {
      let isDeclared = Self.sources.contains { $0.contains("struct \(name)") }
      #expect(isDeclared, "\(name)")
    }
  }

  @Test func noNameOfSpecsIsAmongThem() {
    let modifiers = Set(SpecVocabulary.modifiers.map(\.name))
    #expect(modifiers.intersection(SwiftUINames.swiftModifiers).sorted() == [])
    #expect(modifiers.intersection(SwiftUINames.otherModifiers.keys).sorted() == [])
    let views = Set(SpecVocabulary.views.map(\.name))
    #expect(views.intersection(SwiftUINames.swiftViews).sorted() == [])
    #expect(views.intersection(SwiftUINames.otherViews.keys).sorted() == [])
  }
}
