/// The lengths of `containerRelativeFrame`, in terms of the nearest container's (L25).
public struct ContainerRelativeFrame: Sendable, Equatable {
  /// The axes on which the frame follows the container.
  public var axes: Axis.Set
  /// The frame's length for the container's, both in points.
  public var length: @Sendable (Double, Axis) -> Double { function.value }

  private let function: ByIdentity<@Sendable (Double, Axis) -> Double>

  /// Creates a frame from a function.
  public init(
    _ axes: Axis.Set,
    length: @escaping @Sendable (Double, Axis) -> Double = { length, _ in length }
  ) {
    self.axes = axes
    function = ByIdentity(length)
  }

  /// Creates a frame from parts into which the container is divided (L25.1).
  ///
  /// Proved by `Specs/Conformance/ContainerRelativeFrame`.
  ///
  /// - Parameters:
  ///   - axes: The axes on which the frame follows the container.
  ///   - count: The number of parts, 1 or more.
  ///   - span: The number of parts in the frame, with the gaps between them.
  ///   - spacing: The gap between parts, in points.
  public init(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double) {
    let (count, span) = (Double(max(count, 1)), Double(span))
    self.init(axes) { length, _ in
      (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
    }
  }
}

extension ContainerRelativeFrame {
  /// The frame for a container of a size; a dimension without a length in the container is absent.
  func node(in container: ProposedViewSize, _ alignment: Alignment) -> FrameNode {
    func length(_ axis: Axis) -> Double? {
      guard axes.contains(axis) else { return nil }
      let whole = axis == .horizontal ? container.width : container.height
      return whole.map { self.length($0, axis) }
    }
    return FrameNode(
      stating: length(.horizontal),
      length(.vertical),
      alignment: alignment
    )
  }
}
