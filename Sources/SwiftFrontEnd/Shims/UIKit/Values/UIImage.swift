// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// An image: of the asset catalogue, a symbol, or a file's bytes.
open class UIImage: NSObject, NSItemProviderReading, NSItemProviderWriting, @unchecked Sendable {
  // Constants.
  enum Source {
    case named(String)
    case symbol(String)
    case pixels(Data?)
    case drawn(Image)
  }

  let source: Source
  public let size: CGSize
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  /// The tint of the image; nil for that of the view.
  private(set) var tint: UIColor?
  /// The configuration of a symbol; nil for other images.
  private(set) var configuration: SymbolConfiguration?
  /// The accessibility label; nil for the image's name.
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var isAccessibilityElement = false
  /// `true` if the image is mirrored in right-to-left layout.
  public let flipsForRightToLeftLayoutDirection: Bool

  init(
    _ source: Source,
    size: CGSize,
    scale: CGFloat = 1,
    mode: RenderingMode = .automatic,
    flips: Bool = false
  ) {
    self.source = source
    self.size = size
    self.scale = scale
    renderingMode = mode
    flipsForRightToLeftLayoutDirection = flips
  }

  public convenience override init() { self.init(.pixels(nil), size: .zero) }

  /// Creates the image of an `#imageLiteral`: one of the asset catalogue; empty, after a warning,
  /// if there is none of the name.
  public required convenience init(imageLiteralResourceName path: String) {
    self.init(.named(path), size: Image._size(named: path) ?? .zero, scale: UIScreen.main.scale)
  }

  /// Creates an image of the asset catalogue; nil if there is none of the name.
  public convenience init?(named name: String) {
    self.init(found: Image._name(name, in: nil))
  }

  private convenience init?(found name: String) {
    guard let size = Image._size(named: name) else { return nil }
    self.init(.named(name), size: size, scale: UIScreen.main.scale)
  }

  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(found: Image._name(name, in: bundle))
  }

  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: Configuration?
  ) {
    self.init(found: Image._name(name, in: bundle))
  }

  /// Creates a system symbol, which scales with the text beside it.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    let symbol = configuration as? SymbolConfiguration
    let points = symbol?.pointSize ?? 17
    let size = CGSize(width: points * 20 / 17, height: points * 20 / 17)
    self.init(.symbol(name), size: size, scale: UIScreen.main.scale)
    self.configuration = symbol
  }

  /// Creates a system symbol; the value does not affect its size.
  public convenience init?(
    systemName name: String,
    variableValue value: Double,
    configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// Creates a system symbol for traits.
  public convenience init?(
    systemName name: String,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates an image from bytes; nil if they are not PNG, JPEG or GIF.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let pixels = CGImage(_data: data) else { return nil }
    self.init(cgImage: pixels, scale: scale, orientation: .up)
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let stem = (path as NSString).deletingPathExtension
    self.init(data: data, scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
  }

  /// Creates an image of a size in pixels.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = _imageScale(scale)
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale,
      height: CGFloat(cgImage.height) / scale
    )
    let drawn = cgImage._image?._drawn(in: size)
    self.init(drawn.map { .drawn($0) } ?? .pixels(cgImage._data), size: size, scale: scale)
  }

  /// The image with its size in pixels; nil if there is none.
  open var cgImage: CGImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return CGImage(
      _width: Int((size.width * scale).rounded()),
      height: Int((size.height * scale).rounded()),
      data: data,
      image: drawing
    )
  }

  private func copy(mode: RenderingMode? = nil, flips: Bool? = nil) -> UIImage {
    let copy = UIImage(
      source,
      size: size,
      scale: scale,
      mode: mode ?? renderingMode,
      flips: flips ?? flipsForRightToLeftLayoutDirection
    )
    copy.accessibilityLabel = accessibilityLabel
    (copy.tint, copy.configuration) = (tint, configuration)
    return copy
  }

  /// Returns the image, mirrored in right-to-left layout (L17.6).
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { copy(flips: true) }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy(mode: renderingMode)
  }
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: .alwaysTemplate)
  }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    let copy = copy(mode: renderingMode == .automatic ? nil : renderingMode)
    copy.tint = color
    return copy
  }
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .symbol(let name) = source, let symbol = configuration as? SymbolConfiguration
    else { return self }
    let other = UIImage(systemName: name, withConfiguration: symbol) ?? self
    let copy = UIImage(
      source,
      size: other.size,
      scale: scale,
      mode: renderingMode,
      flips: flipsForRightToLeftLayoutDirection
    )
    (copy.tint, copy.configuration) = (tint, symbol)
    copy.accessibilityLabel = accessibilityLabel
    return copy
  }
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIImage(.pixels(nil), size: size, scale: scale)
  }
  open func preparingForDisplay() -> UIImage? { self }
  open func withHorizontallyFlippedOrientation() -> UIImage { self }
  open func pngData() -> Data? { file }
  open func jpegData(compressionQuality: CGFloat) -> Data? { file }
  open func draw(in rect: CGRect) {
    MainActor.assumeIsolated {
      let image = tint == nil ? image : image.renderingMode(.template)
      let color = tint?._color
      DrawingContexts.current?._draw { canvas in
        var resolved = canvas.resolve(image)
        if let color { resolved.shading = .color(color) }
        canvas.draw(resolved, in: rect)
      }
    }
  }
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  open var imageOrientation: Orientation { .up }

  /// The bytes that the image was created from; nil for others.
  private var data: Data? {
    if case .pixels(let data) = source { data } else { nil }
  }

  /// The drawing of the image; nil for others.
  private var drawing: Image? {
    if case .drawn(let image) = source { image } else { nil }
  }

  /// The bytes as a file; nil, with a warning, if the image is only drawn.
  private var file: Data? {
    if drawing != nil {
      _warnOnce("an image of ImageRenderer has no bytes here: it is drawn where it is shown")
    }
    return data
  }

  /// The SwiftUI image.
  var image: Image {
    let labelled = accessibilityLabel.map { plainImage._labelled(Text(verbatim: $0)) } ?? plainImage
    let image =
      flipsForRightToLeftLayoutDirection
      ? labelled._flippedForRightToLeftLayoutDirection() : labelled
    return switch renderingMode {
    case .automatic: image
    case .alwaysOriginal: image.renderingMode(.original)
    case .alwaysTemplate: image.renderingMode(.template)
    }
  }

  private var plainImage: Image {
    switch source {
    case .named(let name): Image(_found: name)
    case .symbol(let name): Image(systemName: name)
    case .pixels(let data?): Image(_bytes: data, size: size)
    case .pixels(nil): Image(_size: size)
    case .drawn(let image): image
    }
  }

  /// The rendering mode of an image.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The orientation of an image.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The configuration of an image.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The thickness of a symbol's strokes.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The scale of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }
}

extension ImageRenderer {
  /// The image, drawn by the view (D7.26); nil if the view has no size.
  public var uiImage: UIImage? {
    _picture.map { UIImage(.drawn($0.image), size: $0.size, scale: _imageScale(scale)) }
  }
}

extension Image {
  /// Creates a view of an image of UIKit.
  public init(uiImage image: UIImage) { self = image.image }
}
