/// Views behind those of a presentation, `presentationBackground(alignment:content:)`.
public struct PresentationBackdrop: Sendable {
  /// The alignment in the panel of views that do not fill it.
  public var alignment: Alignment
  /// The views, with the custom alignments of the tree around.
  package let views: ViewTree

  /// Creates a backdrop from a builder.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views in the panel.
  ///   - builder: The builder of the views, whose preferences are dropped.
  public init(alignment: Alignment, _ builder: ViewTreeBuilder) {
    self.alignment = alignment
    views = builder.finish()
  }
}
