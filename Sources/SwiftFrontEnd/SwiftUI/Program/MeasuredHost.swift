public import LayoutCore
public import ViewGraph

/// Shows a view to a program of another package that measures what that takes.
@_spi(Measuring) @MainActor
public enum _MeasuredHost {
  /// Makes a screen of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - surroundings: Size, safe area and environment of the screen; its tree is not looked at.
  ///   - measurer: Measures texts.
  public static func screen<Content: View>(
    _ view: Content,
    in surroundings: LayoutScene,
    measurer: any TextMeasurer
  ) -> GraphScreen {
    ViewHost.screen(view, in: surroundings, measurer: measurer)
  }
}
