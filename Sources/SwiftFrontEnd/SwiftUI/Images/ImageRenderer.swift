internal import LayoutCore

/// Renders a view to an image (D7.26): one that draws the view.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  @Published public var content: Content
  /// The size that is proposed to the view.
  @Published public var proposedSize = ProposedViewSize.unspecified
  /// The count of pixels in a point.
  @Published public var scale: CGFloat = 1
  /// `true` if the image has no transparent parts.
  @Published public var isOpaque = false
  /// The colour space of blending.
  @Published public var colorMode = ColorRenderingMode.nonLinear

  /// Creates a renderer.
  public init(content view: Content) { content = view }

  /// The image with its pixel size; nil if the view has no size.
  public var cgImage: CGImage? {
    guard let size = _picture?.size else { return nil }
    let scale = ViewWarning.scale(scale)
    return CGImage(
      _width: Int((size.width * scale).rounded(.up)),
      height: Int((size.height * scale).rounded(.up)),
      image: _picture?.image
    )
  }

  /// The image and its size in points; nil if the view has no size.
  ///
  /// A renderer's environment has only the system's version and the locale of the screen.
  public var _picture: (image: Image, size: CGSize)? {
    guard let screen = _TextMeasure.screen else { return nil }
    var environment = LayoutCore.EnvironmentValues()
    environment.system = screen.surroundings.environment.system
    environment.platform = screen.surroundings.environment.platform
    environment.locale = screen.surroundings.environment.locale
    environment.displayScale = Double(ViewWarning.scale(scale))
    var scene = LayoutScene(
      host: .proposal(proposedSize.engine),
      environment: environment,
      tree: ViewTreeBuilder().finish()
    )
    scene.tree = CanvasProgram.tree(of: content, in: EnvironmentValues(of: scene))
    let size = scene.layout(measurer: screen.measurer).rootFrame.size
    guard size.width > 0, size.height > 0, size.isFinite else { return nil }
    let tree = scene.tree.fixed(to: size, in: environment)
    let drawn = DrawnImage(size: size, isOpaque: isOpaque, mixing: colorMode.engine) {
      $0.draw(tree, named: "ImageRenderer")
    }
    return (Image(.drawn(drawn)), CGSize(size))
  }

  /// Calls a closure with the view's size and a function that draws it.
  ///
  /// Inert, with a warning: views are not drawn into Core Graphics contexts here, so the closure is
  /// not called.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ context: (CGContext) -> Void) -> Void
  ) {
    ViewWarning.writeOnce(
      "ImageRenderer.render(rasterizationScale:renderer:) does not call its closure: "
        + "nothing draws into contexts of Core Graphics here"
    )
  }
}

extension ViewTree {
  /// Returns the views in a frame of a size, with a separate environment.
  fileprivate func fixed(to size: Size, in environment: LayoutCore.EnvironmentValues) -> ViewTree {
    var builder = ViewTreeBuilder()
    AlignmentRegistry.declare(in: &builder)
    let change = EnvironmentChange(name: "environment") { $0 = environment }
    builder.open(.modifier(.environment(change)))
    builder.open(
      .modifier(.frame(width: size.width, height: size.height, alignment: .center))
    )
    for view in children(of: nil) { builder.add(view, of: self) }
    builder.close()
    builder.close()
    return builder.finish()
  }
}
