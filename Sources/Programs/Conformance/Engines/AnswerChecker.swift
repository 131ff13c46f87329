internal import LayoutCore
internal import SpecFormat

/// Compares what another engine answers with what a spec expects.
struct AnswerChecker {
  /// The answer: an object with the keys of `expect`.
  let answer: ProbeValue
  /// Pixels per point of the scene.
  let displayScale: Double
  /// Whether elements may have more traits than are stated.
  let traitsAreLowerBound: Bool

  /// Compares the values of the keys that are answered.
  ///
  /// - Returns: The keys that are not answered.
  func check(_ values: Expectation.Values, _ comparison: inout Comparison) -> [String] {
    let missing = values.keys.filter { answer.members[$0] == nil }
    if let size = values.size, let actual = answered("size") {
      comparison.compareNumbers(
        numbers(actual),
        [size.width, size.height].map(\.orNil),
        Subject("size", "size")
      )
    }
    for (key, frames) in values.rectangles {
      for expected in frames {
        guard let frame = rect(expected.id, key, &comparison) else { continue }
        comparison.compare(
          frame,
          expected.value,
          Subject("\(key) of \(expected.id)", key, of: expected.id)
        )
      }
    }
    for expected in values.pixelFrames { checkPixels(expected, &comparison) }
    checkModifiers(values, &comparison)
    checkCoordinates(values, &comparison)
    checkInsets(values, &comparison)
    checkScrolling(values, &comparison)
    checkGuides(values.guides, "guides", &comparison)
    checkGuides(values.explicitGuides, "explicitGuides", &comparison)
    checkProposals(values, &comparison)
    checkTexts(values, &comparison)
    checkOrder(values, &comparison)
    checkAccessibility(values, &comparison)
    checkShown(values, &comparison)
    return missing
  }

  // MARK: Answers

  /// Returns the answer for a key; nil for one that is not supported.
  func answered(_ key: String) -> ProbeValue? { answer.members[key] }

  /// Returns the answer for a key of a view; nil if the key is not supported, or if the view is
  /// missing, which is noted.
  func answered(
    _ key: String,
    of id: String,
    _ comparison: inout Comparison
  ) -> ProbeValue? {
    guard let values = answered(key) else { return nil }
    if let value = values.members[id] { return value }
    comparison.missing(id, key, "is missing in '\(key)'")
    return nil
  }

  func numbers(_ value: ProbeValue) -> [Double?] { value.elements.map(\.number) }

  private func rect(
    _ id: String,
    _ key: String,
    _ comparison: inout Comparison
  ) -> Rect? {
    guard let value = answered(key, of: id, &comparison) else { return nil }
    if let rect = Rect(value) { return rect }
    comparison.missing(
      id,
      key,
      "has \(value.listing) in '\(key)', which is no [x, y, width, height]"
    )
    return nil
  }

  // MARK: Frames

  /// Compares a rounded frame; which edges are between two pixels says the answer's exact frame.
  private func checkPixels(
    _ expected: Expectation.Named<Rect>,
    _ comparison: inout Comparison
  ) {
    guard let actual = rect(expected.id, "pixelFrames", &comparison) else { return }
    let exact = answered("frames")?.members[expected.id].flatMap { Rect($0) } ?? actual
    comparison.comparePixels(
      actual,
      of: exact,
      expected.value,
      scale: displayScale,
      Subject("pixelFrames of \(expected.id)", "pixelFrames", of: expected.id)
    )
  }

  private func checkModifiers(_ values: Expectation.Values, _ comparison: inout Comparison) {
    for expected in values.modifierFrames {
      guard let value = answered("modifierFrames", of: expected.id, &comparison) else { continue }
      let frames = value.elements.map { Rect($0) }
      guard frames.count == expected.value.count else {
        comparison.compare(
          frames.count,
          expected.value.count,
          Subject(
            "number of modifierFrames of \(expected.id)",
            "modifierFrames",
            of: expected.id,
            part: "count"
          )
        )
        continue
      }
      for (index, pair) in zip(frames, expected.value).enumerated() {
        comparison.compareNumbers(
          pair.0?.numbers ?? [],
          pair.1.numbers,
          Subject(
            "frame of \(expected.id) after modifier \(index + 1)",
            "modifierFrames",
            of: expected.id,
            part: "[\(index)]"
          )
        )
      }
    }
  }

  private func checkCoordinates(_ values: Expectation.Values, _ comparison: inout Comparison) {
    for expected in values.coordinates {
      let (key, name) = (expected.value.frames.rawValue, expected.value.name)
      guard let frame = rect(expected.id, key, &comparison) else { continue }
      comparison.compareNumbers(
        [name.value(in: frame)],
        [expected.value.value],
        Subject(
          "\(name.rawValue) of \(key) of \(expected.id)",
          key,
          of: expected.id,
          part: name.rawValue
        )
      )
    }
  }

  private func checkInsets(_ values: Expectation.Values, _ comparison: inout Comparison) {
    for expected in values.safeAreaInsets {
      guard let value = answered("safeAreaInsets", of: expected.id, &comparison) else { continue }
      comparison.compareNumbers(
        insets(value),
        expected.value.listed,
        Subject(
          "safeAreaInsets of \(expected.id)",
          "safeAreaInsets",
          of: expected.id
        )
      )
    }
  }

  private func checkScrolling(_ values: Expectation.Values, _ comparison: inout Comparison) {
    for expected in values.scrollViews {
      guard let value = answered("scrollViews", of: expected.id, &comparison) else { continue }
      let (id, parts) = (expected.id, expected.value)
      if let frame = parts.frame {
        comparison.compareNumbers(
          numbers(value["frame"]),
          frame.numbers,
          Subject("visible area of \(id)", "scrollViews", of: id, part: "frame")
        )
      }
      if let contentInsets = parts.contentInsets {
        comparison.compareNumbers(
          insets(value["contentInsets"]),
          contentInsets.listed,
          Subject("content insets of \(id)", "scrollViews", of: id, part: "contentInsets")
        )
      }
      if let size = parts.contentSize {
        comparison.compareNumbers(
          numbers(value["contentSize"]),
          [size.width, size.height],
          Subject("content size of \(id)", "scrollViews", of: id, part: "contentSize")
        )
      }
      if let position = parts.position {
        comparison.compareNumbers(
          numbers(value["position"]),
          [position.x, position.y],
          Subject("scroll position of \(id)", "scrollViews", of: id, part: "position")
        )
      }
    }
  }

  private func insets(_ value: ProbeValue) -> [Double?] {
    ["top", "leading", "bottom", "trailing"].map { value[$0].number ?? 0 }
  }
}

extension EdgeInsets {
  fileprivate var listed: [Double?] { [top, leading, bottom, trailing] }
}

extension Double {
  /// The number; nil for none.
  fileprivate var orNil: Double? { isNaN ? nil : self }
}
