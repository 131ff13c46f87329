/// The field that `searchable(text:placement:prompt:)` puts into a bar.
public struct SearchField: Sendable, Hashable {
  /// `SearchFieldPlacement`.
  public enum Placement: String, Sendable, Hashable, CaseIterable {
    /// On a phone with iOS 26 in the bottom bar, elsewhere in the navigation bar.
    case automatic
    /// As `automatic`.
    case toolbar
    /// In the navigation bar, below the title.
    case navigationBarDrawer
  }

  /// What has been typed.
  public var text: String
  /// What is shown while nothing has; nil for the system's word.
  public var prompt: String?
  /// Where the field stands.
  public var placement: Placement
  /// Whether it has the keyboard.
  public var isEditing: Bool

  /// Creates a field.
  public init(
    text: String = "",
    prompt: String? = nil,
    placement: Placement = .automatic,
    isEditing: Bool = false
  ) {
    self.text = text
    self.prompt = prompt
    self.placement = placement
    self.isEditing = isEditing
  }
}
