/// The spacing preferences that need no text, by their position in the table.
enum StandardSpacing: Int32, CaseIterable {
  case plain
  case horizontalSpacer
  case verticalSpacer
  case none

  /// The preference of a spacer: no gap at its main edges (L11.4).
  static func spacer(_ axis: Axis?) -> StandardSpacing {
    switch axis {
    case .horizontal: .horizontalSpacer
    case .vertical: .verticalSpacer
    case nil: .none
    }
  }

  var value: ViewSpacing {
    switch self {
    case .plain: .plain
    case .horizontalSpacer: ViewSpacing(edges: [.left, .right])
    case .verticalSpacer: ViewSpacing(edges: [.top, .bottom])
    case .none: .zero
    }
  }
}
