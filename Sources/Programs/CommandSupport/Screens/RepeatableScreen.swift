package import LayoutCore
package import SpecFormat

/// A screen that can be shown once more from its beginning, to be watched or used.
package protocol RepeatableScreen: AnyObject, Sendable {
  /// Whether something happens or moves by itself after it has appeared.
  func changesByItself() throws -> Bool

  /// Shows the screen anew.
  ///
  /// - Parameter reducesMotion: Whether the reader wants less motion.
  func watched(reducesMotion: Bool) throws -> any ScreenMoments

  /// Shows the screen anew, without animations, for somebody who uses it.
  func used() throws -> any UsedScreen
}

/// A screen that is used by its accessibility elements.
package protocol UsedScreen: AnyObject {
  /// Activates an element, and lays the screen out.
  ///
  /// - Parameter id: The path of the element; nil for none.
  /// - Returns: The layout after that; nil if the element does nothing.
  func layout(activating id: String?) throws -> LayoutResult?
}
