import Drawing
import LayoutCore
import SpecFormat
import SwiftUI
import Testing

/// The backgrounds of bars that views set (D9.14, D9.15).
@MainActor
@Suite struct BarBackgroundTests {
  private let red = SwiftUI.Color(.sRGB, red: 1, green: 0, blue: 0)

  /// The areas that are filled with red.
  private func areas(
    _ view: some SwiftUI.View,
    _ system: SystemVersion = .iOS26
  ) throws -> [Rect] {
    let screen = try SwiftScreen(view, width: 200, height: 400, system: system)
    return screen.result.displayList(.transparent).elements.compactMap { element in
      guard case .fill(let path, .color(let color), _, _) = element, color.hex == "#ff0000"
      else { return nil }
      return path.boundingRect
    }
  }

  /// The number of materials in the drawing.
  private func materials(
    _ view: some SwiftUI.View,
    _ system: SystemVersion
  ) throws -> Int {
    let screen = try SwiftScreen(view, width: 200, height: 400, system: system)
    let outline = screen.result.displayList(.transparent).outline
    return outline.count { $0.contains("backdrop") }
  }

  private func stack(_ content: some SwiftUI.View) -> some SwiftUI.View {
    NavigationStack {
      content.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    }
  }

  @Test(arguments: [SystemVersion.iOS18, .iOS26])
  func aStyleIsThereWhileTheBackgroundIs(_ system: SystemVersion) throws {
    let height = system == .iOS18 ? 44.0 : 54
    let shown = Text("a").toolbarBackground(red, for: .navigationBar)
      .toolbarBackgroundVisibility(.visible, for: .navigationBar)
    #expect(try areas(stack(shown), system) == [Rect(x: 0, y: 0, width: 200, height: height)])
    // Nothing has been scrolled under the bar.
    #expect(try areas(stack(Text("a").toolbarBackground(red)), system) == [])
    let hidden = Text("a").toolbarBackground(red).toolbarBackground(.hidden)
    #expect(try areas(stack(hidden), system) == [])
  }

  /// Specs say the same as Swift files do.
  @Test(arguments: [SystemVersion.iOS18, .iOS26])
  func aSpecDrawsWhatASwiftFileDraws(_ system: SystemVersion) throws {
    let bar = #""navigationTitle": "Title" }, { "toolbarTitleDisplayMode": "inlineLarge" }, {"#
    func drawn(_ modifiers: String) throws -> [String] {
      let spec = """
        { "scene": { "width": 200, "height": 400 }, "environment": { "system": "\(system.rawValue)" },
          "view": { "type": "NavigationStack", "children": {
            "type": "Text", "content": "a", "modifiers": [{ \(modifiers) }, { \(bar)
              "navigationBarBackButtonHidden": false }] } } }
        """
      let file = SpecFile(bytes: Array(spec.utf8), name: "a.json")
      try #require(file.diagnostics.map(\.description) == [])
      let scene = try #require(file.specs.first?.scene)
      return LayoutEngine(scene).layout().displayList(.transparent).outline
    }
    func drawn(_ view: some SwiftUI.View) throws -> [String] {
      let screen = try SwiftScreen(stack(view), width: 200, height: 400, system: system)
      return screen.result.displayList(.transparent).outline
    }
    let visible =
      #""toolbarBackgroundVisibility": { "visibility": "visible", "for": "navigationBar" }"#
    let style = ##""toolbarBackground": { "style": "#ff0000" }"##
    #expect(
      try drawn("\(style) }, { \(visible)")
        == drawn(Text("a").toolbarBackground(red).toolbarBackground(.visible, for: .navigationBar))
    )
    #expect(try drawn(style) == drawn(Text("a").toolbarBackground(red)))
    #expect(try drawn("\(style) }, { \(visible)") != drawn(style))
  }

  /// Behind glass there is only what somebody asks for.
  @Test func aStyleIsBehindTabsOfGlass() throws {
    func tabs(_ content: some SwiftUI.View) -> some SwiftUI.View {
      TabView {
        content.tabItem { Text("One") }
        Text("b").tabItem { Text("Two") }
      }
    }
    let asked = try areas(tabs(Text("a").toolbarBackground(red, for: .tabBar)))
    let area = try #require(asked.first)
    #expect(asked.count == 1 && area.minX == 0 && area.width == 200 && area.maxY == 400)
    #expect(try areas(tabs(Text("a"))) == [])
    let hidden = Text("a").toolbarBackground(red, for: .tabBar)
      .toolbarBackgroundVisibility(.hidden, for: .tabBar)
    #expect(try areas(tabs(hidden)) == [])
  }

  @Test func withoutAStyleItIsTheMaterialOfBars() throws {
    let plain = try materials(stack(Text("a")), .iOS26)
    let shown = stack(Text("a").toolbarBackground(.visible, for: .navigationBar))
    #expect(try materials(shown, .iOS26) == plain + 1)
  }

  @Test func theBarAtTheBottomReachesTheEdge() throws {
    let content = Text("a").toolbar {
      ToolbarItem(placement: .bottomBar) { SwiftUI.Button("Go") {} }
    }
    let classic = stack(content.toolbarBackground(red, for: .bottomBar))
    #expect(
      try areas(classic, .iOS18) == [Rect(x: 0, y: 356, width: 200, height: 44)]
    )
    #expect(try areas(classic, .iOS26) == [])
    let shown = stack(
      content.toolbarBackground(red, for: .bottomBar).toolbarBackground(.visible, for: .bottomBar)
    )
    #expect(try areas(shown, .iOS26) == [Rect(x: 0, y: 356, width: 200, height: 44)])
    let hidden = stack(content.toolbarBackground(.hidden, for: .bottomBar))
    #expect(try materials(hidden, .iOS18) == materials(stack(content), .iOS18) - 1)
  }

  /// It is what the tab that is shown says, also from within a stack of its own.
  @Test func tabsHaveTheBackgroundOfTheOneThatIsShown() throws {
    func tabs(_ selection: Int) -> some SwiftUI.View {
      TabView(selection: .constant(selection)) {
        NavigationStack {
          Text("a").toolbarBackground(red, for: .tabBar)
        }
        .tabItem { Text("One") }.tag(0)
        Text("b").tabItem { Text("Two") }.tag(1)
      }
    }
    #expect(try areas(tabs(0), .iOS18) == [Rect(x: 0, y: 351, width: 200, height: 49)])
    #expect(try areas(tabs(1), .iOS18) == [])
  }

  /// The outer of two counts, and a bar inside of another container has none of it.
  @Test func theOuterOneCounts() throws {
    let blue = SwiftUI.Color(.sRGB, red: 0, green: 0, blue: 1)
    let view = stack(
      Text("a").toolbarBackground(blue).toolbarBackground(red).toolbarBackground(.visible)
    )
    #expect(try areas(view).count == 1)
  }
}
