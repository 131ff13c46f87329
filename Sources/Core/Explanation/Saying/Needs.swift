import LayoutCore

/// The room that a view was offered and that it wants, found by giving it all that it asks for.
struct Needs {
  /// The axis along which room is missing.
  let axis: Axis
  /// The length that the view was offered along the axis; nil for its ideal length.
  let offered: Double?
  /// The length that it wants along the axis.
  let wanted: Double
  /// The lines that a text may have and those that it needs at its width; nil where it is short of
  /// something else.
  let lines: (allowed: Int, needed: Int)?

  init(_ screen: ExplainedScreen, view: Int, variant: Int, _ placed: PlacedView) {
    func size(_ modifiers: [ModifierContent]) -> (Size, Int) {
      guard let own = screen.node(view, in: variant) else { return (placed.frame.size, 0) }
      var scene = screen.variants[variant].scene
      // Right around the bare view, so that no frame around it counts.
      scene.tree.wrap(own, in: modifiers)
      let result = scene.layout(measurer: screen.measurer)
      let same = result.views.first { $0.source == own }
      return (same?.frame.size ?? placed.frame.size, same?.text?.lines.count ?? 0)
    }
    let unlimited = ModifierContent.environment(
      EnvironmentChange(name: "lineLimit") { $0.lineLimit = .none }
    )
    let (ideal, _) = size([.fixedSize(horizontal: true, vertical: true)])
    let (whole, lineCount) = size([.fixedSize(horizontal: false, vertical: true), unlimited])
    let limit = placed.environment.lineLimit.maximum
    let isText = placed.string != nil
    let width = placed.proposal.width
    let lacksWidth = width.map { $0 < ideal.width - 0.01 } ?? false
    // A text of one line wants to be wider, one of several to be higher.
    let isOneLine = isText && (limit == 1 || (width ?? .infinity) <= 0)
    axis = !isText || isOneLine ? (lacksWidth || isOneLine ? .horizontal : .vertical) : .vertical
    offered = axis == .horizontal ? width : placed.proposal.height
    wanted = axis == .horizontal ? ideal.width : whole.height
    let isLimited = isText && axis == .vertical && limit.map { $0 < lineCount } ?? false
    lines = isLimited ? (limit ?? 0, lineCount) : nil
  }
}
