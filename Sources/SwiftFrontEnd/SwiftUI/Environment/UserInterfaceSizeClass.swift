internal import LayoutCore

/// The size of a user interface along one axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular

  init(_ engine: LayoutCore.UserInterfaceSizeClass) {
    switch engine {
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }

  var engine: LayoutCore.UserInterfaceSizeClass {
    switch self {
    case .compact: .compact
    case .regular: .regular
    }
  }
}
