/// The bounds of `frame(minWidth:idealWidth:maxWidth:…)` along one axis, NaN meaning absent.
package struct FlexibleFrameAxis: Sendable, Hashable {
  package let minimum: Double
  package let ideal: Double
  package let maximum: Double

  /// Normalises the bounds as SwiftUI's initialiser does (L7.1): min' = max(min, 0), ideal' =
  /// max(min' ?? 0, ideal), max' = max(ideal' ?? 0, max).
  ///
  /// A maximum below the minimum stays if there is no ideal. Proved by
  /// `Specs/Conformance/FlexFrame` (flexframe-init-…).
  package init(minimum: Double?, ideal: Double?, maximum: Double?) {
    let low = minimum.map { $0.isNaN ? $0 : max($0, 0) }
    let middle = ideal.map { max(low ?? 0, $0) }
    self.minimum = low ?? .nan
    self.ideal = middle ?? .nan
    self.maximum = maximum.map { max(middle ?? 0, $0) } ?? .nan
  }

  /// Compares bits: a bound that is missing on both sides is equal, though NaN is not.
  package static func == (axis: Self, other: Self) -> Bool { axis.bits == other.bits }

  package func hash(into hasher: inout Hasher) { hasher.combine(bits) }

  private var bits: SIMD3<UInt64> {
    SIMD3(minimum.bitPattern, ideal.bitPattern, maximum.bitPattern)
  }

  /// Whether the frame constrains this axis.
  package var isConstrained: Bool { !(minimum.isNaN && ideal.isNaN && maximum.isNaN) }

  /// The child's clamped proposal while sizes are negotiated (L7.2): the frame's own or its ideal.
  @inline(__always)
  package func childProposal(_ proposal: Double) -> Double {
    var length = proposal.isNaN ? ideal : proposal
    guard !length.isNaN else { return .nan }
    if length > maximum { length = maximum }
    if length < minimum { length = minimum }
    return length
  }

  /// The frame's own length (L7.3, first matching row), given its child's.
  ///
  /// A lone minimum or maximum does not make the frame take its proposal; only both together do. A
  /// minimum above its maximum, without an ideal, answers as a lone minimum does (the choice of
  /// L28.8 and L31.8). Proved by `Specs/Conformance/FlexFrame`.
  @inline(__always)
  package func length(_ proposal: Double, child: Double) -> Double {
    let offered = childProposal(proposal)
    switch (minimum.isNaN, maximum.isNaN) {
    case (false, false):
      if minimum > maximum {
        return max(minimum, min(offered.unspecified(or: .infinity), child))
      }
      if proposal.isNaN {
        return ideal.isNaN ? min(max(child, minimum), maximum) : ideal
      }
      return min(max(proposal, minimum), maximum)
    case (false, true):
      if proposal.isNaN, !ideal.isNaN { return ideal }
      return max(minimum, min(offered.unspecified(or: .infinity), child))
    case (true, false):
      if proposal.isNaN, !ideal.isNaN { return ideal }
      return min(maximum, max(offered.unspecified(or: -.infinity), child))
    case (true, true):
      return proposal.isNaN && !ideal.isNaN ? ideal : child
    }
  }

  /// The child's proposal when it is placed (L7.6): the frame's final length; but nil if
  /// the frame has no ideal, was proposed nil and ended strictly between its bounds.
  @inline(__always)
  package func placementProposal(_ proposal: Double, length: Double) -> Double {
    guard ideal.isNaN, proposal.isNaN else { return length }
    let aboveMinimum = minimum.isNaN || length > minimum
    let belowMaximum = maximum.isNaN || length < maximum
    return aboveMinimum && belowMaximum ? .nan : length
  }
}

/// The bounds of a flexible frame on both axes.
public struct FlexibleFrame: Sendable, Hashable {
  package let horizontal: FlexibleFrameAxis
  package let vertical: FlexibleFrameAxis
  /// Whether frames inside may relate to this one (L25.1).
  package var isContainer = false

  /// Creates a frame from its bounds in points, each of which may be absent or infinite.
  public init(
    minWidth: Double? = nil,
    idealWidth: Double? = nil,
    maxWidth: Double? = nil,
    minHeight: Double? = nil,
    idealHeight: Double? = nil,
    maxHeight: Double? = nil
  ) {
    horizontal = FlexibleFrameAxis(minimum: minWidth, ideal: idealWidth, maximum: maxWidth)
    vertical = FlexibleFrameAxis(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
  }
}
