/// A placeholder for a part of a program that could not be compiled; as an annotation it marks the
/// view inside as one (V17.1).
public struct ViewPlaceholder: ViewAnnotation, Hashable {
  /// The kind of code that could not be compiled.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A view.
    case view
    /// A modifier, which was left out.
    case modifier
    /// A value, which was replaced by a neutral one.
    case value
    /// A statement, which was left out.
    case statement
    /// The whole body of a function or property.
    case body
    /// A declaration, which was left out.
    case declaration
    /// A conformance, which was left out.
    case conformance
    /// An import of a module that cannot be found.
    case `import`
    /// A view whose code ended the program (V17.7).
    case stopped
    /// A framework's view that is not computed: nothing is wrong with the sources (V18.3).
    case place
  }

  /// The kind of code that it replaces.
  public var kind: Kind
  /// The source's text there, in short: `KFImage`, `.kfCancel()`, `profile.title`.
  public var title: String
  /// The reason for which it could not be compiled, in one sentence.
  public var reason: String
  /// The file's path as the user named it, for a place the framework; empty if it is not known.
  public var file: String
  /// The line in the file, from 1.
  public var line: Int
  /// The character in the line, from 1.
  public var column: Int
  /// Whether code branches on the value, such as a truth value or an optional: another branch may
  /// be shown (V17.4).
  public var decides = false

  /// Creates a placeholder.
  public init(
    _ kind: Kind,
    _ title: String,
    reason: String,
    file: String = "",
    line: Int = 1,
    column: Int = 1
  ) {
    self.kind = kind
    self.title = title
    self.reason = reason
    self.file = file
    self.line = line
    self.column = column
  }

  /// The name of the modifier.
  public var name: String { "placeholder" }

  /// File, line and column, separated by colons; for a place the framework.
  public var source: String { kind == .place ? file : "\(file):\(line):\(column)" }

  /// The words of a placeholder view for assistive technology (A2.62).
  package var label: String { "\(title), not shown" }

  /// The type name of a placeholder view.
  package static let typeName = "EspalierPlaceholder"
}
