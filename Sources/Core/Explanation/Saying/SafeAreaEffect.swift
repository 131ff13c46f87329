package import LayoutCore

/// The effect of the safe area on a view, found by laying the screen out without it (L2.1).
package struct SafeAreaEffect: Sendable {
  package let insets: EdgeInsets
  /// The view's frame as it is, and as it would be without safe area.
  package let frame: Rect
  package let without: Rect

  /// Lays a screen out without safe area; nil if it has none.
  init?(of view: PlacedView, in scene: LayoutScene, measurer: any TextMeasurer) {
    insets = scene.insets
    guard insets != EdgeInsets() else { return nil }
    var other = scene
    other.safeArea = EdgeInsets()
    other.keyboardHeight = 0
    let result = other.layout(measurer: measurer)
    frame = view.frame
    guard let same = result.views.first(where: { $0.source == view.source }) else { return nil }
    without = same.frame
  }
}
