import Drawing
import LayoutCore
import SwiftUI
import Testing

/// What stands above tabs (M8.5).
@MainActor
@Suite struct TabAccessoryTests {
  private struct Tabs: SwiftUI.View {
    var isEnabled = true
    var hidesBar = false

    var body: some SwiftUI.View {
      TabView {
        SwiftUI.Color.clear.overlay(alignment: .bottom) { Text("content") }
          .toolbarVisibility(hidesBar ? .hidden : .automatic, for: .tabBar)
          .tabItem { Text("One") }
      }
      .tabViewBottomAccessory(isEnabled: isEnabled) { Accessory() }
    }
  }

  private struct Accessory: SwiftUI.View {
    @SwiftUI.Environment(\.tabViewBottomAccessoryPlacement) private var placement

    var body: some SwiftUI.View { Text(placement == .expanded ? "playing" : "nowhere") }
  }

  private func screen(
    _ tabs: Tabs,
    _ system: SystemVersion = .iOS26
  ) throws -> SwiftScreen {
    try SwiftScreen(tabs, width: 300, height: 500, system: system)
  }

  /// A capsule 48 high, 8 above the tabs' bar of 70, which the content ends at.
  @Test func itStandsAboveTheTabs() throws {
    let with = try screen(Tabs())
    let text = try #require(with.texts["playing"])
    #expect(text.midY == 500 - 70 - 8 - 24 && text.midX == 150)
    #expect(abs(try end(with) - (500 - 70 - 8 - 48)) < 0.001)
    let without = try screen(Tabs(isEnabled: false))
    #expect(without.texts["playing"] == nil)
    #expect(abs(try end(without) - (500 - 70)) < 0.001)
  }

  /// Where the content ends.
  private func end(_ screen: SwiftScreen) throws -> Double {
    try #require(screen.texts["content"]).maxY
  }

  @Test func itIsOnGlass() throws {
    let capsule = Rect(x: 21, y: 374, width: 258, height: 48)
    func hasCapsule(_ tabs: Tabs) throws -> Bool {
      try screen(tabs).result.displayList(.transparent).elements.contains { element in
        guard case .fill(let path, _, _, _) = element else { return false }
        return path.boundingRect == capsule
      }
    }
    #expect(try hasCapsule(Tabs()))
    #expect(try !hasCapsule(Tabs(isEnabled: false)))
  }

  @Test func withoutTabsItIsAtTheBottom() throws {
    let text = try #require(try screen(Tabs(hidesBar: true)).texts["playing"])
    #expect(text.midY == 500 - 8 - 24)
  }

  @Test func systemsBeforeGlassHaveNone() throws {
    #expect(try screen(Tabs(), .iOS18).texts["playing"] == nil)
  }
}
