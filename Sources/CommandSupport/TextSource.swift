import Glibc
package import LayoutCore
package import SpecFormat
package import TextPango

/// Lays screens out with the text that they, or the command line, ask for.
package struct TextSource {
  private let kind: TextMeasurerKind?
  package let pango: PangoTextMeasurer

  /// Creates the source.
  ///
  /// - Parameters:
  ///   - kind: How all text is measured; nil for what each spec says.
  ///   - fontFiles: Fonts besides those of the packages.
  package init(_ kind: TextMeasurerKind?, fontFiles: [String]) throws(FontProblem) {
    self.kind = kind
    // The one variable of the environment that Pango would follow: where Thai words are listed.
    unsetenv("LIBTHAI_DICTDIR")
    pango = try PangoTextMeasurer(fontFiles: fontFiles)
  }

  /// Whether the same measures the texts of two specs.
  package func measuresAlike(_ spec: Spec, _ other: Spec) -> Bool {
    kind(for: spec) == kind(for: other)
  }

  private func kind(for spec: Spec) -> TextMeasurerKind { kind ?? spec.textMeasurer }

  /// What measures the text of a spec.
  package func measurer(for spec: Spec) -> any TextMeasurer {
    switch kind(for: spec) {
    case .fixed: FixedTextMeasurer()
    case .pango: pango
    }
  }

  /// Lays a screen out; nil if a font is missing, which is reported.
  package func layout(_ screen: LayoutScene, of spec: Spec, _ run: inout InputRun) -> LayoutResult?
  {
    let result = screen.layout(measurer: measurer(for: spec))
    return reportsProblems(of: spec, in: result, &run) ? nil : result
  }

  /// Whether the fonts that a screen needs are there; those that are not are reported.
  package func hasFonts(for screen: LayoutScene, of spec: Spec, _ run: inout InputRun) -> Bool {
    kind(for: spec) == .fixed || layout(screen, of: spec, &run) != nil
  }

  /// Reports the fonts that were missing since the last time.
  package func reportsProblems(of spec: Spec, in result: LayoutResult?, _ run: inout InputRun)
    -> Bool
  {
    let problems = pango.takeProblems()
    guard !problems.isEmpty else { return false }
    let spec = spec.locatingViews()
    for problem in problems {
      let view = result?.views.first { problem.isMet(by: $0) }
      run.refuse(
        Diagnostic(
          .error,
          problem.message,
          hint: problem.hint,
          file: spec.file,
          position: view.flatMap { spec.position(of: $0) }
        ),
        status: problem.status
      )
    }
    return true
  }
}

extension FontProblem {
  /// Whether a view asks for the font.
  fileprivate func isMet(by view: PlacedView) -> Bool {
    guard case .unknownFamily(let name) = self, view.string != nil else { return false }
    return view.environment.font.family == name
  }

  /// The exit status that the problem leads to.
  package var status: Int32 {
    if case .unknownFamily = self { ExitStatus.badSpec } else { ExitStatus.cannotRead }
  }
}

extension Spec {
  /// Where a view, its modifiers included, stands in the file.
  fileprivate func position(of view: PlacedView) -> SourcePosition? {
    viewPositions.filter { $0.key <= view.source }.max { $0.key < $1.key }?.value
  }
}
