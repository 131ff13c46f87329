import Foundation
import LayoutCore
import SwiftUI
import ViewGraph

@testable import SwiftCases

/// A case of `Specs/Swift/Conformance`: a preview called as the spec that states the same screen.
@MainActor
struct SwiftCase {
  let name: String
  /// The name of the spec: what stands before "as" in the name of another way to the same screen.
  var specName: String { name.components(separatedBy: " as ")[0] }
  private let view: any View

  /// The cases of all files.
  static let all: [SwiftCase] = providers.flatMap { provider in
    PreviewParts.of(provider.previews as any View).map { part in
      SwiftCase(name: part.displayName ?? "\(provider)", view: part.view)
    }
  }

  /// The case on a screen of its own, once it rests.
  func screen(in surroundings: LayoutScene) throws -> GraphScreen {
    func show<Content: View>(_ view: Content) -> GraphScreen {
      ViewHost.screen(view, in: surroundings, measurer: FixedTextMeasurer())
    }
    let screen = show(view)
    try screen.settle()
    return screen
  }

  /// The texts of the files that they are in, by name.
  static func sources() throws -> [String: String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Specs/Swift/Conformance")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.reduce(into: [:]) { texts, name in
      texts[name] = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
  }

  private static let providers: [any PreviewProvider.Type] = [
    AccessibilityExampleCases.self, AccessibilityModifierCases.self,
    AccessibilityViewCases.self, AlignmentCases.self,
    BarCases.self, ControlCases.self, FrameCases.self, GridCases.self, GridDetailCases.self,
    LayerCases.self, LazyAndScrollingCases.self, ListCases.self, OtherWayCases.self,
    MenuCases.self, OverlayCases.self, PaddingCases.self, PlacementCases.self,
    RightToLeftCases.self,
    RootCases.self, SafeAreaCases.self, SpacerCases.self, StackCases.self, StackShareCases.self,
  ]
}
