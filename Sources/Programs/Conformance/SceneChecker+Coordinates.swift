internal import LayoutCore
internal import SpecFormat

// Single coordinates of frames.

extension SceneChecker {
  func checkCoordinates(_ values: Expectation.Values, _ comparison: inout Comparison) {
    let drawn = values.coordinates.contains { $0.value.frames == .drawnFrames } ? drawnFrames : [:]
    let contents =
      values.coordinates.contains { $0.value.frames == .contentFrames }
      ? ScrollContents(result) : nil
    for expected in values.coordinates {
      let (id, coordinate) = (expected.id, expected.value)
      let (frame, name): (Rect?, String) =
        switch coordinate.frames {
        case .frames: (plainFrame(id), "frame of \(id)")
        case .pixelFrames:
          (
            plainFrame(id).map { PixelGrid(displayScale: scale(id)).round($0) },
            "pixel frame of \(id)"
          )
        case .renderedFrames: (renderedFrame(id), "rendered frame of \(id)")
        case .styleFrames: (modifiers[id]?.styleFrame, "style of \(id)")
        case .presentedFrames:
          (modifiers[id]?.presentedFrame, "what \(id) presents")
        case .contentFrames:
          (views[id].flatMap { contents?.frame(of: $0) }, "\(id) in its scroll view")
        case .pathBounds: (pathBounds(id), "path bounds of \(id)")
        case .drawnFrames: (drawn[id], "frame of the drawn \(id)")
        case .shownFrames: (shownView(id)?.frame, "shown frame of \(id)")
        }
      guard let frame else {
        comparison.missing(id, coordinate.frames.rawValue)
        continue
      }
      comparison.compare(coordinate.name.value(in: frame), coordinate, of: name, id)
    }
  }

  private func plainFrame(_ id: String) -> Rect? { views[id]?.frame ?? modifiers[id]?.frame }
}

extension Comparison {
  fileprivate mutating func compare(
    _ actual: Double,
    _ expected: Expectation.Coordinate,
    of name: String,
    _ id: String
  ) {
    count += 1
    if agree(actual, expected.value) { return }
    let part = expected.name.rawValue
    note(
      "\(part) of the \(name) is \(actual.listing), expected \(expected.value.listing)",
      Subject(name, expected.frames.rawValue, of: id, part: part),
      actual: .number(actual),
      expected: .number(expected.value),
      isNumeric: true
    )
  }
}
