/// The size, frames and safe area of a `GeometryReader`, for the views inside of it.
public struct GeometryProxy: Sendable, Hashable {
  /// The reader's size, in points.
  public var size: Size
  /// The safe area insets that the reader overlaps, in points (L24.3).
  public var safeAreaInsets: EdgeInsets

  private let globalFrame: Rect
  /// The frame in each of the named spaces around the reader.
  private let namedFrames: [String: Rect]

  init(
    size: Size,
    safeAreaInsets: EdgeInsets = EdgeInsets(),
    globalFrame: Rect,
    namedFrames: [String: Rect] = [:]
  ) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.globalFrame = globalFrame
    self.namedFrames = namedFrames
  }

  /// The proxy of a reader without extent.
  package static let zero = GeometryProxy(size: .zero, globalFrame: .zero)

  /// The proxy of a reader that is animated from one frame to another, or presented in another.
  func moved(from model: Rect, to shown: Rect) -> GeometryProxy {
    func move(_ frame: Rect) -> Rect {
      Rect(
        x: frame.minX + shown.minX - model.minX,
        y: frame.minY + shown.minY - model.minY,
        width: frame.width == model.width ? shown.width : frame.width,
        height: frame.height == model.height ? shown.height : frame.height
      )
    }
    return GeometryProxy(
      size: shown.size,
      safeAreaInsets: safeAreaInsets,
      globalFrame: move(globalFrame),
      namedFrames: namedFrames.mapValues(move)
    )
  }

  /// The reader's frame, in points: the bounding box under the effects between the reader and the
  /// space (L19.8).
  public func frame(in space: CoordinateSpace) -> Rect {
    switch space {
    case .local: Rect(origin: .zero, size: size)
    case .global: globalFrame
    case .named(let name): namedFrames[name] ?? globalFrame
    }
  }
}
