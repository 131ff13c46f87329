package import Drawing
package import LayoutCore
package import SpecFormat

/// Reports problems of screens, once for each place in the sources, for every command.
extension InputRun {
  /// Reports the problems of a drawing.
  package mutating func warn(of problems: [DisplayList.Problem], in spec: Spec) {
    guard !quiet, !problems.isEmpty else { return }
    let spec = problems.contains { $0.view != nil } ? spec.locatingViews() : spec
    for problem in problems {
      warn(
        Diagnostic(
          .warning,
          problem.message,
          file: spec.file,
          position: problem.view.flatMap { spec.position(ofView: $0) }
        )
      )
    }
  }

  /// Warns of the symbols of a screen without a substitute.
  package mutating func warnOfSymbols(in screen: LayoutScene, of spec: Spec) {
    guard !quiet else { return }
    warn(of: screen.tree.unknownSymbols, in: spec)
  }
}
