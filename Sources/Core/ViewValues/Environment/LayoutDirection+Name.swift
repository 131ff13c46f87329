extension LayoutDirection {
  /// SwiftUI's name of the direction.
  package var name: String {
    switch self {
    case .leftToRight: "leftToRight"
    case .rightToLeft: "rightToLeft"
    }
  }
}
