import Drawing
import LayoutCore
import SwiftUI
import Testing
import ViewGraph

/// What containers of the system paint behind all that is in them (D9.22).
@MainActor
@Suite struct ContainerBackgroundTests {
  private let red = SwiftUI.Color(.sRGB, red: 1, green: 0, blue: 0)

  private func pixel(_ view: some SwiftUI.View) throws -> [Int] {
    try SwiftScreen(view).image[3, 3]
  }

  /// The measured case: black in a light window.
  @Test func inTheDarkTheyAreBlackInALightWindow() throws {
    for view in [
      AnyView(NavigationStack { SwiftUI.Color.clear }),
      AnyView(NavigationView { SwiftUI.Color.clear }),
      AnyView(TabView { SwiftUI.Color.clear.tabItem { Text("a") } }),
    ] {
      #expect(try pixel(view.colorScheme(.dark)) == [0, 0, 0, 255])
      #expect(try pixel(view.environment(\.colorScheme, .dark)) == [0, 0, 0, 255])
    }
  }

  @Test func whatLiesBehindThemIsNotSeen() throws {
    let tabs = TabView { SwiftUI.Color.clear.tabItem { Text("a") } }
    #expect(
      try pixel(
        ZStack {
          red; tabs
        }
      ) == [255, 255, 255, 255]
    )
    #expect(try pixel(tabs.background(red)) == [255, 255, 255, 255])
    #expect(
      try pixel(NavigationStack { SwiftUI.Color.clear }.background(red)) == [255, 255, 255, 255]
    )
    // What is within them is.
    #expect(try pixel(NavigationStack { red }) == [255, 0, 0, 255])
  }

  @Test func pagesAreNotOpaque() throws {
    let pages = TabView { SwiftUI.Color.clear }.tabViewStyle(.page)
    #expect(try pixel(pages.background(red)) == [255, 0, 0, 255])
  }

  /// It reaches through the safe areas, as the container does.
  @Test func theyReachTheEdgesOfTheWindow() throws {
    var environment = LayoutCore.EnvironmentValues()
    environment.displayScale = 1
    let screen = ViewHost.screen(
      NavigationStack { SwiftUI.Color.clear }.colorScheme(.dark),
      in: LayoutScene(
        host: .size(Size(width: 100, height: 100)),
        safeArea: LayoutCore.EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0),
        environment: environment,
        tree: ViewTreeBuilder().finish()
      ),
      measurer: FixedTextMeasurer()
    )
    let image = try PixelImage(screen.settle().displayList(.transparent))
    #expect([0, 10, 50, 99].map { image[50, $0] } == Array(repeating: [0, 0, 0, 255], count: 4))
  }

  /// Where the window has the same colour there is nothing to paint.
  @Test func aContainerOnTheWindowPaintsNothing() throws {
    let screen = try SwiftScreen(NavigationStack { SwiftUI.Color.clear.hidden() })
    #expect(screen.result.displayList(.transparent).elements.isEmpty)
  }
}
