package import LayoutCore

/// A screen that changes with time.
///
/// It only moves forward: results for a time have to be asked for before it moves on.
package protocol ScreenMoments: AnyObject, Sendable {
  /// Moves the screen on to a time, in seconds since it appeared.
  ///
  /// - Returns: The scene at that time, and its mirror image if that was asked for.
  func show(at time: Double) throws -> (scene: LayoutScene, mirrored: LayoutScene?)

  /// Returns a layout of the screen as it is presented now, with animations in flight (T10.11).
  ///
  /// - Parameter isMirrored: Whether the layout is in the opposite direction.
  func shown(_ result: LayoutResult, isMirrored: Bool) -> LayoutResult
}
