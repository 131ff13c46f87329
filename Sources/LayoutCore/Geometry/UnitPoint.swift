/// A position in a view's bounds: (0, 0) is the top leading corner, (1, 1) the bottom trailing one.
public struct UnitPoint: Sendable, Hashable {
  /// The fraction of the width.
  public var x: Double
  /// The fraction of the height.
  public var y: Double

  /// Creates a unit point from its fractions.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// SwiftUI's named unit points.
  public static let named: [(name: String, point: UnitPoint)] = [
    ("zero", UnitPoint(x: 0, y: 0)), ("center", .center),
    ("leading", UnitPoint(x: 0, y: 0.5)), ("trailing", UnitPoint(x: 1, y: 0.5)),
    ("top", UnitPoint(x: 0.5, y: 0)), ("bottom", UnitPoint(x: 0.5, y: 1)),
    ("topLeading", UnitPoint(x: 0, y: 0)), ("topTrailing", UnitPoint(x: 1, y: 0)),
    ("bottomLeading", UnitPoint(x: 0, y: 1)), ("bottomTrailing", UnitPoint(x: 1, y: 1)),
  ]

  /// The middle of the bounds.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
}
