import Drawing
import LayoutCore
import SwiftUI
import Testing
import ViewGraph

/// What an open menu is drawn on, and where (D9.32, M3.21).
@MainActor
@Suite struct MenuLookTests {
  private let red = [255, 0, 0, 255]

  private struct Shown: SwiftUI.View {
    var isAtEdge = false

    var body: some SwiftUI.View {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          if isAtEdge { SwiftUI.Spacer() }
          SwiftUI.Menu("More") {
            SwiftUI.Button("Copy") {}
            SwiftUI.Button("Delete", role: .destructive) {}
          }
        }
        SwiftUI.Color(.sRGB, red: 1, green: 0, blue: 0)
      }
    }
  }

  private func screen(_ view: some SwiftUI.View, _ system: SystemVersion) -> GraphScreen {
    var environment = LayoutCore.EnvironmentValues()
    environment.system = system
    environment.displayScale = 1
    return ViewHost.screen(
      view,
      in: LayoutScene(
        host: .size(Size(width: 300, height: 400)),
        environment: environment,
        tree: ViewTreeBuilder().finish()
      ),
      measurer: FixedTextMeasurer()
    )
  }

  private func open(_ screen: GraphScreen) throws -> LayoutResult {
    let menu = try #require(
      try screen.settle().views.first {
        if case .control(.menu) = $0.content { true } else { false }
      }
    )
    #expect(screen.setState(.isExpanded(true), of: menu.source) == true)
    return try screen.settle()
  }

  private func image(_ result: LayoutResult) throws -> PixelImage {
    try PixelImage(result.displayList(.transparent))
  }

  private func frame(of words: String, in result: LayoutResult) throws -> Rect {
    let view = result.views.first {
      if case .text(let shown) = $0.content { shown == words } else { false }
    }
    return try #require(view).frame
  }

  @Test(arguments: [SystemVersion.iOS18, .iOS26])
  func anOpenMenuLiesOnAPlatterOverAllElse(_ system: SystemVersion) throws {
    let screen = screen(Shown(), system)
    #expect(try image(screen.settle())[250, 60] == red)
    let result = try open(screen)
    let image = try image(result)
    // It is 250 wide in the middle, over what is drawn after its label; beside it is its shadow.
    #expect(image[250, 60][1] > 100)
    #expect(image[18, 60][1] == 0 && image[282, 60][1] == 0)
    // Rows are in the colour of labels, those that destroy in red.
    let (copy, delete) = (
      try frame(of: "Copy", in: result), try frame(of: "Delete", in: result)
    )
    #expect(delete.minY - copy.maxY == 22 && copy.minX == 41)
    let words = image[Int(copy.minX) + 3, Int(copy.midY) + 2]
    #expect(words.dropLast().allSatisfy { $0 < 90 }, "\(words)")
    let destructive = image[Int(delete.minX) + 3, Int(delete.midY) + 2]
    #expect(destructive[0] > 200 && destructive[1] < 120, "\(destructive)")
  }

  @Test func anOpenMenuLiesWithinTheWindow() throws {
    let image = try image(open(screen(Shown(isAtEdge: true), .iOS26)))
    #expect(image[285, 60][1] > 100 && image[60, 60][1] > 100)
    #expect(image[44, 60][1] == 0)
  }
}
