internal import Drawing
internal import LayoutCore

extension Inspection {
  /// A view's label, and the frame that it is about.
  private struct FrameNote: Hashable {
    var frame: Rect
    var proposal: String
  }

  /// Outlines views, each in the colour of what it is.
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

  /// Outlines what modifiers make of a view where that is larger or smaller.
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
  /// Whether some of it lies in a picture, and it ends somewhere.
  func isSeen(in visible: Rect) -> Bool {
    size.isFinite && minX.isFinite && minY.isFinite && width >= 0 && height >= 0
      && minX <= visible.maxX && maxX >= visible.minX && minY <= visible.maxY
      && maxY >= visible.minY
  }
}

extension RenderedFrames {
  /// Where letters and pictures are, as far as they are seen.
  func ink(of result: LayoutResult, in visible: Rect) -> [Rect] {
    result.views.compactMap { view in
      guard view.content.isInk else { return nil }
      let frame = frame(of: view) ?? view.frame
      // What is as large as the screen is behind everything.
      guard frame.isSeen(in: visible),
        frame.width * frame.height < visible.width * visible.height / 2
      else { return nil }
      return frame
    }
  }

  /// The outline of a view as it is drawn, turned if the view is.
  func outline(of view: PlacedView) -> Path {
    let path = Path(view.frame)
    return transform(around: view).map { path.applying($0) } ?? path
  }
}

extension ViewContent {
  /// Whether a view has a frame of its own to look at.
  fileprivate var isOutlined: Bool {
    if case .slot = self { return false }
    if case .rows = self { return false }
    return role == .view
  }

  /// Whether a view is to be read or recognized.
  fileprivate var isInk: Bool { ["Text", "Image"].contains(typeName) }

  /// The colour by which what a view is can be told: containers are all alike.
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
