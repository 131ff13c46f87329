internal import Drawing
internal import LayoutCore

/// Lays out the words of overlays and legends, as views.
struct InspectionText {
  let measurer: any TextMeasurer
  /// Pixels per point.
  let scale: Double

  /// Lays views out from left to right, whatever the screen's direction.
  ///
  /// - Parameter build: Adds the views.
  func layout(
    _ proposal: ProposedViewSize = ProposedViewSize(width: nil, height: nil),
    direction: LayoutDirection = .leftToRight,
    _ build: (inout ViewTreeBuilder) -> Void
  ) -> LayoutResult {
    var builder = ViewTreeBuilder()
    build(&builder)
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.layoutDirection = direction
    let scene = LayoutScene(
      host: .proposal(proposal),
      environment: environment,
      tree: builder.finish()
    )
    return scene.layout(measurer: measurer)
  }
}

/// The font of words.
struct InspectionFont: Hashable {
  var size: Double
  var weight = TextFont.Weight.regular
  var color: DisplayColor
}

extension ViewTreeBuilder {
  /// Adds views inside of a container or modifier.
  mutating func nest(_ content: ViewContent, _ body: (inout ViewTreeBuilder) -> Void) {
    open(content)
    body(&self)
    close()
  }

  /// Adds a text.
  mutating func words(_ words: String, _ font: InspectionFont) {
    let color = StyleValue(
      .color(
        ColorValue(red: font.color.red, green: font.color.green, blue: font.color.blue)
      )
    )
    let change = EnvironmentChange(name: "font") { environment in
      environment.font = TextFont(size: .points(font.size), weight: font.weight)
      environment.drawing.foregroundStyle = color
    }
    nest(.modifier(.environment(change))) { $0.leaf(.text(words)) }
  }
}
