/// Adjusts the target at which a scroll comes to rest; inert, since scrolling does not coast.
public protocol ScrollTargetBehavior {
  /// Changes the target of a scroll; never called, since scrolling rests where it is told to.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

extension ScrollTargetBehavior {
  /// The context of a scroll.
  public typealias TargetContext = ScrollTargetBehaviorContext
}

/// At pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates the behaviour.
  public init() {}

  /// Leaves the target as it is.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// At views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// The maximum of views that one scroll passes.
  public struct LimitBehavior: Sendable {
    /// The system's default.
    public static let automatic = LimitBehavior()
    /// Few.
    public static let always = LimitBehavior()
    /// A few.
    public static let alwaysByFew = LimitBehavior()
    /// One.
    public static let alwaysByOne = LimitBehavior()
    /// Any number.
    public static let never = LimitBehavior()
  }

  /// Creates the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) {}

  /// Leaves the target as it is.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// At views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}
