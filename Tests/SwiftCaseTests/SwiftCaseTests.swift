import Conformance
import Foundation
import LayoutCore
import SpecFormat
import Testing

/// Screens that are written in Swift and as specs: both front ends come to the same.
@MainActor
@Suite struct SwiftCaseTests {
  /// Screens whose views have no names to ask for: those that a geometry reader makes while it is laid
  /// out, and those that only a spec has before they are shown.
  static let unnamed: Set = [
    "a link with a destination", "gap-empty-stack", "geometryreader-overlap", "rtl-geometryreader",
    "safearea-root-insets-iphone13", "view-disclosure", "zindex-vstack-order",
  ]

  @Test func bothFormsAgree() throws {
    var different: [String] = []
    for one in SwiftCase.all {
      let spec = try #require(StatedCases.all[one.specName], "no spec is called \(one.name)")
      guard let scene = spec.scene else { continue }
      let direction = scene.environment.layoutDirection
      let stated = try SharedDocument(LayoutEngine(scene).layout(), direction)
      let screen = try one.screen(in: scene)
      let shown = try SharedDocument(screen.settle(), direction)
      guard shown != stated else { continue }
      different.append("\(one.name)\n\(shown.differences(from: stated))")
    }
    #expect(different == [], "\n\(different.joined(separator: "\n"))")
  }

  @Test func whatIsRecordedHoldsForTheSwiftForm() throws {
    var failures: [String] = []
    var unnamed: Set<String> = []
    for one in SwiftCase.all {
      guard var spec = StatedCases.all[one.specName], let stated = spec.scene else { continue }
      let screen = try one.screen(in: stated)
      guard var scene = screen.layout?.scene, let tree = scene.tree.named(like: stated.tree) else {
        unnamed.insert(one.name)
        continue
      }
      scene.tree = tree
      spec.subject = .scene(scene)
      if case .failed(let differences) = ConformanceRunner().run(spec).outcome {
        failures.append("\(one.name): \(differences.map(\.message).joined(separator: "; "))")
      }
    }
    #expect(failures == [], "\n\(failures.joined(separator: "\n"))")
    #expect(unnamed == Self.unnamed)
  }

  @Test func everyPreviewOfTheFolderIsCompared() throws {
    let shown = Set(SwiftCase.all.map(\.name))
    for (file, text) in try SwiftCase.sources() {
      let written = text.matches(of: /previewDisplayName\(\s*"([^"]*)"/).map { String($0.1) }
      #expect(written.filter { !shown.contains($0) } == [], "\(file)")
    }
  }

  @Test func thereAreEnoughCases() {
    let names = SwiftCase.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.count >= 390)
  }
}
