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

/// The role of a shape: filled, stroked or a separator.
public enum ShapeRole: Hashable, Sendable {
  /// Filled.
  case fill
  /// Stroked.
  case stroke
  /// A separator.
  case separator
}

/// A shape that can be drawn into a smaller rectangle.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// The shape that is smaller by points at each side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Returns the shape for drawing.
  public nonisolated func _engineShape(in environment: EnvironmentValues) -> BasicShape {
    customShape { inset(by: CGFloat($0))._engineShape(in: EnvironmentValues()) }
  }
}

extension Shape {
  /// Fills the shape.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = .foreground,
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Strokes the shape along its outline, half inside and half outside.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self,
      style: content,
      strokeStyle: style,
      isAntialiased: antialiased,
      background: EmptyView()
    )
  }

  /// Strokes the shape along its outline, half inside and half outside.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// Strokes the inside of the shape.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self,
      style: content,
      strokeStyle: style,
      isAntialiased: antialiased,
      background: EmptyView()
    )
  }

  /// Strokes the inside of the shape.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A shape of any type.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Creates a type-erased shape.
  public nonisolated init<S: Shape>(_ shape: S) { self.shape = shape }

  /// Returns the path in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The behaviour of the shape in right-to-left layout.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }

  /// Returns the size of the shape as a view.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// Returns the shape for drawing.
  public nonisolated func _engineShape(in environment: EnvironmentValues) -> BasicShape {
    shape._engineShape(in: environment)
  }
}
