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
  /// None.
  public var views: [LibraryItem] { [] }

  /// None.
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// Inert: something that an editor's library offers.
public struct LibraryItem {
  /// The category of an item in a library.
  public struct Category: Sendable {
    /// Controls.
    public static let control = Category()
    /// Effects.
    public static let effect = Category()
    /// Layout.
    public static let layout = Category()
    /// All else.
    public static let other = Category()
  }

  /// Creates an item of what is written to use it.
  public init<SnippetExpressionType>(
    _ snippet: @autoclosure () -> SnippetExpressionType,
    visible: Bool = true,
    title: String? = nil,
    category: Category? = nil,
    matchingSignature: String? = nil
  ) {}
}

/// Makes items of the statements of a closure.
@resultBuilder
public enum LibraryContentBuilder {
  /// Items in their order.
  public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }

  /// Items as they are.
  public static func buildBlock(_ items: [LibraryItem]) -> [LibraryItem] { items }
}
