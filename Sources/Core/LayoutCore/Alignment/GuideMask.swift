/// The guides that may be explicit somewhere in a subtree; all keys past the 31st share one bit.
package struct GuideMask: OptionSet, Sendable {
  package let rawValue: UInt32

  @inline(__always)
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  static let all = GuideMask(rawValue: .max)

  package static let textBaselines: GuideMask = [
    AlignmentKey.firstTextBaseline.mask, AlignmentKey.lastTextBaseline.mask,
  ]

  /// The guides that a container of several children never passes on (L16.5).
  package static let confinedToView = GuideMask(rawValue: 0b11_1111)
}

extension AlignmentKey {
  /// The bit of the guide.
  @inline(__always)
  package var mask: GuideMask {
    GuideMask(rawValue: 1 << UInt32(min(rawValue, 31)))
  }
}
