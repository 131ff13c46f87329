/// An annotation of a view by a modifier, which layout passes on unread.
public protocol ViewAnnotation: Sendable {
  /// The name of the modifier.
  var name: String { get }
  /// The system symbol of an image; nil if it names none.
  var symbolName: String? { get }
  /// Whether the controls inside are disabled; nil if it does not concern that.
  var isDisabled: Bool? { get }
  /// Whether the content is redacted; nil if it does not concern that.
  var isRedacted: Bool? { get }
  /// Whether the program's code runs when the view is drawn.
  var runsCodeWhenDrawn: Bool { get }
}

extension ViewAnnotation {
  /// The default: it names no symbol.
  public var symbolName: String? { nil }
  /// The default: it does not concern that.
  public var isDisabled: Bool? { nil }
  /// The default: it does not concern that.
  public var isRedacted: Bool? { nil }
  /// The default: no code of the program runs.
  public var runsCodeWhenDrawn: Bool { false }
}
