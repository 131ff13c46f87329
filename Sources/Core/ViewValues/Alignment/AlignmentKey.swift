/// The identity of an alignment guide: one of SwiftUI's own or a custom one of the tree.
///
/// The engine asks for guides by key, so a key is a small number: 0–2 the horizontal built-in
/// guides, 3–7 the vertical ones, from 8 on the custom alignments in the order of their definition.
public struct AlignmentKey: Sendable, Hashable {
  @usableFromInline package let rawValue: UInt16

  @inlinable
  @inline(__always)
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  @inlinable package static var leading: AlignmentKey { AlignmentKey(rawValue: 0) }
  @inlinable package static var horizontalCenter: AlignmentKey { AlignmentKey(rawValue: 1) }
  @inlinable package static var trailing: AlignmentKey { AlignmentKey(rawValue: 2) }
  @inlinable package static var top: AlignmentKey { AlignmentKey(rawValue: 3) }
  @inlinable package static var verticalCenter: AlignmentKey { AlignmentKey(rawValue: 4) }
  @inlinable package static var bottom: AlignmentKey { AlignmentKey(rawValue: 5) }
  @inlinable package static var firstTextBaseline: AlignmentKey { AlignmentKey(rawValue: 6) }
  @inlinable package static var lastTextBaseline: AlignmentKey { AlignmentKey(rawValue: 7) }

  @inlinable package static var builtInCount: UInt16 { 8 }

  /// The largest number of custom alignments in a tree.
  package static let maximumCustomCount = Int(UInt16.max - builtInCount) + 1

  /// The key of the custom alignment at a position among those of its tree.
  package static func custom(_ index: Int) -> AlignmentKey {
    AlignmentKey(rawValue: builtInCount + UInt16(truncatingIfNeeded: index))
  }

  /// The position of a custom alignment among those of its tree; nil for a built-in one.
  @inlinable
  package var customIndex: Int? {
    rawValue >= AlignmentKey.builtInCount ? Int(rawValue - AlignmentKey.builtInCount) : nil
  }
}
