internal import LayoutCore
internal import SpecFormat
internal import SpecScreens

/// Compares a spec's screens at times with its expectations, in both directions of layout.
///
/// A screen at a time must not depend on which times were looked at before: each is looked at once
/// more on a new screen.
struct MomentChecker {
  private let spec: Spec
  private let measurer: any TextMeasurer

  init(_ spec: Spec, _ measurer: any TextMeasurer) {
    self.spec = spec
    self.measurer = measurer
  }

  func check(_ expectation: Expectation, _ comparison: inout Comparison) {
    guard !expectation.moments.isEmpty, let scene = spec.scene else { return }
    let moving = AnimatedSpec(spec, measurer: measurer, comparesDirections: true)
    for moment in expectation.moments.sorted(by: { $0.time < $1.time }) {
      do {
        let shown = try moving?.show(at: moment.time)
        let own = shown?.scene ?? scene
        var opposite = shown?.mirrored ?? scene
        opposite.environment.layoutDirection = own.environment.layoutDirection.opposite
        check(moment, own, opposite, moving, &comparison)
        try checkAlone(moment, moving, &comparison)
      } catch {
        comparison.count += 1
        comparison.circumstances = .init(of: comparison.circumstances, at: moment.time)
        comparison.note("\(error)")
      }
    }
  }

  private func check(
    _ moment: Expectation.Moment,
    _ scene: LayoutScene,
    _ mirrored: LayoutScene,
    _ moving: AnimatedSpec?,
    _ comparison: inout Comparison
  ) {
    let expectation = moment.expectation
    comparison.circumstances = .init(of: comparison.circumstances, at: moment.time)
    comparison.tolerance = expectation.tolerance
    var checker = SceneChecker(scene, measurer: measurer, expectation)
    checker.shown = moving?.shown(checker.result, isMirrored: false)
    checker.check(expectation.values, &comparison)
    let values: Expectation.Values
    switch expectation.opposite {
    case .skipped: return
    case .values(let stated):
      comparison.circumstances.oppose(mirrored.environment.layoutDirection)
      values = stated
    case .mirrored:
      comparison.circumstances.oppose(mirrored.environment.layoutDirection, isMirror: true)
      values = expectation.values.mirrored(in: checker.width)
    }
    var mirror = SceneChecker(mirrored, measurer: measurer, expectation)
    mirror.shown = moving?.shown(mirror.result, isMirrored: true)
    mirror.check(values, &comparison)
  }

  /// Looks at the time on a screen that has not been looked at before.
  private func checkAlone(
    _ moment: Expectation.Moment,
    _ moving: AnimatedSpec?,
    _ comparison: inout Comparison
  ) throws {
    guard let moving, let other = AnimatedSpec(spec, measurer: measurer) else { return }
    let before = try moving.show(at: moment.time).scene
    let alone = try other.show(at: moment.time).scene
    comparison.circumstances = .init(of: comparison.circumstances, at: moment.time)
    let first = moving.shown(before.layout(measurer: measurer), isMirrored: false)
    let second = other.shown(alone.layout(measurer: measurer), isMirrored: false)
    comparison.compare(
      first.shownNumbers,
      second.shownNumbers,
      Subject("what is shown after other times", "shownFrames")
    )
  }
}

extension LayoutResult {
  /// The frames of all views as presented, those of leaving views too.
  fileprivate var shownNumbers: [[Double]] {
    views.map { ($0.renderedFrame ?? $0.frame).numbers }
      + leavingViews.flatMap { leaving in
        leaving.result.views.map { ($0.renderedFrame ?? $0.frame).numbers }
      }
  }
}
