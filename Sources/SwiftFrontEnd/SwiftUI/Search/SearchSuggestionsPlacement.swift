/// The placement of search suggestions.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private let rawValue: Int8
  /// The system's default.
  public static let automatic = SearchSuggestionsPlacement(rawValue: 0)
  /// In a menu.
  public static let menu = SearchSuggestionsPlacement(rawValue: 1)
  /// In the content.
  public static let content = SearchSuggestionsPlacement(rawValue: 2)

  /// A set of places.
  public struct Set: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates an instance from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A menu.
    public static let menu = Set(rawValue: 1)
    /// The content.
    public static let content = Set(rawValue: 2)
  }
}
