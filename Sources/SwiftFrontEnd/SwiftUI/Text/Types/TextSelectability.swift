/// Whether people may select text.
public protocol TextSelectability {
  /// Whether they may.
  static var allowsSelection: Bool { get }
}

/// People may select text.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  /// Whether they may.
  public static let allowsSelection = true
}

/// People may not select text.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  /// Whether they may.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// People may select text.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// People may not select text.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
