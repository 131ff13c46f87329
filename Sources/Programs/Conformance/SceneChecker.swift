internal import AccessibilityCore
internal import Export
internal import LayoutCore
internal import SpecFormat

/// Compares the layout of a scene with expected values.
struct SceneChecker {
  let result: LayoutResult
  /// The layout as it is shown at a time.
  var shown: LayoutResult?
  private let engine: LayoutEngine
  private let proposals: ProposalRecorder
  private(set) var views: [String: PlacedView] = [:]
  private(set) var modifiers: [String: PlacedModifier] = [:]
  /// Pixels per point where a view is shown.
  private var scales: [String: Double] = [:]

  private let traitsAreLowerBound: Bool

  init(
    _ scene: LayoutScene,
    measurer: any TextMeasurer,
    _ expectation: Expectation
  ) {
    traitsAreLowerBound = expectation.traitsAreLowerBound
    // Expected proposals are those of SwiftUI, which probes even where the outcome is known.
    engine = LayoutEngine(withoutShortcuts: scene, measurer: measurer)
    proposals = ProposalRecorder()
    result = engine.layout(trace: proposals)
    for view in result.views {
      let scale = view.environment.displayScale
      if let id = view.id, views[id] == nil {
        views[id] = view
        scales[id] = scale
      }
      for modifier in view.modifiers {
        guard let id = modifier.id, modifiers[id] == nil else { continue }
        modifiers[id] = modifier
        scales[id] = scale
      }
    }
  }

  /// The width of the space in which the mirror image is taken, in points.
  var width: Double { result.windowSize.width }

  func check(_ values: Expectation.Values, _ comparison: inout Comparison) {
    if let size = values.size {
      let actual = result.rootFrame.size
      comparison.compareNumbers(
        [actual.width, actual.height].map { $0.isNaN ? nil : $0 },
        [size.width, size.height].map { $0.isNaN ? nil : $0 },
        Subject("size", "size")
      )
    }
    checkFrames(values, &comparison)
    result.withRoomForGuides { checkGuides(values, &comparison) }
    checkProposals(values, &comparison)
    checkTexts(values, &comparison)
    checkAccessibility(values, &comparison)
    checkShown(values, &comparison)
    if !values.drawOrder.isEmpty {
      let expected = Set(values.drawOrder)
      let actual = result.drawOrder.compactMap(\.id).filter { expected.contains($0) }
      comparison.compare(actual, values.drawOrder, Subject("draw order", "drawOrder"))
    }
  }

  // MARK: Accessibility

  private func checkAccessibility(
    _ values: Expectation.Values,
    _ comparison: inout Comparison
  ) {
    guard values.accessibility != nil || values.spoken != nil || !values.containedSpoken.isEmpty
    else { return }
    let tree = result.accessibilityTree()
    if let expected = values.accessibility {
      NodeChecker(roots: LaidOutNode.roots(of: tree), traitsAreLowerBound: traitsAreLowerBound)
        .check(expected, &comparison)
    }
    let spoken = SpokenDocument.utterances(tree).map(\.text)
    comparison.compareSpoken(spoken, values)
  }

  // MARK: Frames

  private func checkFrames(_ values: Expectation.Values, _ comparison: inout Comparison) {
    for expected in values.frames {
      guard let frame = frame(expected.id, "frames", &comparison) else { continue }
      comparison.compare(
        frame,
        expected.value,
        Subject("frame of \(expected.id)", "frames", of: expected.id)
      )
    }
    for expected in values.modifierFrames {
      guard let view = view(expected.id, "modifierFrames", &comparison) else { continue }
      let frames = view.modifiers.map(\.frame)
      guard frames.count == expected.value.count else {
        comparison.compare(
          frames.count,
          expected.value.count,
          Subject(
            "number of modifiers of \(expected.id)",
            "modifierFrames",
            of: expected.id,
            part: "count"
          )
        )
        continue
      }
      for (index, pair) in zip(frames, expected.value).enumerated() {
        comparison.compare(
          pair.0,
          pair.1,
          Subject(
            "frame of \(expected.id) after modifier \(index + 1)",
            "modifierFrames",
            of: expected.id,
            part: "[\(index)]"
          )
        )
      }
    }
    for expected in values.renderedFrames {
      guard let rendered = renderedFrame(expected.id) else {
        comparison.missing(expected.id, "renderedFrames")
        continue
      }
      comparison.compare(
        rendered,
        expected.value,
        Subject("rendered frame of \(expected.id)", "renderedFrames", of: expected.id)
      )
    }
    checkSafeAreas(values, &comparison)
    checkScrolling(values, &comparison)
    let drawn = values.drawnFrames.isEmpty ? [:] : self.drawnFrames
    for expected in values.drawnFrames {
      guard let frame = drawn[expected.id] else {
        comparison.missing(expected.id, "drawnFrames")
        continue
      }
      comparison.compare(
        frame,
        expected.value,
        Subject("frame of the drawn \(expected.id)", "drawnFrames", of: expected.id)
      )
    }
    for expected in values.pathBounds {
      guard let bounds = pathBounds(expected.id) else {
        comparison.missing(expected.id, "pathBounds")
        continue
      }
      comparison.compare(
        bounds,
        expected.value,
        Subject("path bounds of \(expected.id)", "pathBounds", of: expected.id)
      )
    }
    for expected in values.pixelFrames { checkPixels(expected, &comparison) }
    checkCoordinates(values, &comparison)
  }

  func renderedFrame(_ id: String) -> Rect? {
    views[id].map { $0.renderedFrame ?? $0.frame }
      ?? modifiers[id].map { $0.renderedFrame ?? $0.frame }
  }

  func pathBounds(_ id: String) -> Rect? { views[id]?.pathBounds ?? modifiers[id]?.pathBounds }

  /// The pixels per point where a view or modifier is shown.
  func scale(_ id: String) -> Double { scales[id] ?? 1 }

  /// The bounding boxes of what canvases draw, by id.
  var drawnFrames: [String: Rect] {
    var frames: [String: Rect] = [:]
    var items = result.views.flatMap(\.drawnItems)
    while let item = items.popLast() {
      if let id = item.id { frames[id] = item.frame }
      items += item.items
    }
    return frames
  }

  private func checkPixels(_ expected: Expectation.Named<Rect>, _ comparison: inout Comparison) {
    guard let exact = frame(expected.id, "pixelFrames", &comparison) else { return }
    let scale = scales[expected.id] ?? 1
    comparison.comparePixels(
      PixelGrid(displayScale: scale).round(exact),
      of: exact,
      expected.value,
      scale: scale,
      Subject("pixel frame of \(expected.id)", "pixelFrames", of: expected.id)
    )
  }

  func frame(_ id: String, _ key: String, _ comparison: inout Comparison) -> Rect? {
    if let frame = views[id]?.frame ?? modifiers[id]?.frame { return frame }
    comparison.missing(id, key)
    return nil
  }

  func view(_ id: String, _ key: String, _ comparison: inout Comparison) -> PlacedView? {
    if let view = views[id] { return view }
    comparison.missing(id, key)
    return nil
  }

  // MARK: Guides

  private func checkGuides(_ values: Expectation.Values, _ comparison: inout Comparison) {
    for expected in values.guides {
      guard let view = view(expected.id, "guides", &comparison) else { continue }
      for guide in expected.value {
        comparison.compareNumbers(
          [view.guide(guide.key).value],
          [guide.value],
          Subject("\(guide.name) of \(expected.id)", "guides", of: expected.id, part: guide.name)
        )
      }
    }
    for expected in values.explicitGuides {
      guard let view = view(expected.id, "explicitGuides", &comparison) else { continue }
      for guide in expected.value {
        let (value, isExplicit) = view.guide(guide.key)
        comparison.compareNumbers(
          [isExplicit ? value : nil],
          [guide.value],
          Subject(
            "explicit \(guide.name) of \(expected.id)",
            "explicitGuides",
            of: expected.id,
            part: guide.name
          )
        )
      }
    }
  }

  // MARK: Proposals

  private func checkProposals(_ values: Expectation.Values, _ comparison: inout Comparison) {
    for expected in values.measureProposals {
      guard let source = views[expected.id]?.source ?? modifiers[expected.id]?.source else {
        comparison.missing(expected.id, "measureProposals")
        continue
      }
      let actual = proposals.measured[source] ?? []
      comparison.compareNumbers(
        actual.flatMap { [$0.width, $0.height] },
        expected.value.flatMap { [$0.width, $0.height] },
        Subject("proposals to \(expected.id)", "measureProposals", of: expected.id)
      )
    }
    for expected in values.placementProposals {
      guard
        let actual = views[expected.id]?.proposal ?? modifiers[expected.id]?.proposal
      else {
        comparison.missing(expected.id, "placementProposals")
        continue
      }
      comparison.compareNumbers(
        [actual.width, actual.height],
        [expected.value.width, expected.value.height],
        Subject("placement proposal to \(expected.id)", "placementProposals", of: expected.id)
      )
    }
  }
}

extension Comparison {
  /// Notes that a view is not part of the layout.
  ///
  /// - Parameter key: The key of `expect` that names it.
  mutating func missing(
    _ id: String,
    _ key: String,
    _ reason: String = "is not part of the layout: groups and empty views have no frame"
  ) {
    count += 1
    note("\(id) \(reason)", Subject(id, key, of: id))
  }
}

/// Keeps what each view is proposed while sizes are negotiated, in order, each request once.
private final class ProposalRecorder: LayoutTrace {
  private(set) var measured: [Int: [ProposedViewSize]] = [:]

  func record(_ event: LayoutTraceEvent) {
    guard event.reason != .place else { return }
    if measured[event.view, default: []].contains(event.proposal) { return }
    measured[event.view, default: []].append(event.proposal)
  }
}
