import Controls
import LayoutCore
import Testing

/// Where the lines between rows are (M4.3, M5.7).
@Suite struct ListSeparatorTests {
  private static func separators(
    _ system: SystemVersion,
    direction: LayoutDirection = .leftToRight,
    _ content: @escaping ViewTreeBuilder.Slot
  ) -> [[Double]] {
    var builder = ViewTreeBuilder()
    builder.controlEnvironment.system = system
    builder.controlMetrics = ControlMetrics(system: system)
    builder.control(.list, content: content)
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    environment.system = system
    let scene = LayoutScene(
      host: .size(Size(width: 390, height: 800)),
      environment: environment,
      tree: builder.finish()
    )
    return scene.layout().listSeparators().map(\.frame.numbers)
  }

  private static func rows(_ count: Int) -> ViewTreeBuilder.Slot {
    { builder in for _ in 0..<count { builder.leaf(.text("A")) } }
  }

  @Test func to18TheyAreAPixelFromTheTextToTheEdge() {
    let lines = Self.separators(.iOS18, Self.rows(3))
    #expect(lines.map { $0[0] } == [40, 40])
    #expect(lines.map { $0[2] } == [330, 330])
    let ends = lines.map { line -> Double in ((line[1] + line[3]) * 3).rounded() }
    #expect(ends == [79 * 3, 123 * 3])
    let heights = lines.map { line -> Double in (line[3] * 3).rounded() }
    #expect(heights == [1, 1])
  }

  @Test func on26TheyAreAPointAndEndBeforeTheEdge() {
    #expect(Self.separators(.iOS26, Self.rows(2)) == [[32, 86, 326, 1]])
    #expect(
      Self.separators(.iOS26, direction: .rightToLeft, Self.rows(2)) == [[32, 86, 326, 1]]
    )
  }

  @Test func theyBeginAtTheFirstText() {
    let lines = Self.separators(.iOS26) { builder in
      builder.control(
        .label(isIconOnly: false),
        label: { $0.leaf(.text("Wi-Fi")) },
        icon: { $0.leaf(.image(name: nil, size: Size(width: 20, height: 20), capInsets: nil)) }
      )
      builder.open(.hStack(alignment: .center, spacing: 16))
      builder.leaf(.image(name: nil, size: Size(width: 32, height: 20), capInsets: nil))
      builder.leaf(.text("A"))
      builder.close()
      builder.leaf(.image(name: nil, size: Size(width: 32, height: 20), capInsets: nil))
      builder.leaf(.text("A"))
    }
    #expect(lines.map { $0[0] } == [71, 80, 32])
    #expect(lines.map { $0[0] + $0[2] } == [358, 358, 358])
  }

  @Test func withoutATextTheyBeginWhereTheRowDoes() {
    let wide = FlexibleFrame(maxWidth: .infinity)
    let lines = Self.separators(.iOS26) { builder in
      for insets in [nil, EdgeInsets(leading: 5), EdgeInsets()] {
        if let insets { builder.open(.modifier(.listRowInsets(insets))) }
        builder.open(.modifier(.flexibleFrame(wide, alignment: .center)))
        builder.leaf(.image(name: nil, size: Size(width: 32, height: 20), capInsets: nil))
        builder.close()
        if insets != nil { builder.close() }
      }
      builder.leaf(.text("A"))
    }
    #expect(lines.map { $0[0] } == [32, 21, 16])
  }

  @Test func segmentsAndWheelsHaveNoTextsThatTheyBeginAt() {
    let lines = Self.separators(.iOS26) { builder in
      for style in [Control.PickerStyle.segmented, .wheel, .segmented] {
        builder.control(
          .picker(style, options: ["One", "Two"], selection: "One"),
          label: { $0.leaf(.text("Kind")) }
        )
      }
    }
    #expect(lines.map { $0[0] } == [32, 32])
  }

  @Test func thereIsNoneAroundTitlesAndSections() {
    let lines = Self.separators(.iOS26) { builder in
      for _ in 0..<2 {
        builder.control(
          .section,
          header: { $0.leaf(.text("Head")) },
          footer: { $0.leaf(.text("Foot")) },
          content: Self.rows(2)
        )
      }
      builder.leaf(.text("A"))
    }
    #expect(lines.count == 2)
  }
}
