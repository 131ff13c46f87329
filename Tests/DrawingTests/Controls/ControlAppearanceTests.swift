import Drawing
import LayoutCore
import SwiftUI
import Testing
import ViewGraph

/// What an app asks of the looks of all controls of a kind (D9.24).
@MainActor
@Suite struct ControlAppearanceTests {
  private let red = ColorValue(red: 1, green: 0, blue: 0)
  private let green = ColorValue(red: 0, green: 1, blue: 0)
  private let blue = ColorValue(red: 0, green: 0, blue: 1)

  private func result(
    _ view: some SwiftUI.View,
    _ system: SystemVersion = .iOS18,
    height: Double = 300,
    ask: (inout ControlAppearance) -> Void = { _ in }
  ) throws -> LayoutResult {
    var environment = LayoutCore.EnvironmentValues()
    environment.system = system
    environment.displayScale = 1
    var appearance = ControlAppearance()
    ask(&appearance)
    environment.drawing.appearance = appearance
    let screen = ViewHost.screen(
      view,
      in: LayoutScene(
        host: .size(Size(width: 200, height: height)),
        environment: environment,
        tree: ViewTreeBuilder().finish()
      ),
      measurer: FixedTextMeasurer()
    )
    return try screen.settle()
  }

  /// The colours in a picture, of which there are many pixels or few.
  private func colors(_ result: LayoutResult) throws -> Set<[Int]> {
    let image = try PixelImage(result.displayList(.transparent))
    var colors: Set<[Int]> = []
    for y in 0..<image.height { for x in 0..<image.width { colors.insert(image[x, y]) } }
    return colors
  }

  private let redPixel = [255, 0, 0, 255]
  private let greenPixel = [0, 255, 0, 255]
  private let bluePixel = [0, 0, 255, 255]

  private var tabs: some SwiftUI.View {
    TabView {
      GeometryReader { Text(verbatim: "\(Int($0.size.height))") }.tabItem { Text("One") }
      Text("b").tabItem { Text("Two") }
    }
  }

  @Test(arguments: [SystemVersion.iOS15, .iOS18, .iOS26])
  func aHiddenBarOfTabsKeepsNoRoom(_ system: SystemVersion) throws {
    func words(_ isHidden: Bool) throws -> [String] {
      try result(tabs, system) { $0.tabBar.isHidden = isHidden }.views.compactMap {
        if case .text(let words) = $0.content { words } else { nil }
      }
    }
    #expect(try words(true) == ["300"])
    let shown = try words(false)
    #expect(shown.contains("One") && shown.contains("Two") && !shown.contains("300"))
  }

  @Test func tabsHaveTheColoursThatAreAskedFor() throws {
    let plain = try colors(result(tabs))
    #expect(plain.isDisjoint(with: [redPixel, greenPixel, bluePixel]))
    let asked = try colors(
      result(tabs) {
        $0.tabBar.background = BarBackground(style: .color(red))
        $0.tabBar.selected = green
        $0.tabBar.others = blue
      }
    )
    #expect(asked.isSuperset(of: [redPixel, greenPixel, bluePixel]))
    // What a view says comes before it.
    let own = tabs.tint(SwiftUI.Color(.sRGB, red: 1, green: 1, blue: 0))
    #expect(try !colors(result(own) { $0.tabBar.selected = green }).contains(greenPixel))
  }

  /// What is asked of bars that are glass is shown where it is the view's own background.
  @Test(arguments: [(nil, false), (true, true)])
  func tabsOfGlassHaveTheBackgroundOfTheirView(_ isVisible: Bool?, _ isShown: Bool) throws {
    let asked = try colors(
      result(tabs, .iOS26) {
        $0.tabBar.background = BarBackground(style: .color(red), isVisible: isVisible)
      }
    )
    #expect(asked.contains(redPixel) == isShown)
  }

  private func stack(_ mode: NavigationBarItem.TitleDisplayMode) -> some SwiftUI.View {
    NavigationStack {
      SwiftUI.Color.clear.navigationTitle("Title").navigationBarTitleDisplayMode(mode)
        .toolbar { SwiftUI.Button("Add") {} }
    }
  }

  @Test func barsOfNavigationHaveTheColoursThatAreAskedFor() throws {
    let asked = try colors(
      result(stack(.inline)) {
        $0.navigationBar.edgeBackground = BarBackground(style: .color(red), isVisible: true)
        $0.navigationBar.title = green
        $0.navigationBar.tint = blue
      }
    )
    #expect(asked.isSuperset(of: [redPixel, greenPixel, bluePixel]))
    let large = try colors(result(stack(.large)) { $0.navigationBar.largeTitle = green })
    #expect(large.contains(greenPixel) && !large.contains(redPixel))
    // Nothing is scrolled under the bar.
    let scrolled = try colors(
      result(stack(.inline)) { $0.navigationBar.background = BarBackground(style: .color(red)) }
    )
    #expect(!scrolled.contains(redPixel))
  }

  @Test(arguments: [SystemVersion.iOS18, .iOS26])
  func slidersSwitchesAndSegmentsDo(_ system: SystemVersion) throws {
    let slider = SwiftUI.Slider(value: .constant(0.5))
    let tracks = try colors(
      result(slider, system) {
        $0.slider.minimumTrack = red
        $0.slider.maximumTrack = green
        $0.slider.thumb = blue
      }
    )
    #expect(tracks.isSuperset(of: [redPixel, greenPixel, bluePixel]))
    let toggle = Toggle("", isOn: .constant(true)).labelsHidden()
    let switches = try colors(
      result(toggle, system) {
        $0.switch.on = red
        $0.switch.thumb = blue
      }
    )
    #expect(switches.isSuperset(of: [redPixel, bluePixel]))
    let picker = SwiftUI.Picker("", selection: .constant(1)) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }.pickerStyle(.segmented)
    let segments = try colors(
      result(picker, system) {
        $0.segments.background = red
        $0.segments.selected = ColorValue(red: 1, green: 1, blue: 0)
        $0.segments.title = green
        $0.segments.selectedTitle = blue
      }
    )
    #expect(segments.isSuperset(of: [redPixel, greenPixel, bluePixel, [255, 255, 0, 255]]))
  }

  @Test func marksOfPagesDo() throws {
    let pages = TabView {
      SwiftUI.Color.black
      SwiftUI.Color.black
    }.tabViewStyle(.page)
    let marks = try colors(
      result(pages) {
        $0.pageMarks.current = red
        $0.pageMarks.others = green
      }
    )
    #expect(marks.isSuperset(of: [redPixel, greenPixel]))
  }

  @Test func listsAreTablesToIOS15() throws {
    let list = List {
      Text("a")
      Text("b")
    }
    func pixels(_ system: SystemVersion) throws -> Set<[Int]> {
      try colors(
        result(list, system) {
          $0.table.background = red
          $0.table.separator = green
        }
      )
    }
    #expect(try pixels(.iOS15).isSuperset(of: [redPixel, greenPixel]))
    #expect(try pixels(.iOS16).isDisjoint(with: [redPixel, greenPixel]))
    let hidden = try colors(
      result(list, .iOS15) {
        $0.table.separator = green
        $0.table.hidesSeparators = true
      }
    )
    #expect(!hidden.contains(greenPixel))
  }
}
