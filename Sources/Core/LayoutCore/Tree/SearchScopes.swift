/// The scopes of a search, `searchScopes(_:activation:_:)`: a picker in the bar of the field.
public struct SearchScopes: Sendable {
  /// When they are shown, `SearchScopeActivation`.
  public enum Activation: String, Sendable, Hashable, CaseIterable {
    /// As `onTextEntry`, as everywhere but on a Mac.
    case automatic
    /// Once something is typed.
    case onTextEntry
    /// While the search has the keyboard or something is typed.
    case onSearchPresentation
  }

  /// When they are shown.
  public var activation: Activation
  /// The picker, with the custom alignments of the tree around.
  package let views: ViewTree

  /// Creates scopes of what a builder has built.
  ///
  /// - Parameters:
  ///   - activation: When they are shown.
  ///   - builder: What has built the picker; what it says to a container is not known to it.
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
