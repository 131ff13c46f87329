import LayoutCore

extension ViewContent {
  /// Whether traits of views inside reach the container around it.
  var passesTraits: Bool {
    switch role {
    case .group, .modifier: true
    case .view, .absentGroup, .nothing, .room, .proxied: false
    }
  }

  /// Whether its children are the views of the container around it.
  var isTransparent: Bool {
    switch role {
    case .group: true
    case .view, .absentGroup, .nothing, .room, .modifier, .proxied: false
    }
  }
}
