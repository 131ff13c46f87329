/// The scopes of a search, `searchScopes(_:activation:_:)`: a picker in the bar of the field.
public struct SearchScopes: Sendable {
  /// The condition for showing them, `SearchScopeActivation`.
  public enum Activation: String, Sendable, Hashable, CaseIterable {
    /// As `onTextEntry`, as everywhere but on a Mac.
    case automatic
    /// While text is entered.
    case onTextEntry
    /// While the search is being edited or has text.
    case onSearchPresentation
  }

  /// The condition for showing them.
  public var activation: Activation
  /// The picker, with the custom alignments of the tree around.
  package let views: ViewTree

  /// Creates scopes from a builder.
  ///
  /// - Parameters:
  ///   - activation: The condition for showing them.
  ///   - builder: The builder of the picker, whose preferences are dropped.
  public init(_ activation: Activation, _ builder: ViewTreeBuilder) {
    self.activation = activation
    views = builder.finish()
  }

  /// Whether they are shown with a field (V10.8).
  package func isShown(with field: SearchField) -> Bool {
    switch activation {
    case .automatic, .onTextEntry: !field.text.isEmpty
    case .onSearchPresentation: field.isEditing || !field.text.isEmpty
    }
  }
}
