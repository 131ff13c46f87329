internal import Drawing
internal import LayoutCore

extension Inspection {
  /// Tints the safe areas of the device and the keyboard, and outlines the views between bars.
  mutating func add(safeAreaOf result: LayoutResult, in visible: Rect) {
    let scene = result.scene
    var device = scene.safeArea
    let window = Rect(origin: .zero, size: result.windowSize)
    if scene.keyboardHeight > 0 {
      let height = scene.keyboardHeight
      let keyboard = Rect(
        x: 0,
        y: window.maxY - height,
        width: window.width,
        height: height
      )
      device.bottom = 0
      addBand(keyboard, "keyboard \(height.inspected)", InspectionColor.purple)
    }
    for (band, text) in window.bands(device) { addBand(band, text, InspectionColor.teal) }
    outline(Path(window.inside(scene.insets)), InspectionColor.teal, dash: [4, 2])
    addAreasOfViews(result, around: window.inside(scene.insets), in: visible)
  }

  private mutating func addBand(_ band: Rect, _ text: String, _ color: DisplayColor) {
    tint(Path(band), color, opacity: 0.25)
    labels.append(InspectionLabel(text: text, frame: band, color: color, place: .middle))
  }

  /// Outlines the views between bars, with the covered area around them.
  ///
  /// The insets of a view are around it (L24.3): the part that exceeds the device's is a bar's.
  private mutating func addAreasOfViews(
    _ result: LayoutResult,
    around whole: Rect,
    in visible: Rect
  ) {
    let device = result.scene.insets
    var seen: Set<Rect> = [whole]
    for view in result.views {
      let insets = view.safeAreaInsets.flipped(in: view.environment.layoutDirection)
      let isLess =
        insets.top > device.top + 0.01 || insets.bottom > device.bottom + 0.01
        || insets.leading > device.leading + 0.01 || insets.trailing > device.trailing + 0.01
      guard isLess, view.frame.isSeen(in: visible), seen.insert(view.frame).inserted else {
        continue
      }
      let lengths = [
        ("top", insets.top), ("bottom", insets.bottom), ("left", insets.leading),
        ("right", insets.trailing),
      ]
      let words = lengths.filter { $0.1 > 0 }.map { "\($0.0) \($0.1.inspected)" }
      outline(Path(view.frame), InspectionColor.brown, dash: [4, 2])
      labels.append(
        InspectionLabel(
          text: "around \(view.content.typeName): \(words.joined(separator: ", "))",
          frame: view.frame,
          color: InspectionColor.brown,
          direction: view.environment.layoutDirection
        )
      )
    }
  }
}

extension Rect {
  /// The rectangle inset by insets whose leading edge is the left one.
  fileprivate func inside(_ insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.leading,
      y: minY + insets.top,
      width: width - insets.leading - insets.trailing,
      height: height - insets.top - insets.bottom
    )
  }

  /// The areas of insets at each edge, without counting a corner twice, with their lengths.
  fileprivate func bands(_ insets: EdgeInsets) -> [(Rect, String)] {
    let inner = inside(insets)
    let bands = [
      (Rect(x: minX, y: minY, width: width, height: insets.top), "top \(insets.top.inspected)"),
      (
        Rect(x: minX, y: inner.maxY, width: width, height: insets.bottom),
        "bottom \(insets.bottom.inspected)"
      ),
      (
        Rect(x: minX, y: inner.minY, width: insets.leading, height: inner.height),
        "left \(insets.leading.inspected)"
      ),
      (
        Rect(x: inner.maxX, y: inner.minY, width: insets.trailing, height: inner.height),
        "right \(insets.trailing.inspected)"
      ),
    ]
    return bands.filter { $0.0.width > 0 && $0.0.height > 0 }
  }
}
