/// When a view comes and goes by scrolling.
public struct ScrollTransitionConfiguration: Sendable {
  private let name: String

  /// With an animation once the view is in sight.
  public static let animated = ScrollTransitionConfiguration(name: "animated")
  /// As far as the view is in sight.
  public static let interactive = ScrollTransitionConfiguration(name: "interactive")
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration(name: "identity")

  /// With an animation once the view is in sight.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    .animated
  }

  /// Sets the fraction of the view that has to be visible.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// The same with another animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  /// The fraction of a view that has to be visible for a scroll transition's phase.
  public struct Threshold: Sendable {
    private let share: Double

    /// Any of it.
    public static let visible = Threshold(share: 0)
    /// All of it.
    public static let hidden = Threshold(share: 1)
    /// The middle of the container.
    public static let centered = Threshold(share: 0.5)

    /// A share of it.
    public static func visible(_ amount: Double) -> Threshold { Threshold(share: amount) }
  }
}

/// The position of a view relative to the visible part of its scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading
  case identity
  case bottomTrailing

  /// Whether all of it is in sight.
  public var isIdentity: Bool { self == .identity }

  /// −1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
