import Foundation
import Testing

/// What sources ask of UIKit that SwiftUI's own views show: looks of all controls of a kind, metrics of fonts,
/// images (D9.24, M1.16, D7.26).
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct AppearanceSourceTests {
  /// Runs a command for a source.
  private func run(_ arguments: String, _ source: String) throws -> (
    output: String, warnings: [String]
  ) {
    let scratch = try ScratchFolder()
    try scratch.write("Card.swift", source)
    let run = try SwiftCommand.run(arguments, in: scratch.path)
    #expect(run.status == 0, "\(run.errors)")
    let warnings = run.errors.split(separator: "\n").map(String.init)
      .filter { $0.contains("warning:") }
    return (run.output, warnings)
  }

  private static let appearances = #"""
    import SwiftUI
    import UIKit
    struct Tabs: View {
      init() {
        UITabBar.appearance().isHidden = true
        UITabBar.appearance().isTranslucent = false
        UISlider.appearance().minimumTrackTintColor = .red
        UISlider.appearance().setThumbImage(nil, for: .normal)
        UISegmentedControl.appearance().setTitleTextAttributes(
          [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)], for: .selected)
        UITableView.appearance().backgroundColor = .clear
        UIPageControl.appearance().currentPageIndicatorTintColor = .red
        let bar = UINavigationBarAppearance()
        bar.configureWithOpaqueBackground()
        bar.backgroundColor = .green
        bar.shadowColor = .red
        bar.titleTextAttributes = [.foregroundColor: UIColor.white]
        UINavigationBar.appearance().standardAppearance = bar
        UINavigationBar.appearance().scrollEdgeAppearance = bar
        let items = UITabBarAppearance()
        items.stackedLayoutAppearance.selected.iconColor = .red
        items.stackedLayoutAppearance.normal.badgeBackgroundColor = .red
        UITabBar.appearance().standardAppearance = items
        UIBarButtonItem.appearance().tintColor = .red
        UILabel.appearance().textColor = .red
        _ = UIButton.appearance(whenContainedInInstancesOf: [UITabBar.self])
      }
      var body: some View {
        TabView { Text("content").tabItem { Text("One") } }
      }
    }
    #Preview("asked") { Tabs() }
    #Preview("plain") { TabView { Text("content").tabItem { Text("One") } } }
    """#

  @Test func whatIsAskedForIsShownOrSaidOnce() throws {
    let run = try run("layout Card.swift --text fixed --format outline", Self.appearances)
    let screens = run.output.components(separatedBy: "plain")
    try #require(screens.count == 2)
    // Another screen has asked for nothing.
    #expect(!screens[0].contains("\"One\"") && screens[1].contains("\"One\""), "\(run.output)")
    let reason = "is not shown: SwiftUI's views are not drawn by UIKit here"
    let expected = [
      "UITabBar.appearance().isTranslucent \(reason)",
      "UISlider.appearance().setThumbImage \(reason)",
      "UISegmentedControl.appearance().setTitleTextAttributes \(reason)",
      "UITableView.appearance().backgroundColor is not shown: from iOS 16 on lists are no tables",
      "UINavigationBar.appearance().standardAppearance.shadowColor \(reason)",
      "UINavigationBar.appearance().scrollEdgeAppearance.shadowColor \(reason)",
      "UITabBar.appearance().standardAppearance.stackedLayoutAppearance.normal.badgeBackgroundColor \(reason)",
      "UIBarButtonItem.appearance().tintColor \(reason)",
      "UILabel.appearance().textColor \(reason)",
      "UIButton.appearance(whenContainedInInstancesOf:) \(reason)",
    ]
    #expect(run.warnings.sorted() == expected.map { "espalier: warning: \($0)" }.sorted())
  }

  /// Of bars that are glass only the view's own background is shown.
  @Test(arguments: [("iOS18", false), ("iOS26", true)])
  func backgroundsOfTabsOfGlassAreShownOrSaidOnce(_ system: String, _ isGlass: Bool) throws {
    let source = """
      import SwiftUI
      import UIKit
      struct Tabs: View {
        init() {
          UITabBar.appearance().backgroundColor = .red
          UITabBar.appearance().barTintColor = .green
          let bar = UITabBarAppearance()
          bar.configureWithOpaqueBackground()
          bar.backgroundColor = .blue
          UITabBar.appearance().standardAppearance = bar
        }
        var body: some View { TabView { Text("content").tabItem { Text("One") } } }
      }
      #Preview { Tabs() }
      """
    let run = try run("layout Card.swift --system \(system) --text fixed", source)
    let properties =
      isGlass
      ? ["barTintColor", "standardAppearance.background", "standardAppearance.backgroundColor"] : []
    let expected = properties.map {
      "espalier: warning: UITabBar.appearance().\($0) is not shown: "
        + "from iOS 26 on bars of tabs are glass"
    }
    #expect(run.warnings.sorted() == expected)
  }

  @Test func viewsOfAProviderAskBeforeTheyAreShown() throws {
    let source = """
      import SwiftUI
      import UIKit
      struct Tabs: View {
        init() { UITabBar.appearance().isHidden = true }
        var body: some View { TabView { Text("content").tabItem { Text("One") } } }
      }
      struct TabsPreviews: PreviewProvider {
        static var previews: some View { Tabs() }
      }
      """
    let run = try run("layout Card.swift --text fixed --format outline", source)
    #expect(run.output.contains("\"content\"") && !run.output.contains("\"One\""))
    #expect(run.warnings.isEmpty)
  }

  @Test(arguments: [
    ("large", "16.333 48.0 17.0 17.0 45.0 53.0 17.0 30.0"),
    ("accessibility5", "16.333 48.0 48.0 48.0 45.0 53.0 53.0 30.0"),
  ])
  func metricsOfFontsGrowAsLinesDo(_ size: String, _ words: String) throws {
    let source = #"""
      import SwiftUI
      import UIKit
      @MainActor private func words() -> String {
        let (medium, largest) = (
          UITraitCollection(preferredContentSizeCategory: .medium),
          UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        )
        let body = UIFontMetrics(forTextStyle: .body)
        let font = UIFont.systemFont(ofSize: 16)
        let numbers: [CGFloat] = [
          body.scaledValue(for: 17, compatibleWith: medium),
          body.scaledValue(for: 17, compatibleWith: largest),
          UIFontMetrics.default.scaledValue(for: 17),
          body.scaledFont(for: font.withSize(17)).pointSize,
          body.scaledFont(for: font, compatibleWith: largest).pointSize,
          UIFont.preferredFont(forTextStyle: .body, compatibleWith: largest).pointSize,
          UIFont.preferredFont(forTextStyle: .body).pointSize,
          body.scaledFont(for: font, maximumPointSize: 30, compatibleWith: largest).pointSize,
        ]
        return numbers.map { "\(($0 * 1000).rounded(.down) / 1000)" }.joined(separator: " ")
      }
      #Preview { Text(verbatim: words()) }
      """#
    let run = try run(
      "accessibility Card.swift --text fixed --dynamic-type-size \(size)",
      source
    )
    #expect(run.output.contains("\"\(words)\""), "\(run.output)")
  }

  @Test func imagesSayWhatTheyHaveNot() throws {
    let source = #"""
      import SwiftUI
      import UIKit
      private let bytes = Data(base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAAEklEQVR4nGP4z8DwHxkzoAsAAA8hD/EEN8afAAAAAElFTkSuQmCC")!
      struct Card: View {
        var body: some View {
          let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
          let sizes = [0, -1, CGFloat.nan].map { UIImage(data: bytes, scale: $0)?.size.width ?? 0 }
          let pixels = UIImage(data: bytes).flatMap(\.cgImage)
            .map { UIImage(cgImage: $0, scale: 0, orientation: .up).size.width } ?? 0
          let picture = renderer.uiImage
          let file = picture?.pngData()
          VStack {
            Text(verbatim: "\(sizes) \(pixels) \(picture?.size ?? .zero) \(file == nil)")
            if let picture { Image(uiImage: picture) }
            Image(uiImage: UIImage(named: "gone") ?? UIImage(systemName: "star")!)
            Image(size: CGSize(width: 20, height: 10), label: Text("Drawn")) { _ in }
            Color("Nowhere")
          }
          .onAppear { renderer.render { _, _ in fatalError("called") } }
        }
      }
      #Preview { Card() }
      """#
    let run = try run("accessibility Card.swift --text fixed", source)
    #expect(run.output.contains("[4.0, 4.0, 4.0] 4.0 (30.0, 20.0) true"), "\(run.output)")
    #expect(run.output.contains("Drawn"))
    for words in [
      "an image has the scale 0.0; it is shown as with 1",
      "an image has the scale -1.0; it is shown as with 1",
      "an image has the scale nan; it is shown as with 1",
      "an image of ImageRenderer has no bytes here: it is drawn where it is shown",
      "ImageRenderer.render(rasterizationScale:renderer:) does not call its closure: "
        + "nothing draws into contexts of Core Graphics here",
      "there is no colour named 'Nowhere' beside the sources; it is clear",
    ] {
      #expect(run.warnings.filter { $0.contains(words) }.count == 1, "\(words) in \(run.warnings)")
    }
  }

  /// R6: the leading half is red in both directions.
  @Test(arguments: [("leftToRight", true), ("rightToLeft", false)])
  func anImageIsFlippedFromRightToLeft(_ direction: String, _ isRedAtTheLeft: Bool) throws {
    let source = """
      import SwiftUI
      import UIKit
      struct Halves: View {
        var body: some View {
          let renderer = ImageRenderer(
            content: HStack(spacing: 0) {
              Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 20, height: 20)
              Color(.sRGB, red: 0, green: 0, blue: 1).frame(width: 20, height: 20)
            })
          if let image = renderer.uiImage {
            Image(uiImage: image.imageFlippedForRightToLeftLayoutDirection())
          }
        }
      }
      #Preview(traits: .sizeThatFitsLayout) { Halves() }
      """
    let scratch = try ScratchFolder()
    try scratch.write("Card.swift", source)
    let run = try SwiftCommand.run(
      "picture Card.swift -o a.png --display-scale 1 --layout-direction \(direction)",
      in: scratch.path
    )
    #expect(run.status == 0, "\(run.errors)")
    let file = try #require(FileManager.default.contents(atPath: scratch.path + "/a.png"))
    let pixels = try Pixels(png: Array(file))
    let left = pixels[5, 10]
    #expect((left[0] > 200 && left[2] < 50) == isRedAtTheLeft, "\(left)")
  }

  // M3.20
  @Test func aPickerInAFormOfIOS15LeadsToItsOptions() throws {
    let source = #"""
      import SwiftUI
      struct Fruits: View {
        @State private var fruit = 1
        var body: some View {
          NavigationView {
            Form {
              Picker("Fruit", selection: $fruit) {
                Text("Apple").tag(1)
                Text("Pear").tag(2)
              }
              Text(verbatim: "fruit \(fruit)")
            }
          }
        }
      }
      #Preview { Fruits() }
      """#
    let options = "accessibility Card.swift --text fixed --system iOS15"
    let opened = try run("\(options) --do 'activate Fruit'", source)
    #expect(opened.output.contains("Pear") && !opened.output.contains("fruit 1"))
    let chosen = try run("\(options) --do 'activate Fruit' --do 'activate Pear'", source)
    #expect(chosen.output.contains("fruit 2"))
  }

  @Test func otherPlatformsAreOnlyCompiledFor() throws {
    let source = """
      import SwiftUI
      #Preview {
        #if os(macOS)
        Text("mac")
        #else
        Text("phone")
        #endif
      }
      """
    let mac = try run("layout Card.swift --text fixed --format outline --platform macOS", source)
    #expect(mac.output.contains("\"mac\""))
    #expect(
      mac.warnings.count == 1 && mac.warnings[0].contains("--platform macOS"),
      "\(mac.warnings)"
    )
    let phone = try run("layout Card.swift --text fixed --format outline", source)
    #expect(phone.output.contains("\"phone\"") && phone.warnings.isEmpty)
  }
}
