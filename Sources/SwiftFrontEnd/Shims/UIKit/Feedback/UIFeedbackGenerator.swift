// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Inert: nothing shakes here.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

/// Inert: nothing shakes here.
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

/// Inert: nothing shakes here.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public nonisolated override init() {}
  open func selectionChanged() {}
}

/// Inert: nothing shakes here.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome that the feedback tells.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  public nonisolated override init() {}
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
