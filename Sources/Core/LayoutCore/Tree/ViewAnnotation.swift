/// Something that a modifier says about a view and that layout carries along without reading it.
public protocol ViewAnnotation: Sendable {
  /// The name of the modifier.
  var name: String { get }
  /// The symbol of the system that it says an image is; nil if it says nothing of the kind.
  var symbolName: String? { get }
  /// Whether it keeps the controls inside from acting; nil if it says nothing of that.
  var isDisabled: Bool? { get }
  /// Whether placeholders stand for what is inside; nil if it says nothing of that.
  var isRedacted: Bool? { get }
  /// Whether code of the user's runs when the view is drawn.
  var runsCodeWhenDrawn: Bool { get }
}

extension ViewAnnotation {
  /// Nothing is said of symbols.
  public var symbolName: String? { nil }
  /// Nothing is said of acting.
  public var isDisabled: Bool? { nil }
  /// Nothing is said of placeholders.
  public var isRedacted: Bool? { nil }
  /// No code of the user's runs.
  public var runsCodeWhenDrawn: Bool { false }
}
