/// A ``ProposedViewSize`` as the engine carries it: two doubles, NaN meaning nil.
///
/// One canonical NaN stands for nil, so that proposals can be compared by their bits.
package struct Proposal: Sendable {
  package var width: Double
  package var height: Double

  @inline(__always)
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package init(_ proposal: ProposedViewSize) {
    self.init(
      width: Proposal.canonical(proposal.width),
      height: Proposal.canonical(proposal.height)
    )
  }

  @inline(__always)
  package init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  @inline(__always)
  package init(main: Double, cross: Double, axis: Axis) {
    self =
      axis == .horizontal
      ? Proposal(width: main, height: cross) : Proposal(width: cross, height: main)
  }

  /// The length that stands for nil.
  package static let unspecifiedLength = Double.nan

  package static let unspecified = Proposal(width: .nan, height: .nan)

  package static let zero = Proposal(width: 0, height: 0)

  /// A proposal that is never made, as a marker: −∞ on both axes.
  static let impossible = Proposal(width: -.infinity, height: -.infinity)

  @inline(__always)
  package subscript(axis: Axis) -> Double {
    axis == .horizontal ? width : height
  }

  /// Whether two proposals are the same to the last bit.
  @inline(__always)
  package func isIdentical(to other: Proposal) -> Bool {
    width.bitPattern == other.width.bitPattern && height.bitPattern == other.height.bitPattern
  }

  package var viewSize: ProposedViewSize {
    ProposedViewSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
  }

  private static func canonical(_ length: Double?) -> Double {
    guard let length, !length.isNaN else { return .nan }
    return length
  }
}

extension Double {
  /// This length, or `other` if it is the NaN that stands for nil.
  @inline(__always)
  package func unspecified(or other: @autoclosure () -> Double) -> Double {
    self != self ? other() : self
  }
}
