/// At once.
public struct IdentityTransition: _BuiltInTransition {
  /// Creates a transition.
  public nonisolated init() {}
  /// Whether views come and go without any change of looks.
  public nonisolated var _isIdentity: Bool { true }
}

/// By becoming more and less transparent.
public struct OpacityTransition: _BuiltInTransition {
  /// Creates a transition.
  public nonisolated init() {}
}

/// From the leading edge, to the trailing one.
public struct SlideTransition: _BuiltInTransition {
  /// Creates a transition.
  public nonisolated init() {}
}

/// By growing and shrinking.
public struct ScaleTransition: _BuiltInTransition {
  /// The size before and afterwards.
  public var scale: Double
  /// From where.
  public var anchor: UnitPoint

  /// Creates a transition.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

/// From an edge.
public struct MoveTransition: _BuiltInTransition {
  /// The edge.
  public var edge: Edge
  /// Creates a transition.
  public nonisolated init(edge: Edge) { self.edge = edge }
}

/// From elsewhere.
public struct OffsetTransition: _BuiltInTransition {
  /// How far, in points.
  public var offset: CGSize
  /// Creates a transition.
  public nonisolated init(_ offset: CGSize) { self.offset = offset }
}

/// From an edge, pushing what was there.
public struct PushTransition: _BuiltInTransition {
  /// The edge.
  public var edge: Edge
  /// Creates a transition.
  public nonisolated init(edge: Edge) { self.edge = edge }
}

/// Out of and into blur.
public struct BlurReplaceTransition: _BuiltInTransition {
  /// How.
  public struct Configuration: Equatable, Sendable {
    private let isUpward: Bool
    /// The old value leaves downwards, the new one comes from below.
    public static let downUp = Configuration(isUpward: false)
    /// The old value leaves upwards, the new one comes from below.
    public static let upUp = Configuration(isUpward: true)
  }

  /// Creates a transition.
  public nonisolated init(configuration: Configuration) {}
}

/// In one way, out another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// How the view comes.
  public var insertion: Insertion
  /// How it goes.
  public var removal: Removal

  /// Creates a transition.
  public nonisolated init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: _BuiltInTransition {}

extension Transition where Self == IdentityTransition {
  /// At once.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// By becoming more and less transparent.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
  /// From the leading edge, to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
  /// By growing and shrinking.
  public static var scale: ScaleTransition { ScaleTransition(0) }
  /// By growing and shrinking.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  /// From an edge.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// From elsewhere.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// From elsewhere.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == PushTransition {
  /// From an edge, pushing what was there.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  /// Out of and into blur.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
  /// Out of and into blur.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: config) }
}
