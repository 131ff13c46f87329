/// How far a style stands back (D2.2): the levels of SwiftUI's `HierarchicalShapeStyle`.
public enum HierarchicalLevel: String, Sendable, Hashable, CaseIterable {
  case primary
  case secondary
  case tertiary
  case quaternary
  case quinary
}
