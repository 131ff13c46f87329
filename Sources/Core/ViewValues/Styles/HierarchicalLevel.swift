/// How far a style stands back (D2.2): the levels of SwiftUI's `HierarchicalShapeStyle`.
public enum HierarchicalLevel: String, Sendable, Hashable, CaseIterable {
  case primary
  case secondary
  case tertiary
  case quaternary
  case quinary
}

extension HierarchicalLevel {
  /// What a level of any style multiplies its opacity by (D2.3).
  package var factor: Double {
    switch self {
    case .primary: 1
    case .secondary: 0.5
    case .tertiary: 0.25
    case .quaternary, .quinary: 0.18
    }
  }

  /// How many levels stand in front of it.
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
