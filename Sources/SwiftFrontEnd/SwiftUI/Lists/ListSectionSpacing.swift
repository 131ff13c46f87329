internal import LayoutCore

/// The distance between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  private enum Kind: Hashable {
    case standard, compact
    case custom(CGFloat)
  }

  private let kind: Kind

  /// The system's.
  public static let `default` = ListSectionSpacing(kind: .standard)
  /// A small one.
  public static let compact = ListSectionSpacing(kind: .compact)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(kind: .custom(spacing))
  }

  var engine: ControlStyles.SectionSpacing {
    switch kind {
    case .standard: .standard
    case .compact: .compact
    case .custom(let spacing): .custom(max(Double(spacing), 0))
    }
  }
}

extension View {
  /// Sets the spacing of the sections of lists inside.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    controlLook("listSectionSpacing", spacing) { $0.sectionSpacing = $1.engine }
  }

  /// Sets the spacing of the sections of lists inside, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }
}
