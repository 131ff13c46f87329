internal import LayoutCore
internal import SpecFormat

// Views as they are shown at a time.

extension SceneChecker {
  /// A view as it is shown.
  struct ShownView {
    /// The bounding box of the bare view, under all that is done to it.
    let frame: Rect
    /// The effects on it, the innermost first.
    let effects: [ModifierContent]
    /// The frame that effects are about.
    let outerFrame: Rect
    let direction: LayoutDirection
  }

  /// The view with an id as it is shown, also if it has left and is still seen.
  func shownView(_ id: String) -> ShownView? {
    let shown = shown ?? result
    if let view = shown.view(withID: id) { return shownView(view, in: shown) }
    for leaving in shown.leavingViews {
      let result = leaving.result
      guard let view = result.view(withID: id), leaving.contains(view) else { continue }
      return shownView(view, in: result)
    }
    return nil
  }

  private func shownView(_ view: PlacedView, in result: LayoutResult) -> ShownView {
    var frame = view.renderedFrame ?? view.frame
    var effects = view.modifiers.compactMap(\.content)
    // A transition is around the view with all its modifiers, or around one that it is in.
    var host: PlacedView? = view
    while let current = host {
      let around = Array(result.motionEffects(ofView: current.index).reversed())
      let direction = current.environment.layoutDirection
      for effect in around {
        guard let (transform, _) = effect.effect(on: current.outerFrame, direction: direction)
        else { continue }
        frame = transform.boundingBox(of: frame)
      }
      effects += around
      host = current.parent.map { result.views[$0] }
    }
    return ShownView(
      frame: frame,
      effects: effects,
      outerFrame: view.outerFrame,
      direction: view.environment.layoutDirection
    )
  }

  func checkShown(_ values: Expectation.Values, _ comparison: inout Comparison) {
    for expected in values.shownFrames {
      guard let view = shownView(expected.id) else {
        comparison.missing(expected.id, "shownFrames", "is not seen")
        continue
      }
      comparison.compare(
        view.frame,
        expected.value,
        Subject("shown frame of \(expected.id)", "shownFrames", of: expected.id)
      )
    }
    for expected in values.shownEffects {
      guard let view = shownView(expected.id) else {
        comparison.missing(expected.id, "shownEffects", "is not seen")
        continue
      }
      for (effect, value) in expected.value.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        comparison.compareNumbers(
          [view.sum(of: effect)],
          [value],
          Subject(
            "\(effect.rawValue) of \(expected.id)",
            "shownEffects",
            of: expected.id,
            part: effect.rawValue
          )
        )
      }
    }
    if let expected = values.leaving {
      let leaving = (shown ?? result).leavingViews.flatMap { leaving in
        leaving.result.views.filter(leaving.contains).compactMap(\.id)
      }
      comparison.compare(
        leaving.sorted(),
        expected.sorted(),
        Subject("what has left and is still seen", "leaving")
      )
    }
  }
}

extension SceneChecker.ShownView {
  /// Returns the sum of all effects of a kind on the view; of opacities and scales, the product.
  func sum(of kind: ShownEffect) -> Double {
    var sum =
      switch kind {
      case .opacity, .scale: 1.0
      case .blur, .degrees, .dx, .dy: 0.0
      }
    for effect in effects {
      switch kind {
      case .opacity: if case .opacity(let opacity) = effect { sum *= opacity }
      case .blur: if case .drawing(.blur(let radius, _)) = effect { sum += radius }
      case .scale: if case .scaleEffect(let x, _, _) = effect { sum *= x }
      case .degrees: if case .rotationEffect(let degrees, _) = effect { sum += degrees }
      case .dx: sum += movement(of: effect).x
      case .dy: sum += movement(of: effect).y
      }
    }
    return sum
  }

  /// Returns the offset of an effect that only moves the view, in points.
  private func movement(of effect: ModifierContent) -> Point {
    if case .scaleEffect = effect { return .zero }
    if case .rotationEffect = effect { return .zero }
    guard let (transform, _) = effect.effect(on: outerFrame, direction: direction) else {
      return .zero
    }
    return Point(x: transform.tx, y: transform.ty)
  }
}

extension LeavingViews {
  /// Whether a view of their layout is one of them or inside of one.
  fileprivate func contains(_ view: PlacedView) -> Bool {
    views.contains { $0 <= view.index && view.index < result.views[$0].end }
  }
}
