/// Which views stay in sight while their container scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The value that stands for it.
  public let rawValue: UInt32
  /// Creates one from the value that stands for it.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
