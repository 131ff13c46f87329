/// The items that a module offers in an editor's library.
public protocol LibraryContentProvider {
  /// The type of the views that the modifiers apply to.
  associatedtype ModifierBase = Any

  /// The views.
  @LibraryContentBuilder var views: [LibraryItem] { get }

  /// The modifiers.
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  /// No views.
  public var views: [LibraryItem] { [] }

  /// No modifiers.
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// Inert: an item of an editor's library.
public struct LibraryItem {
  /// The category of an item in a library.
  public struct Category: Sendable {
    /// Controls.
    public static let control = Category()
    /// Effects.
    public static let effect = Category()
    /// Layout.
    public static let layout = Category()
    /// Other items.
    public static let other = Category()
  }

  /// Creates an item of a code snippet.
  public init<SnippetExpressionType>(
    _ snippet: @autoclosure () -> SnippetExpressionType,
    visible: Bool = true,
    title: String? = nil,
    category: Category? = nil,
    matchingSignature: String? = nil
  ) {}
}

/// Builds items from the statements of a closure.
@resultBuilder
public enum LibraryContentBuilder {
  /// Several items, in their order.
  public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }

  /// A list of items.
  public static func buildBlock(_ items: [LibraryItem]) -> [LibraryItem] { items }
}
