/// The surface of a canvas: its size and environment, for the closure that draws it.
public struct CanvasSurface: Sendable {
  /// The size of the canvas, in points.
  public let size: Size
  /// The canvas's environment.
  public let environment: EnvironmentValues
  private let measurer: any TextMeasurer

  init(size: Size, environment: EnvironmentValues, measurer: any TextMeasurer) {
    self.size = size
    self.environment = environment
    self.measurer = measurer
  }

  /// A view laid out in the canvas's environment.
  ///
  /// - Parameter foreground: The foreground style instead of the canvas's; nil for that.
  package func layout(
    _ tree: ViewTree,
    in proposal: ProposedViewSize = .unspecified,
    foreground: StyleValue? = nil
  ) -> LayoutResult {
    var environment = environment
    if let foreground { environment.drawing.foregroundStyle = foreground }
    return LayoutScene(host: .proposal(proposal), environment: environment, tree: tree)
      .layout(measurer: measurer)
  }

  /// Size and baselines of a view in the canvas's environment.
  ///
  /// - Parameters:
  ///   - tree: The view.
  ///   - proposal: The size proposed to the view.
  public func metrics(
    of tree: ViewTree,
    in proposal: ProposedViewSize = .unspecified
  ) -> CanvasMetrics.Symbol {
    CanvasMetrics.Symbol(layout(tree, in: proposal))
  }
}

extension CanvasMetrics.Symbol {
  package init(_ result: LayoutResult) {
    func baseline(_ key: AlignmentKey) -> Double {
      result.engine.guide(key, of: 0, at: result.proposals[0]).value
    }
    self.init(
      size: result.rootFrame.size,
      firstBaseline: baseline(.firstTextBaseline),
      lastBaseline: baseline(.lastTextBaseline)
    )
  }
}
