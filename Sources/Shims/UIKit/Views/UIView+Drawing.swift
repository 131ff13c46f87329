// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIView {
  /// Nothing is drawn, which it says.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }

  public func snapshotView(afterScreenUpdates: Bool) -> UIView? { UIView(frame: frame) }
}

// Images that are drawn into, of which the size is known.

@MainActor private var openContexts: [(size: CGSize, scale: CGFloat)] = []

@MainActor @preconcurrency
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  openContexts.append((size, 1))
}

@MainActor @preconcurrency
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  openContexts.append((size, scale > 0 ? scale : UIScreen.main.scale))
}

@MainActor @preconcurrency
public func UIGraphicsGetCurrentContext() -> CGContext? {
  openContexts.isEmpty ? nil : CGContext()
}

@MainActor @preconcurrency
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  openContexts.last.map { UIImage(.pixels(nil), size: $0.size, scale: $0.scale) }
}

@MainActor @preconcurrency
public func UIGraphicsEndImageContext() { _ = openContexts.popLast() }
