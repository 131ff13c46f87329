/// Views behind those of a presentation, `presentationBackground(alignment:content:)`.
public struct PresentationBackdrop: Sendable {
  /// The alignment in the panel of views that do not fill it.
  public var alignment: Alignment
  /// The views, with the custom alignments of the tree around.
  package let views: ViewTree

  /// Creates a backdrop of what a builder has built.
  ///
  /// - Parameters:
  ///   - alignment: Where the views are in the panel.
  ///   - builder: What has built them; what they say to a container is not known to it.
  public init(alignment: Alignment, _ builder: ViewTreeBuilder) {
    self.alignment = alignment
    views = builder.finish()
  }
}
