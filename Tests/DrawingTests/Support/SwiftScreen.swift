import Drawing
import LayoutCore
import SwiftUI
import ViewGraph

/// A view of SwiftUI with fixed text, a pixel for each point.
@MainActor
struct SwiftScreen {
  private let screen: GraphScreen
  let result: LayoutResult

  init(
    _ view: some SwiftUI.View,
    width: Double = 100,
    height: Double = 100,
    system: SystemVersion = .iOS26
  ) throws {
    var environment = LayoutCore.EnvironmentValues()
    environment.system = system
    environment.displayScale = 1
    screen = ViewHost.screen(
      view,
      in: LayoutScene(
        host: .size(Size(width: width, height: height)),
        environment: environment,
        tree: ViewTreeBuilder().finish()
      ),
      measurer: FixedTextMeasurer()
    )
    result = try screen.settle()
  }

  var image: PixelImage { get throws { try PixelImage(result.displayList(.transparent)) } }

  /// The frames of texts by their words.
  var texts: [String: Rect] {
    result.views.reduce(into: [:]) { texts, view in
      if let words = view.shownWords { texts[words] = view.frame }
    }
  }
}

extension PlacedView {
  fileprivate var shownWords: String? {
    if case .text(let words) = content { words } else { nil }
  }
}
