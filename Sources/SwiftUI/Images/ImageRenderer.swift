/// Makes a picture of a view.
///
/// Inert: nothing is drawn yet, so there is no picture.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  @Published public var content: Content
  /// The size that is proposed to the view.
  @Published public var proposedSize = ProposedViewSize.unspecified
  /// Pixels in a point.
  @Published public var scale: CGFloat = 1
  /// Whether the picture has no transparent parts.
  @Published public var isOpaque = false
  /// In which space what is drawn meets.
  @Published public var colorMode = ColorRenderingMode.nonLinear

  /// Creates a renderer.
  public init(content view: Content) { content = view }

  /// The picture; nil, since nothing is drawn.
  public var cgImage: CGImage? { nil }

  /// Hands out the view's size and what draws it.
  ///
  /// Inert: nothing is drawn, so the closure is not called.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ context: (CGContext) -> Void) -> Void
  ) {}
}
