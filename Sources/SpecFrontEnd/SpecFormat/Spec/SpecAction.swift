package import ScreenActions

/// Something that a user does to a spec's screen at a time.
package struct SpecAction: Sendable {
  /// The time, in seconds since the screen appeared.
  package var time: Double
  /// The action.
  package var action: ScreenAction
  /// Its place in the file.
  package var position: SourcePosition
}
