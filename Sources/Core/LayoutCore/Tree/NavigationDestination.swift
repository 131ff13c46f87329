/// The views that a `NavigationLink` leads to, which the stack around it shows once it is activated; or
/// views that are pushed onto that stack from the beginning.
public struct NavigationDestination: Sendable {
  /// The number of the link, which no other one of the screen has; nil for what is pushed.
  package let link: Int?
  /// The views.
  package let views: ViewTree
  /// The preferences of the views for the stack.
  package let preferences: ContentPreferences

  /// Creates a destination.
  ///
  /// - Parameters:
  ///   - link: The number of the link, which no other one of the screen has; nil for what is pushed.
  ///   - builder: What has built the views, with the custom alignments of the tree around.
  public init(link: Int?, _ builder: ViewTreeBuilder) {
    self.link = link
    preferences = builder.preferences[0]
    views = builder.finish()
  }
}
