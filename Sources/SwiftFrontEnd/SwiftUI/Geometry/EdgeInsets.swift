internal import LayoutCore

/// The insets of a rectangle's edges, in points.
public struct EdgeInsets: Equatable, Sendable, Animatable {
  /// The inset of the top edge, in points.
  public var top: CGFloat
  /// The inset of the leading edge, in points.
  public var leading: CGFloat
  /// The inset of the bottom edge, in points.
  public var bottom: CGFloat
  /// The inset of the trailing edge, in points.
  public var trailing: CGFloat

  /// Creates insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The data that animations interpolate.
  public var animatableData:
    AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
    }
  }

  /// Creates insets of 0.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  init(_ engine: LayoutCore.EdgeInsets) {
    self.init(
      top: CGFloat(engine.top),
      leading: CGFloat(engine.leading),
      bottom: CGFloat(engine.bottom),
      trailing: CGFloat(engine.trailing)
    )
  }

  var engine: LayoutCore.EdgeInsets {
    LayoutCore.EdgeInsets(
      top: Double(top),
      leading: Double(leading),
      bottom: Double(bottom),
      trailing: Double(trailing)
    )
  }
}
