internal import Drawing
internal import LayoutCore

extension Inspection {
  /// A view's label, and its frame.
  private struct FrameNote: Hashable {
    var frame: Rect
    var proposal: String
  }

  /// Outlines views, each in the colour of its kind.
  mutating func add(
    framesOf result: LayoutResult,
    showsNames: Bool,
    showsProposals: Bool,
    in visible: Rect
  ) {
    let effects = RenderedFrames(result)
    // Views of the same size in the same place share a label.
    var notes: [FrameNote: Int] = [:]
    for view in result.views {
      let shown = effects.frame(of: view) ?? view.frame
      guard view.content.isOutlined, shown.isSeen(in: visible) else { continue }
      let color = view.content.inspectionColor
      outline(effects.outline(of: view), color)
      if showsNames { addModifierFrames(of: view, effects, in: visible) }
      let size = view.frame.size.inspected
      let proposal =
        "\((view.proposal.width ?? .nan).inspected)×\((view.proposal.height ?? .nan).inspected)"
      let name = [view.typeName, view.id].compactMap { $0 }.joined(separator: " ")
      let note = FrameNote(frame: shown, proposal: showsProposals ? proposal : "")
      if showsNames, let known = notes[note] {
        labels[known].text = name + " · " + labels[known].text
        continue
      }
      let sizes = showsProposals ? "\(proposal) → \(size)" : size
      notes[note] = labels.count
      labels.append(
        InspectionLabel(
          text: showsNames ? "\(name) \(sizes)" : sizes,
          frame: shown,
          color: color,
          direction: view.environment.layoutDirection
        )
      )
    }
  }

  /// Outlines modifiers that make a view larger or smaller.
  private mutating func addModifierFrames(
    of view: PlacedView,
    _ effects: RenderedFrames,
    in visible: Rect
  ) {
    var last = view.frame
    for modifier in view.modifiers where modifier.frame != last {
      last = modifier.frame
      let shown = effects.frame(of: modifier) ?? modifier.frame
      guard shown.isSeen(in: visible) else { continue }
      outline(Path(shown), InspectionColor.gray, width: 0.5, dash: [2, 2])
    }
  }
}

extension Rect {
  /// Whether some of it is inside of a picture, and it is finite.
  func isSeen(in visible: Rect) -> Bool {
    size.isFinite && minX.isFinite && minY.isFinite && width >= 0 && height >= 0
      && minX <= visible.maxX && maxX >= visible.minX && minY <= visible.maxY
      && maxY >= visible.minY
  }
}

extension RenderedFrames {
  /// The visible frames of texts and images.
  func ink(of result: LayoutResult, in visible: Rect) -> [Rect] {
    result.views.compactMap { view in
      guard view.content.isInk else { return nil }
      let frame = frame(of: view) ?? view.frame
      // A view as large as the screen is behind everything.
      guard frame.isSeen(in: visible),
        frame.width * frame.height < visible.width * visible.height / 2
      else { return nil }
      return frame
    }
  }

  /// The outline of a view as it is drawn, rotated with the view.
  func outline(of view: PlacedView) -> Path {
    let path = Path(view.frame)
    return transform(around: view).map { path.applying($0) } ?? path
  }
}

extension ViewContent {
  /// Whether a view's frame is outlined.
  fileprivate var isOutlined: Bool {
    if case .slot = self { return false }
    if case .rows = self { return false }
    return role == .view
  }

  /// Whether a view is a text or an image.
  fileprivate var isInk: Bool { ["Text", "Image"].contains(typeName) }

  /// The colour of a view's kind: all containers have the same.
  fileprivate var inspectionColor: DisplayColor {
    if case .control = self { return InspectionColor.red }
    if case .canvas = self { return InspectionColor.orange }
    if case .color = self { return InspectionColor.purple }
    if case .shape = self { return InspectionColor.purple }
    switch typeName {
    case "Text": return InspectionColor.green
    case "Image": return InspectionColor.orange
    case "Divider": return InspectionColor.purple
    case "Spacer": return InspectionColor.gray
    default: return InspectionColor.blue
    }
  }
}
