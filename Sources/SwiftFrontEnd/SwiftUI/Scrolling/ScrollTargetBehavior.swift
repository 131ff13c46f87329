/// Adjusts the target at which a scroll comes to rest; inert, since scrolling does not coast.
public protocol ScrollTargetBehavior {
  /// Changes the target of a scroll; never called, since scrolling rests where it is told to.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

extension ScrollTargetBehavior {
  /// The context of a scroll.
  public typealias TargetContext = ScrollTargetBehaviorContext
}

/// Rests at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates the behaviour.
  public init() {}

  /// Leaves the target as it is.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Rests at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// The maximum of views that one scroll passes.
  public struct LimitBehavior: Sendable {
    /// The system's default.
    public static let automatic = LimitBehavior()
    /// A small count of views.
    public static let always = LimitBehavior()
    /// A few.
    public static let alwaysByFew = LimitBehavior()
    /// One view.
    public static let alwaysByOne = LimitBehavior()
    /// No limit.
    public static let never = LimitBehavior()
  }

  /// Creates the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) {}

  /// Leaves the target as it is.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Rests at pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Rests at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Rests at views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension View {
  /// Inert: scrolling rests where it is told to.
  public nonisolated func scrollTargetBehavior(
    _ behavior: some ScrollTargetBehavior
  ) -> some View { inert() }
}

/// The target at which a scroll comes to rest.
public struct ScrollTarget {
  /// The target's rectangle, in the coordinates of the content.
  public var rect: CGRect
  /// The anchor of the rectangle in the scroll view; nil for the nearest position.
  public var anchor: UnitPoint?
}

/// The context of a scroll target behavior: the scroll view's sizes and velocity.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The target without the behavior.
  public var originalTarget: ScrollTarget
  /// The velocity of the scroll.
  public var velocity: CGVector
  /// The size of the content.
  public var contentSize: CGSize
  /// The size of the scroll view.
  public var containerSize: CGSize
  /// The axes of scrolling.
  public var axes: Axis.Set
  let environment: EnvironmentValues

  /// A value of the environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}
