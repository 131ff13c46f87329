extension TextFont {
  /// The width of characters for their height, SwiftUI's `Font.Width` (D6.8).
  public struct Width: Sendable, Hashable {
    /// 0 for the usual width, less for narrower characters.
    public var value: Double

    /// Creates a width.
    public init(_ value: Double) { self.value = value }

    /// The narrowest.
    public static let compressed = Width(-0.6)
    /// Narrower than usual.
    public static let condensed = Width(-0.2)
    /// The usual width.
    public static let standard = Width(0)
    /// Wider than usual.
    public static let expanded = Width(0.2)

    /// The widths that have names.
    package static let named: [(name: String, width: Width)] = [
      ("compressed", .compressed), ("condensed", .condensed), ("standard", .standard),
      ("expanded", .expanded),
    ]
  }
}
