internal import LayoutCore

/// The limits of a spec file's size and of the screens that it describes.
///
/// A larger file gives a diagnostic that names the limit: a file of a few bytes can repeat and
/// refer to itself until it fills any memory.
public struct SpecLimits: Sendable, Hashable {
  /// The most bytes of a file; more than ``maximumBytes`` have no effect.
  public var bytes = 1_000_000_000
  /// The most levels of views and modifiers; more than `ViewTree.maximumDepth` have no effect.
  public var depth = ViewTree.maximumDepth
  /// The most views and modifiers of a screen, repetitions counted.
  public var nodes = 5_000_000
  /// The most views and modifiers that templates make, and the most repetitions: a file says nothing
  /// of how many those are by its size.
  public var templateNodes = 100_000
  /// The most text that a screen may make of strings with placeholders, in bytes.
  public var filledInBytes = 100_000_000
  /// The most errors, and the most warnings, that are told of a file.
  public var problems = 20

  /// The most bytes that any file may have: json-c counts in 32 bits.
  public static let maximumBytes = 1_900_000_000

  /// The limits that hold unless others are given.
  public init() {}
}
