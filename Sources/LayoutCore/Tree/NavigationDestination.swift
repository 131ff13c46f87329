/// The views that a `NavigationLink` leads to, which the stack around it shows once it is activated.
public struct NavigationDestination: Sendable {
  /// The number of the link, which no other one of the screen has.
  package let link: Int
  /// The views.
  package let views: ViewTree
  /// What they say to the stack.
  package let preferences: ContentPreferences

  /// Creates a destination.
  ///
  /// - Parameters:
  ///   - link: The number of the link, which no other one of the screen has.
  ///   - builder: What has built the views, with the custom alignments of the tree around.
  public init(link: Int, _ builder: ViewTreeBuilder) {
    self.link = link
    preferences = builder.preferences[0]
    views = builder.finish()
  }
}
