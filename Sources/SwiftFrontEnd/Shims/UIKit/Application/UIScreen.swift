// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The screen that is laid out.
open class UIScreen: NSObject, @unchecked Sendable {
  // The one screen; its properties come from the screen's traits.
  public static let main = UIScreen()
  public static var screens: [UIScreen] { [main] }

  open var bounds: CGRect { CGRect(origin: .zero, size: _ScreenTraits.current.size) }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  open var scale: CGFloat { _ScreenTraits.current.displayScale }
  open var nativeScale: CGFloat { scale }
  open var maximumFramesPerSecond: Int { 60 }
  open var traitCollection: UITraitCollection { .current }
  open var brightness: CGFloat {
    get { 0.5 }
    set {}
  }
  open var isCaptured: Bool { false }
}
