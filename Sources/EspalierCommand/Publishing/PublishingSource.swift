import ArgumentParser
import LayoutCore
import SpecFormat

/// The file that a published screen comes from.
struct PublishingSource {
  let file: InputFile
  /// Which case of the file; nil for the only one.
  let caseName: String?
  let options: SceneOptions
  let quiet: Bool

  /// Reads the screen; what is wrong with the file goes to standard error.
  ///
  /// - Throws: The status to end with.
  func read() throws -> Spec {
    var run = InputRun(quiet: quiet)
    guard let specs = run.read(file)?.specs.filter({ $0.scene != nil }) else {
      throw run.failure
    }
    let named = specs.filter { caseName == nil || $0.name == caseName }
    guard named.count == 1, var spec = named.first, var scene = spec.scene else {
      run.refuse(complaint(specs), about: file, status: ExitStatus.wrongUsage)
      throw run.failure
    }
    options.apply(to: &scene)
    spec.subject = .scene(scene)
    return spec
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
