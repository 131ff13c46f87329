internal import LayoutCore
internal import Synchronization

/// A guide along each axis.
public struct Alignment: Equatable, Sendable {
  /// The guide along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide along the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  var engine: LayoutCore.Alignment {
    LayoutCore.Alignment(horizontal: horizontal.engine, vertical: vertical.engine)
  }

  /// The middle on both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The centre of the first baseline.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
  /// The last baseline in the middle.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center,
    vertical: .lastTextBaseline
  )
  /// The first baseline at the leading edge.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )
  /// The last baseline at the leading edge.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .lastTextBaseline
  )
  /// The first baseline at the trailing edge.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .firstTextBaseline
  )
  /// The last baseline at the trailing edge.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .lastTextBaseline
  )
}

/// A custom alignment guide and its default value.
public protocol AlignmentID {
  /// The value, in points from the view's leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  private let key: AlignmentKey

  init(_ engine: LayoutCore.HorizontalAlignment) { key = engine.key }

  /// Creates a custom guide.
  public init(_ id: any AlignmentID.Type) { key = AlignmentRegistry.key(of: id, .horizontal) }

  var engine: LayoutCore.HorizontalAlignment { LayoutCore.HorizontalAlignment(key) }

  /// The leading edge.
  public static let leading = HorizontalAlignment(LayoutCore.HorizontalAlignment.leading)
  /// The middle.
  public static let center = HorizontalAlignment(LayoutCore.HorizontalAlignment.center)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(LayoutCore.HorizontalAlignment.trailing)
  /// The leading edge of a list row's separator: the row's explicit guide, or else its text.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// The trailing edge of a list row's separator: the row's explicit guide, or else the system's.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  private let key: AlignmentKey

  init(_ engine: LayoutCore.VerticalAlignment) { key = engine.key }

  /// Creates a custom guide.
  public init(_ id: any AlignmentID.Type) { key = AlignmentRegistry.key(of: id, .vertical) }

  var engine: LayoutCore.VerticalAlignment { LayoutCore.VerticalAlignment(key) }

  /// The top edge.
  public static let top = VerticalAlignment(LayoutCore.VerticalAlignment.top)
  /// The middle.
  public static let center = VerticalAlignment(LayoutCore.VerticalAlignment.center)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(LayoutCore.VerticalAlignment.bottom)
  /// The baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(
    LayoutCore.VerticalAlignment.firstTextBaseline
  )
  /// The baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(
    LayoutCore.VerticalAlignment.lastTextBaseline
  )
}

/// The guide for the leading edge of the separator below a row.
enum ListRowSeparatorLeading: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

/// The guide for the trailing edge of the separator below a row.
enum ListRowSeparatorTrailing: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
}

extension View {
  /// Sets a guide of the view, in points from its leading edge.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment,
    computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    engineModifier(
      .alignmentGuide(g.engine.key) { Double(computeValue(ViewDimensions($0))) }
    )
  }

  /// Sets a guide of the view, in points from its top edge.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment,
    computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    engineModifier(
      .alignmentGuide(g.engine.key) { Double(computeValue(ViewDimensions($0))) }
    )
  }
}

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

/// A view's size and guides in its own coordinates.
public struct ViewDimensions {
  let values: LayoutCore.ViewDimensions

  init(_ values: LayoutCore.ViewDimensions) { self.values = values }

  /// The width, in points.
  public var width: CGFloat { CGFloat(values.width) }
  /// The height, in points.
  public var height: CGFloat { CGFloat(values.height) }

  /// The value of a guide, in points.
  public subscript(guide: HorizontalAlignment) -> CGFloat { CGFloat(values[guide.engine]) }
  /// The value of a guide, in points.
  public subscript(guide: VerticalAlignment) -> CGFloat { CGFloat(values[guide.engine]) }
  /// The explicit value of a guide, in points; nil if none is set.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    values[explicit: guide.engine].map { CGFloat($0) }
  }
  /// The explicit value of a guide, in points; nil if none is set.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    values[explicit: guide.engine].map { CGFloat($0) }
  }
}

extension ViewDimensions: Equatable {
  /// Returns whether both are equal.
  public static func == (first: ViewDimensions, second: ViewDimensions) -> Bool {
    first.width == second.width && first.height == second.height
  }
}
