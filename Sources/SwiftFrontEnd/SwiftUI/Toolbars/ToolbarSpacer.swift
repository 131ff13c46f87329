internal import Controls
public import ViewGraph

/// Space between the items of a toolbar.
public struct ToolbarSpacer {
  let placement: ToolbarItemPlacement
  /// The width (M7.5); nil for all the space that is left.
  let width: Double?

  /// Creates a spacer.
  public nonisolated init(
    _ sizing: SpacerSizing = .flexible,
    placement: ToolbarItemPlacement = .automatic
  ) {
    self.placement = placement
    width = sizing == .fixed ? BarGap.glass : nil
  }
}

extension ToolbarSpacer: CustomizableToolbarContent {
  /// No body: the item is primitive.
  public var body: Never { fatalError("items of the framework's own have no body") }

  /// Appends the content's items to those of the bar, in the order of their source.
  @MainActor
  public static func _appendItems(_ spacer: Self, to cursor: inout ChildCursor) {
    let placement = spacer.placement
    guard let width = spacer.width else {
      return _ToolbarItemView._append(
        _ToolbarItemView(placement: placement, content: Spacer()),
        to: &cursor
      )
    }
    _ToolbarItemView._append(
      _ToolbarItemView(placement: placement, content: Spacer().frame(width: CGFloat(width))),
      to: &cursor
    )
  }
}

/// The sizing of a spacer.
public struct SpacerSizing: Equatable, Sendable {
  private let rawValue: Int8
  /// All the space that is left.
  public static let flexible = SpacerSizing(rawValue: 0)
  /// The system's fixed width.
  public static let fixed = SpacerSizing(rawValue: 1)
}
