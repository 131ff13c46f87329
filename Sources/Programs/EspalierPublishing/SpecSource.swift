import AccessibilityCore
import ArgumentParser
import CommandSupport
import LayoutCore
import SpecFormat
import SpecScreens
import TextPango

/// A published screen's spec file.
struct SpecSource: PublishingSource {
  let file: InputFile
  /// The name of the case in the file; nil for the only one.
  let caseName: String?
  let options: SceneOptions
  let text: TextSource
  let quiet: Bool
  /// Whether the screen is shown as it is when nothing is pending (T10.25).
  let settles: Bool

  func watchedFiles() -> WatchedFiles { WatchedFiles(paths: [file.name]) }

  func open(tell: @escaping @Sendable (ProgramEvent) -> Void) throws -> any PublishedScreen {
    var run = InputRun(quiet: quiet, overrides: options.overrides)
    let (spec, shown) = try read(&run)
    let scene = settles ? settled(spec) ?? shown : shown
    guard text.hasFonts(for: scene, of: spec, &run) else { throw run.failure }
    let screen = InteractiveScreen(scene, title: spec.windowTitle, measurer: measurer(for: spec))
    return SpecScreen(spec, screen, from: self, tell: tell)
  }

  /// Returns the final screen of a spec that settles, if its file does not have it.
  private func settled(_ spec: Spec) -> LayoutScene? {
    // This thread waits while the main thread has them.
    nonisolated(unsafe) let (spec, measurer) = (spec, measurer(for: spec))
    let settled = try? AsynchronousWork.onMain {
      Settled(scene: AnimatedSpec.resting(spec, measurer: measurer))
    }
    return settled?.scene
  }

  /// Safe to send: the receiver waits until it has been made.
  private struct Settled: @unchecked Sendable {
    let scene: LayoutScene?
  }

  /// Returns the clock of a spec; nil if time does not change it, or no longer does.
  func clock(
    of spec: Spec,
    number: Int,
    tell: @escaping @Sendable (ProgramEvent) -> Void
  ) -> SpecClock? {
    if settles { return nil }
    return SpecClock(spec, measurer: text.measurer(for: spec) { _ in }, number: number, tell: tell)
  }

  private func read(_ run: inout InputRun) throws -> (Spec, LayoutScene) {
    guard let specs = run.read(file)?.specs.filter({ $0.scene != nil }) else {
      throw run.failure
    }
    let named = specs.filter { caseName == nil || $0.name == caseName }
    guard named.count == 1, let spec = named.first, let scene = spec.scene else {
      run.refuse(complaint(specs), about: file, status: ExitStatus.wrongUsage)
      throw run.failure
    }
    return (spec, scene)
  }

  /// Reads the file again and shows its content; if it cannot be used, the screen stays as it is.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - spec: The spec that the screen shows.
  ///   - isComplaining: `true` to report the error of a file that cannot be used.
  /// - Returns: The spec that it shows from now on; nil if it has not changed.
  func readAgain(
    _ screen: InteractiveScreen,
    showing spec: Spec,
    isComplaining: Bool
  ) -> Spec? {
    var run = InputRun(quiet: quiet, showsErrors: isComplaining, overrides: options.overrides)
    guard let (next, scene) = try? read(&run), text.hasFonts(for: scene, of: next, &run) else {
      return nil
    }
    screen.replace(
      scene,
      title: next.windowTitle,
      measurer: text.measuresAlike(next, spec) ? nil : measurer(for: next)
    )
    return next
  }

  /// Returns the text measurer of a screen, and warns of missing fonts.
  private func measurer(for spec: Spec) -> any TextMeasurer {
    text.measurer(for: spec) { [file, quiet] problem in
      var run = InputRun(quiet: quiet)
      run.warn(problem.message, about: file)
    }
  }

  private func complaint(_ specs: [Spec]) -> String {
    let names = specs.compactMap(\.name)
    guard let caseName else {
      return specs.isEmpty
        ? "the file has no screen to publish"
        : "the file has \(specs.count) screens; choose one with --case, such as '\(names[0])'"
    }
    return names.isEmpty
      ? "the file is one screen and has no cases; leave out --case"
      : "no case has the name '\(caseName)'"
  }
}
