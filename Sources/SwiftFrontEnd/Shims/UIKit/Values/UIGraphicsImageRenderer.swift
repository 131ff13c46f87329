// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Renders drawing code to images, which run the code wherever they are drawn; they have no bytes.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  private let scale: CGFloat

  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    scale = format.scale
  }

  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size, format: format)
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(bounds: CGRect(origin: .zero, size: size))
    MainActor.assumeIsolated {
      DrawingContexts.draw(in: context.cgContext, size: size) { actions(context) }
    }
    return MainActor.assumeIsolated {
      UIImage(.drawn(context.cgContext._image(size: size)), size: size, scale: scale)
    }
  }

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    actions(UIGraphicsImageRendererContext(bounds: CGRect(origin: .zero, size: size)))
    return Data()
  }
}

/// The format of rendered images.
open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = UIScreen.main.scale
  open var opaque = false

  open class func `default`() -> Self { self.init() }
  open class func preferred() -> Self { self.init() }

  public required override init() {}
}

/// The context of rendering an image.
open class UIGraphicsImageRendererContext: NSObject {
  private let bounds: CGRect
  public let cgContext = CGContext()

  init(bounds: CGRect) { self.bounds = bounds }

  open var format: UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
