/// What a `GeometryReader` tells the views inside of it.
public struct GeometryProxy: Sendable, Hashable {
  /// The reader's size, in points.
  public var size: Size { globalFrame.size }

  private let globalFrame: Rect

  init(globalFrame: Rect) { self.globalFrame = globalFrame }

  /// The proxy of a reader without extent.
  package static let zero = GeometryProxy(globalFrame: .zero)

  /// The reader's frame, in points.
  public func frame(in space: CoordinateSpace) -> Rect {
    switch space {
    case .local: Rect(origin: .zero, size: size)
    case .global: globalFrame
    }
  }
}
