/// The identity of an alignment guide: one of SwiftUI's own or a custom one of the tree.
///
/// The engine asks for guides by key, so a key is a small number: 0–2 the horizontal built-in
/// guides, 3–7 the vertical ones, from 8 on the custom alignments in the order of their definition.
public struct AlignmentKey: Sendable, Hashable {
  package let rawValue: UInt16

  @inline(__always)
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let leading = AlignmentKey(rawValue: 0)
  package static let horizontalCenter = AlignmentKey(rawValue: 1)
  package static let trailing = AlignmentKey(rawValue: 2)
  package static let top = AlignmentKey(rawValue: 3)
  package static let verticalCenter = AlignmentKey(rawValue: 4)
  package static let bottom = AlignmentKey(rawValue: 5)
  package static let firstTextBaseline = AlignmentKey(rawValue: 6)
  package static let lastTextBaseline = AlignmentKey(rawValue: 7)

  package static let builtInCount: UInt16 = 8

  /// How many custom alignments a tree can have.
  package static let maximumCustomCount = Int(UInt16.max - builtInCount) + 1

  /// The position of a custom alignment among those of its tree; nil for a built-in one.
  package var customIndex: Int? {
    rawValue >= AlignmentKey.builtInCount ? Int(rawValue - AlignmentKey.builtInCount) : nil
  }

  /// The bit that says in a ``GuideMask`` that this guide may be explicit.
  @inline(__always)
  package var mask: GuideMask {
    GuideMask(rawValue: 1 << UInt32(min(rawValue, 31)))
  }
}
