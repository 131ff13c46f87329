public import LayoutCore
internal import ViewGraph

/// A form that is drawn into a rectangle.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// Returns the path in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  /// The role of the shape: filled, stroked or a separator.
  nonisolated static var role: ShapeRole { get }
  /// The behaviour of the shape in right-to-left layout.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// Returns the size of the shape as a view.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The engine's drawing.
  nonisolated func _engineShape(in environment: EnvironmentValues) -> BasicShape
}

extension Shape {
  /// The role of the shape: filled, stroked or a separator.
  public nonisolated static var role: ShapeRole { .fill }

  /// The behaviour of the shape in another layout direction: fixed in programs for systems before
  /// iOS 17.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    _ScreenTraits.current.mirrorsShapes ? .mirrors : .fixed
  }

  /// Returns the proposed size.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Returns the shape for drawing.
  public nonisolated func _engineShape(in environment: EnvironmentValues) -> BasicShape {
    customShape(inset: nil)
  }

  /// The shape by its methods.
  nonisolated func customShape(inset: (@Sendable (Double) -> BasicShape)?) -> BasicShape {
    // Shapes get a rectangle at the origin, wherever the view is (D4.22).
    let path: @Sendable (Rect) -> LayoutCore.Path = { rect in
      let local = self.path(in: CGRect(origin: .zero, size: CGRect(rect).size)).engine
      if rect.origin == .zero { return local }
      return local.applying(AffineTransform(tx: rect.minX, ty: rect.minY))
    }
    let size: @Sendable (LayoutCore.ProposedViewSize) -> Size = {
      self.sizeThatFits(ProposedViewSize($0)).engine
    }
    let custom = BasicShape.custom(
      CustomShape(
        viewName(of: Self.self),
        path: path,
        size: statesSize ? size : nil,
        inset: inset,
        source: AnimatableData.self == EmptyAnimatableData.self ? nil : ShapeSource(shape: self)
      )
    )
    let behavior = layoutDirectionBehavior
    return behavior == .mirrors ? custom : .directed(custom, behavior.engine)
  }

  /// Whether the shape answers otherwise than a rectangle.
  private nonisolated var statesSize: Bool {
    let proposals = [
      .unspecified, .zero, ProposedViewSize(width: 37, height: 91),
      ProposedViewSize(width: 91, height: 37), ProposedViewSize(width: nil, height: 53),
      ProposedViewSize(width: 53, height: nil),
    ]
    return proposals.contains { sizeThatFits($0) != $0.replacingUnspecifiedDimensions() }
  }
}

/// Animates the data of a custom shape.
private struct ShapeSource<Content: Shape>: AnimatableShape {
  let shape: Content

  var data: any VectorArithmetic { shape.animatableData }

  func shape(with data: any VectorArithmetic) -> BasicShape {
    var moved = shape
    if let data = data as? Content.AnimatableData { moved.animatableData = data }
    return moved._engineShape(in: EnvironmentValues())
  }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  /// The shape filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle(), isPlain: true)
  }
}
