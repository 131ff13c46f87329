import Conformance
import Export
import LayoutCore
import SpecFormat
import Testing
import ViewGraph

/// Previews as specs: what is written is read back to the same screen, and the rest is refused.
@MainActor
@Suite struct WrittenScreenTests {
  /// The number of previews of `Specs/Swift/Conformance` that become specs; it only grows.
  private static let least = 380

  /// A screen with a modifier that has no effect on it, and is not written: its bar is not shown.
  private static let shortened: Set = ["view-toolbar-keyboard"]

  @Test func whatIsWrittenIsTheSameScreen() throws {
    var (written, different, refused) = (0, [String](), [String]())
    for one in SwiftCase.all {
      guard let (spec, result) = try laidOut(one) else { continue }
      let screen = WrittenScreen(spec, result, text: .fixed, measurer: FixedTextMeasurer())
      guard let value = screen.spec else {
        refused.append("\(one.name): \(screen.problems.map(\.message))")
        continue
      }
      written += 1
      let document = try #require(WrittenScreens([value]).document, "\(one.name)")
      let file = SpecFile(bytes: document.json(.compact), name: one.name)
      let scene = try #require(file.specs.first?.scene, "\(one.name)")
      let direction = scene.environment.layoutDirection
      let read = try SharedDocument(LayoutEngine(scene).layout(), direction)
      let shown = try SharedDocument(result, direction)
      if read != shown, !Self.shortened.contains(one.name) {
        different.append("\(one.name)\n\(shown.differences(from: read))")
      }
    }
    #expect(different == [], "\n\(different.joined(separator: "\n"))")
    #expect(written >= Self.least, "\n\(refused.joined(separator: "\n"))")
  }

  @Test func severalScreensBecomeCases() throws {
    let some = SwiftCase.all.prefix(12)
    let specs = try some.compactMap { one -> CanonicalValue? in
      guard let (spec, result) = try laidOut(one) else { return nil }
      return WrittenScreen(spec, result, text: .fixed, measurer: FixedTextMeasurer()).spec
    }
    let document = try #require(WrittenScreens(specs).document)
    #expect(specs.count > 1 && document["cases"]?.elements.count == specs.count)
  }

  private func laidOut(_ one: SwiftCase) throws -> (Spec, LayoutResult)? {
    guard var spec = StatedCases.all[one.specName], let stated = spec.scene else { return nil }
    let screen = try one.screen(in: stated)
    let result = try screen.settle()
    spec.name = one.name
    spec.subject = .scene(result.scene)
    return (spec, result)
  }
}
