import Audit
import CommandSupport
import Drawing
import LayoutCore
import SpecFormat

extension Auditor {
  /// Watches and uses a screen as far as rules ask for that.
  ///
  /// - Parameters:
  ///   - spec: The screen as it is without any change.
  ///   - facts: Its views, to which is added what becomes of them.
  func observe(
    _ spec: Spec,
    _ facts: inout AuditFacts,
    _ resources: any DrawingResources,
    _ run: InputRun
  ) {
    // Of several times that are asked for, the first one stands for all.
    guard observes, spec.time == nil || spec.time == run.request?.times.samples.first else {
      return
    }
    let measurer = text.measurer(for: spec) { _ in }
    let screen: (any RepeatableScreen)? =
      (spec.places as? any RepeatableScreen)
      ?? RepeatedSpec(spec, measurer: measurer, run.request)
    let observer = ScreenObserver(measurer, resources)
    if rules.contains(where: \.needsFilm) {
      facts.film = screen.map { observer.film(of: $0) } ?? AuditFilm()
    }
    if rules.contains(where: \.needsTrials), let screen {
      facts.trials = observer.trials(of: screen, facts)
    }
  }
}
