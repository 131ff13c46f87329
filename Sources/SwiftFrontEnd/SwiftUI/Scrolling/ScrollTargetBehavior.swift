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
