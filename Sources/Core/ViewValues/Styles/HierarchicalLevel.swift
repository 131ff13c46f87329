/// The prominence of a style (D2.2): the levels of SwiftUI's `HierarchicalShapeStyle`.
public enum HierarchicalLevel: String, Sendable, Hashable, CaseIterable {
  case primary
  case secondary
  case tertiary
  case quaternary
  case quinary
}

extension HierarchicalLevel {
  /// The factor of a style's opacity at this level (D2.3).
  package var factor: Double {
    switch self {
    case .primary: 1
    case .secondary: 0.5
    case .tertiary: 0.25
    case .quaternary, .quinary: 0.18
    }
  }

  /// The number of more prominent levels.
  package var index: Int {
    switch self {
    case .primary: 0
    case .secondary: 1
    case .tertiary: 2
    case .quaternary: 3
    case .quinary: 4
    }
  }
}
