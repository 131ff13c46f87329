import LayoutCore
import Testing

/// Heights that follow the reader's text size (M3.9, M5.3).
@Suite struct LeastHeightTests {
  private static func environment(
    _ size: DynamicTypeSize,
    _ font: TextFont = .body
  ) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = size
    environment.font = font
    return environment
  }

  @Test func aRowFollowsBodyUnlessItsHeightIsStated() {
    var metrics = ControlMetrics(system: .iOS26)
    let heights = [DynamicTypeSize.xSmall, .medium, .large, .accessibility5].map {
      metrics.leastRowHeight.points(in: Self.environment($0))
    }
    // 30 and the leadings of L27.1.
    #expect(heights == [49.0, 51, 52, 92])
    metrics.rowHeight = 52
    #expect(metrics.leastRowHeight.points(in: Self.environment(.accessibility5)) == 52)
    for system in SystemVersion.allCases where system < .iOS26 {
      let height = ControlMetrics(system: system).leastRowHeight
      #expect(height.points(in: Self.environment(.accessibility5)) == 44)
    }
  }

  @Test func aFieldFollowsItsFont() {
    let field = LeastHeight.followingFont(22)
    #expect(field.points(in: Self.environment(.large)) == 22)
    #expect(field.points(in: Self.environment(.medium)) == 21)
    #expect(field.points(in: Self.environment(.large, TextFont(size: .style(.caption)))) == 16)
    // 47.734 and what 22 is more than 20.287, in thirds.
    var large = Self.environment(.large, TextFont(size: .points(40)))
    large.displayScale = 3
    #expect(abs(field.points(in: large) - 49.667) < 0.001)
    // A recorded field of a font of 16 points with lines of 2,288 of 2,048 is 19.67 high.
    var own = Self.environment(.large, TextFont(size: .points(16), family: "Own"))
    own.displayScale = 3
    let height = field.points(in: own, lineHeight: 16 * 2288 / 2048)
    #expect(abs(height - 19.667) < 0.001)
    // A secure field that is filled is as high as its text.
    #expect(LeastHeight.followingFont(0).points(in: own) == 0)
    #expect(LeastHeight.fixed(7).points(in: Self.environment(.medium)) == 7)
  }

  /// The text size of a subtree is that of its rows, whatever the screen has.
  @Test func theTextSizeOfASubtreeCounts() {
    var builder = ViewTreeBuilder()
    builder.open(
      .modifier(
        .environment(EnvironmentChange(name: "size") { $0.dynamicTypeSize = .medium })
      )
    )
    builder.open(.modifier(.leastHeight(.followingBody(52), alignment: .center)))
    builder.leaf(.color(nil))
    builder.close()
    builder.close()
    let scene = LayoutScene(
      host: .proposal(ProposedViewSize(width: 10, height: nil)),
      tree: builder.finish()
    )
    #expect(scene.layout().rootFrame.height == 51)
  }
}
