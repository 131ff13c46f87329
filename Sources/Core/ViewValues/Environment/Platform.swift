/// The system whose type sizes a screen uses.
public enum Platform: String, Sendable, Hashable, CaseIterable {
  case iOS
  case macOS
  case tvOS
  case visionOS
  case watchOS

  /// The size of body text and the smallest text, in points (Human Interface Guidelines,
  /// Typography; L27.2).
  public var textSizes: (body: Double, minimum: Double) {
    switch self {
    case .iOS: (17, 11)
    case .macOS: (13, 10)
    case .tvOS: (29, 23)
    case .visionOS: (17, 12)
    case .watchOS: (16, 12)
    }
  }
}
