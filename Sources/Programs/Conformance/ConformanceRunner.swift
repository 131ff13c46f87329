internal import AccessibilityCore
public import LayoutCore
public import SpecFormat
internal import SpecScreens

/// Lays specs out and compares the results with their expectations.
///
/// A spec is laid out as it stands and once more in the opposite direction, where the mirror image
/// is expected unless the spec says otherwise. Expected is what an engine does that asks every
/// question, as SwiftUI does; the layout that ships has to come to the same, once from nothing and once
/// from the opposite direction.
public struct ConformanceRunner: Sendable {
  /// The number of a case's differences that are worth showing.
  static let shownDifferences = 5

  private let measurer: any TextMeasurer
  private let pangoMeasurer: (any TextMeasurer)?

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - measurer: The source of text measurements.
  ///   - pangoMeasurer: The measurer for expectations with real text; nil leaves those unchecked.
  public init(
    measurer: any TextMeasurer = FixedTextMeasurer(),
    pangoMeasurer: (any TextMeasurer)? = nil
  ) {
    self.measurer = measurer
    self.pangoMeasurer = pangoMeasurer
  }

  /// Checks one spec, and notes for how long.
  public func run(_ spec: Spec) -> CaseResult {
    let clock = ContinuousClock()
    let start = clock.now
    var result = check(spec)
    result.seconds = (clock.now - start) / .seconds(1)
    return result
  }

  private func check(_ spec: Spec) -> CaseResult {
    var comparison = Comparison(tolerance: spec.expectation?.tolerance ?? 0)
    switch spec.subject {
    case .rule(let probe):
      if let expected = spec.expectation?.result {
        comparison.compare(probe.answer(), expected, Subject("result", "result"))
      }
    case .scene(let scene):
      if let expectation = spec.expectation {
        let scene = AnimatedSpec.resting(spec, measurer: measurer) ?? scene
        check(scene, expectation, measurer, &comparison)
        MomentChecker(spec, measurer).check(expectation, &comparison)
        if let pangoMeasurer {
          for pango in expectation.pango {
            comparison.circumstances.hasRealText = true
            check(scene, pango, pangoMeasurer, &comparison)
          }
        }
      }
    }
    let outcome: CaseResult.Outcome =
      switch (comparison.differences, spec.expectedFailure) {
      case ([], _) where comparison.count == 0: .unchecked
      case ([], nil): .passed
      case ([], let reason?):
        .failed([
          Difference("passes, although it says that it fails: \(reason)")
        ])
      case (let differences, nil): .failed(differences)
      case (let differences, let reason?): .expectedFailure(reason: reason, differences)
      }
    return CaseResult(
      spec,
      comparisons: comparison.count,
      outcome: outcome,
      hiddenDifferences: comparison.hiddenDifferences
    )
  }

  private func check(
    _ scene: LayoutScene,
    _ expectation: Expectation,
    _ measurer: any TextMeasurer,
    _ comparison: inout Comparison
  ) {
    comparison.circumstances = .init(of: comparison.circumstances)
    comparison.tolerance = expectation.tolerance
    let checker = SceneChecker(scene, measurer: measurer, expectation)
    checker.check(expectation.values, &comparison)
    let shipped = IncrementalLayout(scene, measurer: measurer)
    comparison.compare(shipped: shipped.layout(), plain: checker.result)

    var opposite = scene
    opposite.environment.layoutDirection = scene.environment.layoutDirection.opposite
    let values: Expectation.Values
    switch expectation.opposite {
    case .skipped:
      return
    case .values(let stated):
      comparison.circumstances.oppose(opposite.environment.layoutDirection)
      values = stated
    case .mirrored:
      comparison.circumstances.oppose(opposite.environment.layoutDirection, isMirror: true)
      values = expectation.values.mirrored(in: checker.width)
    }
    let mirror = SceneChecker(opposite, measurer: measurer, expectation)
    mirror.check(values, &comparison)
    shipped.update(to: opposite)
    comparison.compare(shipped: shipped.layout(), plain: mirror.result)
  }

  /// The name of the folder that a file lies in.
  static func topic(of file: String) -> String {
    let parts = file.split(separator: "/")
    let folder = parts.dropLast().last { $0 != "." } ?? "-"
    return String(folder)
  }
}

extension Expectation.Values {
  /// Returns the expected mirror image in a space of a given width, in points.
  ///
  /// Rounding to pixels is not symmetrical, halves go to the right; so rounded frames are left out.
  func mirrored(in width: Double) -> Expectation.Values {
    var values = self
    values.pixelFrames = []
    values.coordinates = values.coordinates.compactMap { $0.mirrored(in: width) }
    values.accessibility = values.accessibility.map { $0.mirroringFrames(in: width) }
    for index in values.frames.indices {
      values.frames[index].value = values.frames[index].value.mirrored(in: width)
    }
    for index in values.renderedFrames.indices {
      values.renderedFrames[index].value = values.renderedFrames[index].value.mirrored(in: width)
    }
    for index in values.styleFrames.indices {
      values.styleFrames[index].value = values.styleFrames[index].value.mirrored(in: width)
    }
    for index in values.presentedFrames.indices {
      values.presentedFrames[index].value =
        values.presentedFrames[index].value.mirrored(in: width)
    }
    // The place of mirrored content in a scroll view depends on the layout.
    values.contentFrames = []
    for index in values.scrollViews.indices {
      let frame = values.scrollViews[index].value.frame
      values.scrollViews[index].value.frame = frame?.mirrored(in: width)
    }
    for index in values.pathBounds.indices {
      values.pathBounds[index].value = values.pathBounds[index].value.mirrored(in: width)
    }
    for index in values.shownFrames.indices {
      values.shownFrames[index].value = values.shownFrames[index].value.mirrored(in: width)
    }
    for index in values.shownEffects.indices {
      values.shownEffects[index].value.mirror()
    }
    for index in values.modifierFrames.indices {
      values.modifierFrames[index].value = values.modifierFrames[index].value
        .map { $0.mirrored(in: width) }
    }
    return values
  }
}

extension Expectation.Named<Expectation.Coordinate> {
  /// Returns the expected value in the mirror image; nil where that is not known.
  fileprivate func mirrored(in containerWidth: Double) -> Self? {
    switch value.frames {
    case .pixelFrames, .contentFrames: return nil
    // A drawing is the same in both directions.
    case .drawnFrames: return self
    case .frames, .renderedFrames, .styleFrames, .presentedFrames, .pathBounds, .shownFrames:
      var mirrored = self
      (mirrored.value.name, mirrored.value.value) =
        value.name.mirrored(value.value, in: containerWidth)
      return mirrored
    }
  }
}

extension ProbeValue {
  /// An accessibility tree as it is expected in the mirror: frames, points and paths exchange
  /// sides.
  fileprivate func mirroringFrames(in width: Double) -> ProbeValue {
    switch self {
    case .list(let elements): .list(elements.map { $0.mirroringFrames(in: width) })
    case .object(let members):
      .object(
        members.reduce(into: [:]) { result, member in
          switch (member.key, member.value.elements.compactMap(\.number)) {
          case ("frame", let n) where n.count == 4:
            result[member.key] = .list(
              [width - n[0] - n[2], n[1], n[2], n[3]].map { .number($0) }
            )
          case ("frame", _) where !member.value.members.isEmpty:
            result[member.key] = .object(member.value.mirroringCoordinates(in: width))
          case ("activationPoint", let n) where n.count == 2:
            result[member.key] = .list([width - n[0], n[1]].map { .number($0) })
          case ("path", _) where member.value != .null:
            result[member.key] = .list(
              member.value.elements.map { $0.mirroringStep(in: width) }
            )
          default:
            result[member.key] = member.value.mirroringFrames(in: width)
          }
        }
      )
    case .null, .boolean, .number, .string: self
    }
  }

  private func mirroringCoordinates(in width: Double) -> [String: ProbeValue] {
    members.reduce(into: [:]) { result, member in
      guard let name = FrameCoordinate(rawValue: member.key), let value = member.value.number else {
        return
      }
      let (other, mirrored) = name.mirrored(value, in: width)
      result[other.rawValue] = .number(mirrored)
    }
  }

  /// A step of a path in the mirror: behind its name come x and y in turn.
  private func mirroringStep(in width: Double) -> ProbeValue {
    .list(
      elements.enumerated().map { index, value in
        guard index % 2 == 1, let x = value.number else { return value }
        return .number(width - x)
      }
    )
  }
}

extension [ShownEffect: Double] {
  /// Mirrors the expected effects on a view.
  fileprivate mutating func mirror() {
    for effect in [ShownEffect.dx, .degrees] { self[effect]?.negate() }
  }
}
