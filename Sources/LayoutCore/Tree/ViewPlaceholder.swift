/// What stands in place of a part of a program that could not be compiled (V15.1). As an annotation it says of
/// the view inside that it is such a thing.
public struct ViewPlaceholder: ViewAnnotation, Hashable {
  /// What it stands in place of.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A view.
    case view
    /// A modifier, which was left out.
    case modifier
    /// A value of code, which has become a neutral one.
    case value
    /// A statement, which was left out.
    case statement
    /// All that a function or property does.
    case body
    /// A declaration, which was left out.
    case declaration
    /// A conformance, which was left out.
    case conformance
    /// An import of a module that nobody has.
    case `import`
  }

  /// What it stands in place of.
  public var kind: Kind
  /// What the source says there, in short: `KFImage`, `.kfCancel()`, `profile.title`.
  public var title: String
  /// Why that could not be compiled, in one sentence.
  public var reason: String
  /// File, line and column, with colons between.
  public var source: String
  /// Whether a value was made that code decides by, such as a truth value or one that may be missing: what
  /// is shown may be what is shown in another case.
  public var decides = false

  /// Creates a placeholder.
  public init(kind: Kind, title: String, reason: String, source: String, decides: Bool = false) {
    self.kind = kind
    self.title = title
    self.reason = reason
    self.source = source
    self.decides = decides
  }

  /// The name of the modifier.
  public var name: String { "placeholder" }
}
