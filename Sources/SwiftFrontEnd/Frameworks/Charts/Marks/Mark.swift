import SwiftUI

/// A mark of a chart before its values are placed.
struct Mark {
  /// The kind of the mark.
  enum Kind { case bar, line, point, area, rule, rectangle, sector }

  /// The extent of a mark in one dimension.
  enum Extent {
    /// No value: all of the plot, or the middle.
    case none
    /// A single value.
    case value(DataValue)
    /// A range of values.
    case range(DataValue, DataValue)
    /// Distances from the plot's edge, in points; nil for the edges.
    case points(CGFloat?, CGFloat?)
  }

  var kind: Kind
  var x = Extent.none
  var y = Extent.none
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.unstacked
  var series: DataValue?
  /// The shape of a sector; nil for other marks.
  var sector: SectorShape?
  /// A function that the mark is of.
  var function: PlottedFunction?
  var traits = _MarkTraits()
}

/// The radii and inset of a sector.
struct SectorShape {
  var innerRadius: MarkDimension
  var outerRadius: MarkDimension
  /// The distance to its neighbours, in points.
  var angularInset: CGFloat
}

/// The width or height of a mark in the dimension without a value's extent.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  enum Kind: Sendable { case automatic, fixed(CGFloat), ratio(CGFloat), inset(CGFloat) }
  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// Creates a length in points.
  public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
  /// Creates a length in points.
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }

  /// The length that the chart finds right.
  public static let automatic = MarkDimension(.automatic)
  /// A length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }
  /// A share of the available length.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }
  /// The available length, less an inset on both sides, in points.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }

  /// Returns the length for an available one, of which automatic is a share.
  func length(in room: CGFloat, automatic ratio: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: room * ratio
    case .fixed(let length): length
    case .ratio(let ratio): room * ratio
    case .inset(let inset): max(0, room - 2 * inset)
    }
  }
}

/// The stacking of marks at the same position.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Sendable { case standard, normalized, center, unstacked }
  let kind: Kind

  /// From zero, positive and negative values apart.
  public static let standard = MarkStackingMethod(kind: .standard)
  /// As shares of their sum.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// Centred.
  public static let center = MarkStackingMethod(kind: .center)
  /// Each from zero.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}
