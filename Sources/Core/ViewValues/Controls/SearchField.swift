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

  /// The text of the field.
  public var text: String
  /// The prompt, shown while the text is empty; nil for the system's word.
  public var prompt: String?
  /// The placement of the field.
  public var placement: Placement
  /// Whether it is being edited.
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
