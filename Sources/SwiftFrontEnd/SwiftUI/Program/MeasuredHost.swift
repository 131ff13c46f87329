public import LayoutCore
public import ViewGraph

/// Shows a view to a benchmark in another package.
@_spi(Measuring) @MainActor
public enum _MeasuredHost {
  /// Creates a screen that shows a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - surroundings: The size, safe area and environment of the screen; its tree is not used.
  ///   - measurer: Measures texts.
  public static func screen<Content: View>(
    _ view: Content,
    in surroundings: LayoutScene,
    measurer: any TextMeasurer
  ) -> GraphScreen {
    ViewHost.screen(view, in: surroundings, measurer: measurer)
  }
}
