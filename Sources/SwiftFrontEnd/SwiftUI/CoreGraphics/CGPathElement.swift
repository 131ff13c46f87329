/// An element of a path.
public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// The control points, then the end; as many as the kind of step needs.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// The kind of a path element.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint
  case addLineToPoint
  case addQuadCurveToPoint
  case addCurveToPoint
  case closeSubpath
}

/// A function that is called with each step of a path.
public typealias CGPathApplierFunction =
  (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Calls a function with each step.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Calls a closure with each element, valid during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    path.forEach { element in
      var (type, points) = CGPathElement.parts(of: element)
      points.withUnsafeMutableBufferPointer { buffer in
        // Space for one point at least, since the end of a subpath has none.
        guard let start = buffer.baseAddress else { return }
        var element = CGPathElement(type: type, points: start)
        block(&element)
      }
    }
  }
}

extension CGPathElement {
  fileprivate static func parts(
    of element: Path.Element
  ) -> (CGPathElementType, [CGPoint]) {
    switch element {
    case .move(let end): (.moveToPoint, [end])
    case .line(let end): (.addLineToPoint, [end])
    case .quadCurve(let end, let control): (.addQuadCurveToPoint, [control, end])
    case .curve(let end, let control1, let control2):
      (.addCurveToPoint, [control1, control2, end])
    case .closeSubpath: (.closeSubpath, [.zero])
    }
  }
}
