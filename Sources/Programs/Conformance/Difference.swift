internal import LayoutCore
public import SpecFormat

/// A difference between an expected value and the actual one.
public struct Difference: Sendable, Hashable {
  /// The difference in words, with its circumstances.
  public var message: String
  /// The key of `expect` that states the value; nil for a difference that no key states.
  public var key: String?
  /// The id of the view or modifier that the value belongs to.
  public var id: String?
  /// The part of the value that differs, such as `x` or `children[0].label`.
  public var part: String?
  /// The circumstances in which the value was compared.
  public var circumstances = Circumstances()
  /// The actual value; nil if there is none.
  public var actual: ProbeValue?
  /// The expected value.
  public var expected: ProbeValue?
  /// The tolerance of numbers, in points; nil where it does not apply.
  public var tolerance: Double?

  /// Creates a difference without values.
  public init(_ message: String) { self.message = message }
}

extension Difference {
  /// The circumstances in which values are compared.
  public struct Circumstances: Sendable, Hashable {
    /// The direction of layout.
    public enum Direction: String, Sendable, Hashable {
      /// The direction that the spec states.
      case asStated
      /// The opposite direction.
      case opposite
    }

    /// The direction of layout.
    public var direction = Direction.asStated
    /// The seconds since the screen appeared; nil for the screen at rest.
    public var time: Double?
    /// Whether text is measured with real fonts.
    public var hasRealText = false
    /// The direction in words; empty for the stated one.
    var directionWords = ""

    /// Creates the circumstances of a screen at rest, as stated.
    public init() {}

    /// The words before a message.
    var words: String {
      (hasRealText ? "pango, " : "") + (time.map { "at \($0.listing) s, " } ?? "")
        + (directionWords.isEmpty ? "" : directionWords + ", ")
    }

    /// Creates the circumstances of a screen as stated, with the text of others.
    ///
    /// - Parameter time: The seconds since the screen appeared; nil for the screen at rest.
    init(of other: Circumstances, at time: Double? = nil) {
      hasRealText = other.hasRealText
      self.time = time
    }

    /// Goes to the opposite direction.
    ///
    /// - Parameter isMirror: Whether the mirror image is expected.
    mutating func oppose(_ direction: LayoutDirection, isMirror: Bool = false) {
      self.direction = .opposite
      directionWords =
        (direction == .rightToLeft ? "right-to-left" : "left-to-right")
        + (isMirror ? " mirror image" : "")
    }
  }
}
