internal import LayoutCore
internal import Synchronization

/// The guides that sources declare, in the order in which they were first used.
enum AlignmentRegistry {
  private struct Guide: Sendable {
    let name: String
    let axis: LayoutCore.Axis
    let defaultValue: AlignmentGuide
  }

  private struct Guides {
    var list: [Guide] = []
    var keys: [ObjectIdentifier: AlignmentKey] = [:]
  }

  private static let guides = Mutex(Guides())

  /// The engine's key of a guide.
  static func key<ID: AlignmentID>(of id: ID.Type, _ axis: LayoutCore.Axis) -> AlignmentKey {
    // Guides run on the thread of the layout.
    nonisolated(unsafe) let value: (ViewDimensions) -> CGFloat = { ID.defaultValue(in: $0) }
    return guides.withLock { guides in
      if let known = guides.keys[ObjectIdentifier(id)] { return known }
      let key = AlignmentKey.custom(guides.list.count)
      guides.keys[ObjectIdentifier(id)] = key
      guides.list.append(
        Guide(name: name(of: id), axis: axis) {
          Double(value(ViewDimensions($0)))
        }
      )
      return key
    }
  }

  /// Returns a guide's name in documents: its type's name as a property is spelled.
  private static func name(of id: Any.Type) -> String {
    let name = String(describing: id)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// Declares the guides in a tree.
  static func declare(in builder: inout ViewTreeBuilder) {
    for guide in guides.withLock({ $0.list }) {
      _ = builder.alignment(
        guide.name,
        axis: guide.axis,
        definition: guide.name,
        defaultValue: guide.defaultValue
      )
    }
  }
}
