// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The drawing of a view, and its sublayers (V20.8).
open class CALayer: NSObject {
  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var cornerRadius: CGFloat = 0
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var masksToBounds = false
  open var borderWidth: CGFloat = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var opacity: Float = 1
  open var backgroundColor: CGColor? {
    didSet { fill = backgroundColor.map { Color(cgColor: $0) } }
  }
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowPath: CGPath?
  open var transform = CATransform3DIdentity
  open var isHidden = false
  open var isOpaque = false
  open var isDoubleSided = true
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var contentsScale: CGFloat = 1
  open var contentsGravity = CALayerContentsGravity.resize
  open var drawsAsynchronously = false
  open var needsDisplayOnBoundsChange = false
  open var allowsEdgeAntialiasing = false
  open var zPosition: CGFloat = 0
  open var mask: CALayer?
  open private(set) weak var superlayer: CALayer?
  open var contents: Any?
  open var filters: [Any]?
  open var backgroundFilters: [Any]?
  open var compositingFilter: Any?
  open var name: String?
  open weak var delegate: (any CALayerDelegate)?
  /// The background as it is drawn: a colour that may be another one in the dark.
  var fill: Color?
  /// The view whose layer it is.
  weak var owner: UIView?
  private var inner: [CALayer] = []

  public override init() { super.init() }
  public init(layer: Any) { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open var sublayers: [CALayer]? {
    get { inner.isEmpty ? nil : inner }
    set {
      for layer in inner where layer.superlayer === self { layer.superlayer = nil }
      inner = newValue ?? []
      for layer in inner { layer.superlayer = self }
    }
  }
  open var frame: CGRect {
    get {
      CGRect(
        x: position.x - bounds.width * anchorPoint.x,
        y: position.y - bounds.height * anchorPoint.y,
        width: bounds.width,
        height: bounds.height
      )
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x,
        y: newValue.minY + newValue.height * anchorPoint.y
      )
    }
  }
  open func render(in context: CGContext) {}
  open func draw(in context: CGContext) {}
  open func layoutSublayers() {}
  open func layoutIfNeeded() {}
  open func addSublayer(_ layer: CALayer) { insert(layer, below: nil) }
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    let others = inner.filter { $0 !== layer }
    insert(layer, below: Int(index) < others.count ? others[Int(index)] : nil)
  }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, below: sibling)
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let place = inner.firstIndex { $0 === sibling }.map { $0 + 1 }
    insert(layer, below: place.flatMap { $0 < inner.count ? inner[$0] : nil })
  }
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insert(newLayer, below: oldLayer)
    oldLayer.removeFromSuperlayer()
  }
  open func removeFromSuperlayer() {
    superlayer?.inner.removeAll { $0 === self }
    superlayer = nil
  }
  open func removeAllAnimations() {}
  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
  open func displayIfNeeded() {}
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }
  open func affineTransform() -> CGAffineTransform {
    CGAffineTransform(
      a: transform.m11,
      b: transform.m12,
      c: transform.m21,
      d: transform.m22,
      tx: transform.m41,
      ty: transform.m42
    )
  }
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// Inserts a layer below another one, or on top.
  func insert(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let place = inner.firstIndex { $0 === sibling } ?? inner.count
    inner.insert(layer, at: place)
    layer.superlayer = self
  }

  /// Lets layers without a view lay out their sublayers.
  func layoutTree() {
    layoutSublayers()
    for layer in inner where layer.owner == nil { layer.layoutTree() }
  }
}

/// Is asked about a layer.
public protocol CALayerDelegate: AnyObject {}

/// The way contents fill a layer.
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The curve of a layer's round corners.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The system's seconds since it started.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }
