public import LayoutCore
public import SpecFormat

/// Lays specs out and compares the result with what they expect.
///
/// A spec is laid out as it stands and once more in the opposite direction, where the mirror image
/// is expected unless the spec says otherwise.
public struct ConformanceRunner: Sendable {
  /// How many differences of a case are worth showing.
  static let shownDifferences = 5

  private let measurer: any TextMeasurer

  /// Creates a runner.
  ///
  /// - Parameter measurer: The source of text measurements.
  public init(measurer: any TextMeasurer = FixedTextMeasurer()) { self.measurer = measurer }

  /// Checks one spec.
  public func run(_ spec: Spec) -> CaseResult {
    var comparison = Comparison(tolerance: spec.expectation?.tolerance ?? 0)
    switch spec.subject {
    case .rule(let probe):
      if let expected = spec.expectation?.result {
        comparison.compare(probe.answer(), expected, "result")
      }
    case .scene(let scene):
      if let expectation = spec.expectation { check(scene, expectation, &comparison) }
    }
    let outcome: CaseResult.Outcome =
      if comparison.count == 0 {
        .unchecked
      } else if comparison.differences.isEmpty {
        .passed
      } else {
        .failed(comparison.differences)
      }
    return CaseResult(
      file: spec.file,
      name: spec.name ?? spec.title ?? spec.file,
      topic: ConformanceRunner.topic(of: spec.file),
      confidence: spec.confidence,
      source: spec.source,
      comparisons: comparison.count,
      outcome: outcome
    )
  }

  private func check(
    _ scene: Scene,
    _ expectation: Expectation,
    _ comparison: inout Comparison
  ) {
    let checker = SceneChecker(scene, measurer: measurer)
    checker.check(expectation.values, &comparison)

    var opposite = scene
    opposite.environment.layoutDirection = scene.environment.layoutDirection.opposite
    let prefix =
      opposite.environment.layoutDirection == .rightToLeft ? "right-to-left" : "left-to-right"
    switch expectation.opposite {
    case .skipped:
      return
    case .values(let values):
      comparison.prefix = prefix + ", "
      SceneChecker(opposite, measurer: measurer).check(values, &comparison)
    case .mirrored:
      comparison.prefix = prefix + " mirror image, "
      SceneChecker(opposite, measurer: measurer)
        .check(expectation.values.mirrored(in: checker.width), &comparison)
    }
  }

  /// The name of the folder that a file lies in.
  static func topic(of file: String) -> String {
    let parts = file.split(separator: "/")
    return parts.count > 1 ? String(parts[parts.count - 2]) : "-"
  }
}

extension Expectation.Values {
  /// What is expected of the mirror image in a space of a given width, in points.
  ///
  /// Rounding to pixels is not symmetrical, halves go to the right; so rounded frames are left out.
  func mirrored(in width: Double) -> Expectation.Values {
    var values = self
    values.pixelFrames = []
    for index in values.frames.indices {
      values.frames[index].value = values.frames[index].value.mirrored(in: width)
    }
    for index in values.renderedFrames.indices {
      values.renderedFrames[index].value = values.renderedFrames[index].value.mirrored(in: width)
    }
    for index in values.modifierFrames.indices {
      values.modifierFrames[index].value = values.modifierFrames[index].value
        .map { $0.mirrored(in: width) }
    }
    return values
  }
}
