// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Inert: there are no haptics.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

/// Inert: there are no haptics.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of an impact.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  public nonisolated override init() {}
  public nonisolated init(style: FeedbackStyle) {}
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

/// Inert: there are no haptics.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public nonisolated override init() {}
  open func selectionChanged() {}
}

/// Inert: there are no haptics.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome that the feedback tells.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  public nonisolated override init() {}
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
