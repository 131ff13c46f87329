internal import LayoutCore
internal import SpecFormat

// Safe areas and scroll views.

extension SceneChecker {
  func checkSafeAreas(_ values: Expectation.Values, _ comparison: inout Comparison) {
    for expected in values.styleFrames {
      guard let frame = modifiers[expected.id]?.styleFrame else {
        comparison.missing(expected.id)
        continue
      }
      comparison.compare(frame, expected.value, "style of \(expected.id)")
    }
    for expected in values.presentedFrames {
      guard let frame = modifiers[expected.id]?.presentedFrame else {
        comparison.missing(expected.id)
        continue
      }
      comparison.compare(frame, expected.value, "what \(expected.id) presents")
    }
    for expected in values.safeAreaInsets {
      guard let insets = view(expected.id, &comparison)?.safeAreaInsets else { continue }
      comparison.compareNumbers(
        insets.numbers,
        expected.value.numbers,
        "safe area of \(expected.id)"
      )
    }
  }

  func checkScrolling(_ values: Expectation.Values, _ comparison: inout Comparison) {
    let contents = ScrollContents(result)
    for expected in values.contentFrames {
      guard let view = view(expected.id, &comparison) else { continue }
      guard let frame = contents.frame(of: view) else {
        comparison.missing(expected.id, "is in no scroll view")
        continue
      }
      comparison.compare(frame, expected.value, "\(expected.id) in its scroll view")
    }
    for expected in values.scrollViews {
      guard let view = view(expected.id, &comparison) else { continue }
      guard let actual = view.scrollGeometry else {
        comparison.missing(expected.id, "is no scroll view")
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
      comparison.compare(actual.frame, frame, "visible area of \(id)")
    }
    if let insets = expected.contentInsets {
      comparison.compareNumbers(
        actual.contentInsets.numbers,
        insets.numbers,
        "content insets of \(id)"
      )
    }
    if let size = expected.contentSize {
      comparison.compareNumbers(
        [actual.contentSize.width, actual.contentSize.height],
        [size.width, size.height],
        "content size of \(id)"
      )
    }
    if let position = expected.position {
      comparison.compareNumbers(
        [actual.position.x, actual.position.y],
        [position.x, position.y],
        "scroll position of \(id)"
      )
    }
  }
}

extension EdgeInsets {
  fileprivate var numbers: [Double] { [top, leading, bottom, trailing] }
}
