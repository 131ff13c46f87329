package import LayoutCore

/// A screen that changes with time: it is what it is when somebody looks, so what one wants to know of a
/// time has to be asked before the screen goes on.
package protocol ScreenMoments: AnyObject, Sendable {
  /// Moves the screen on.
  ///
  /// - Returns: The scene at that time, and its mirror image if that was asked for.
  func show(at time: Double) throws -> (scene: LayoutScene, mirrored: LayoutScene?)

  /// A layout of the screen as it is shown now, while its views are on their way (T10.11).
  ///
  /// - Parameter isMirrored: Whether it is laid out in the other direction.
  func shown(_ result: LayoutResult, isMirrored: Bool) -> LayoutResult
}
