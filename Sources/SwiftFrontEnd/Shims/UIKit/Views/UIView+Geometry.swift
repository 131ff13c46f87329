extension UIView {
  /// Returns the layer of a view, of the view's layer class.
  static func makeLayer() -> CALayer {
    switch layerClass {
    case is CAGradientLayer.Type: return CAGradientLayer()
    case is CAShapeLayer.Type: return CAShapeLayer()
    case is CAEmitterLayer.Type: return CAEmitterLayer()
    case let other:
      if other != CALayer.self {
        _warnOnce("'\(other)' is the class of a layer of UIKit, which is made as a plain one here")
      }
      return CALayer()
    }
  }

  /// The view's origin in its root view.
  var originInRoot: CGPoint {
    var origin = CGPoint.zero
    var view: UIView? = self
    while let current = view, let next = current.superview {
      origin.x += current.frame.minX - current.bounds.minX
      origin.y += current.frame.minY - current.bounds.minY
      view = next
    }
    if let view {
      origin.x -= view === self ? 0 : view.bounds.minX
      origin.y -= view === self ? 0 : view.bounds.minY
    }
    return origin
  }

  /// Sets a frame that constraints have determined; subviews have theirs from constraints, too.
  func take(_ frame: CGRect) {
    if layer.bounds.size != frame.size { layer.bounds.size = frame.size }
    layer.position = CGPoint(
      x: frame.minX + frame.width * layer.anchorPoint.x,
      y: frame.minY + frame.height * layer.anchorPoint.y
    )
  }

  /// Resizes subviews by their autoresizing masks (V20.4).
  func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      let (frame, mask) = (view.frame, view.autoresizingMask)
      guard mask != [] else { continue }
      let horizontal = Autoresizing(
        frame.minX,
        frame.width,
        in: old.width,
        mask.contains(.flexibleLeftMargin),
        mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      )
      .placed(in: bounds.width)
      let vertical = Autoresizing(
        frame.minY,
        frame.height,
        in: old.height,
        mask.contains(.flexibleTopMargin),
        mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      )
      .placed(in: bounds.height)
      view.frame = CGRect(
        x: horizontal.start,
        y: vertical.start,
        width: horizontal.length,
        height: vertical.length
      )
    }
  }

  // MARK: Insets

  /// The insets of the view that bars and the device's safe area cover.
  var safeArea: UIEdgeInsets {
    var insets = rootSafeArea
    if let superview {
      let (around, outer) = (superview.safeAreaInsets, superview.bounds)
      insets = UIEdgeInsets(
        top: max(0, around.top - (frame.minY - outer.minY)),
        left: max(0, around.left - (frame.minX - outer.minX)),
        bottom: max(0, around.bottom - (outer.maxY - frame.maxY)),
        right: max(0, around.right - (outer.maxX - frame.maxX))
      )
    }
    guard let more = controller?.additionalSafeAreaInsets else { return insets }
    return UIEdgeInsets(
      top: insets.top + more.top,
      left: insets.left + more.left,
      bottom: insets.bottom + more.bottom,
      right: insets.right + more.right
    )
  }

  /// The layout margins, with the safe area.
  var effectiveLayoutMargins: UIEdgeInsets {
    guard insetsLayoutMarginsFromSafeArea else { return layoutMargins }
    let covered = safeAreaInsets
    return UIEdgeInsets(
      top: layoutMargins.top + covered.top,
      left: layoutMargins.left + covered.left,
      bottom: layoutMargins.bottom + covered.bottom,
      right: layoutMargins.right + covered.right
    )
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: insets.top,
      leading: isMirrored ? insets.right : insets.left,
      bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right
    )
  }

  func plain(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: insets.top,
      left: isMirrored ? insets.trailing : insets.leading,
      bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing
    )
  }
}
