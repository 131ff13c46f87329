/// The behaviour of a scroll transition.
public struct ScrollTransitionConfiguration: Sendable {
  private let name: String

  /// Animates as the view crosses the threshold.
  public static let animated = ScrollTransitionConfiguration(name: "animated")
  /// Follows the visible fraction of the view.
  public static let interactive = ScrollTransitionConfiguration(name: "interactive")
  /// No transition.
  public static let identity = ScrollTransitionConfiguration(name: "identity")

  /// Animates as the view crosses the threshold.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    .animated
  }

  /// Sets the fraction of the view that has to be visible.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// Returns the configuration with another animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  /// The fraction of a view that has to be visible for a scroll transition's phase.
  public struct Threshold: Sendable {
    private let share: Double

    /// A first part of the view.
    public static let visible = Threshold(share: 0)
    /// All of the view.
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

  /// The phase as −1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
