/// Something that is done to a view as it is shown, by all its modifiers and its transition together.
public enum ShownEffect: String, Sendable, Hashable, CaseIterable {
  /// Opacities multiplied.
  case opacity
  /// Radii of blur added.
  case blur
  /// Factors of width multiplied.
  case scale
  /// Degrees of rotation added.
  case degrees
  /// Points to the right, added.
  case dx
  /// Points downwards, added.
  case dy
}
