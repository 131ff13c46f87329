/// The destination views of a `NavigationLink`, which the stack around it shows once it is
/// activated; or views initially pushed onto that stack.
public struct NavigationDestination: Sendable {
  /// The number of the link, unique on the screen; nil for pushed views.
  package let link: Int?
  /// The views.
  package let views: ViewTree
  /// The preferences of the views for the stack.
  package let preferences: ContentPreferences

  /// Creates a destination.
  ///
  /// - Parameters:
  ///   - link: The number of the link, unique on the screen; nil for pushed views.
  ///   - builder: The builder of the views, with the custom alignments of the tree around.
  public init(link: Int?, _ builder: ViewTreeBuilder) {
    self.link = link
    preferences = builder.preferences[0]
    views = builder.finish()
  }
}
