internal import LayoutCore
internal import SpecFormat

// Safe areas and scroll views.

extension SceneChecker {
  func checkSafeAreas(_ values: Expectation.Values, _ comparison: inout Comparison) {
    for expected in values.styleFrames {
      guard let frame = modifiers[expected.id]?.styleFrame else {
        comparison.missing(expected.id, "styleFrames")
        continue
      }
      comparison.compare(
        frame,
        expected.value,
        Subject("style of \(expected.id)", "styleFrames", of: expected.id)
      )
    }
    for expected in values.presentedFrames {
      guard let frame = modifiers[expected.id]?.presentedFrame else {
        comparison.missing(expected.id, "presentedFrames")
        continue
      }
      comparison.compare(
        frame,
        expected.value,
        Subject("what \(expected.id) presents", "presentedFrames", of: expected.id)
      )
    }
    for expected in values.safeAreaInsets {
      guard let insets = view(expected.id, "safeAreaInsets", &comparison)?.safeAreaInsets else {
        continue
      }
      comparison.compareNumbers(
        insets.numbers,
        expected.value.numbers,
        Subject("safe area of \(expected.id)", "safeAreaInsets", of: expected.id)
      )
    }
  }

  func checkScrolling(_ values: Expectation.Values, _ comparison: inout Comparison) {
    let contents = ScrollContents(result)
    for expected in values.contentFrames {
      guard let view = view(expected.id, "contentFrames", &comparison) else { continue }
      guard let frame = contents.frame(of: view) else {
        comparison.missing(expected.id, "contentFrames", "is in no scroll view")
        continue
      }
      comparison.compare(
        frame,
        expected.value,
        Subject("\(expected.id) in its scroll view", "contentFrames", of: expected.id)
      )
    }
    for expected in values.scrollViews {
      guard let view = view(expected.id, "scrollViews", &comparison) else { continue }
      guard let actual = view.scrollGeometry else {
        comparison.missing(expected.id, "scrollViews", "is no scroll view")
        continue
      }
      check(actual, expected, &comparison)
    }
  }

  private func check(
    _ actual: ScrollGeometry,
    _ expected: Expectation.Named<Expectation.ScrollGeometry>,
    _ comparison: inout Comparison
  ) {
    let (id, expected) = (expected.id, expected.value)
    if let frame = expected.frame {
      comparison.compare(
        actual.frame,
        frame,
        Subject("visible area of \(id)", "scrollViews", of: id, part: "frame")
      )
    }
    if let insets = expected.contentInsets {
      comparison.compareNumbers(
        actual.contentInsets.numbers,
        insets.numbers,
        Subject("content insets of \(id)", "scrollViews", of: id, part: "contentInsets")
      )
    }
    if let size = expected.contentSize {
      comparison.compareNumbers(
        [actual.contentSize.width, actual.contentSize.height],
        [size.width, size.height],
        Subject("content size of \(id)", "scrollViews", of: id, part: "contentSize")
      )
    }
    if let position = expected.position {
      comparison.compareNumbers(
        [actual.position.x, actual.position.y],
        [position.x, position.y],
        Subject("scroll position of \(id)", "scrollViews", of: id, part: "position")
      )
    }
  }
}

extension EdgeInsets {
  fileprivate var numbers: [Double] { [top, leading, bottom, trailing] }
}
