import Glibc
package import LayoutCore
package import SpecFormat
import Synchronization
package import TextPango

/// Lays screens out with the text measurer that they, or the command line, select.
package struct TextSource {
  private let kind: TextMeasurerKind?
  /// The fonts that the command line names; a spec may name the system's.
  private let named: Fonts
  private let fonts: PangoTextMeasurer

  /// Creates the source.
  ///
  /// - Parameters:
  ///   - kind: The measurer of all text; nil for that of each spec.
  ///   - fontFiles: Font files besides those of the packages.
  ///   - foundFiles: Font files beside sources; an invalid one is left out with a warning.
  ///   - systemFontFiles: The files of a system font; empty for the fit to its widths.
  ///   - replacesUnknownFamilies: `true` to replace missing families by the system's font, with a
  ///     warning.
  package init(
    _ kind: TextMeasurerKind?,
    fontFiles: [String],
    foundFiles: [String] = [],
    systemFontFiles: [String] = [],
    replacesUnknownFamilies: Bool = false
  ) throws(FontProblem) {
    self.kind = kind
    // The one environment variable that Pango would follow: the path of a Thai dictionary.
    unsetenv("LIBTHAI_DICTDIR")
    if !fontFiles.isEmpty || !foundFiles.isEmpty || !systemFontFiles.isEmpty {
      SystemConfiguration.ignore()
    }
    named = Fonts(
      files: fontFiles,
      found: foundFiles,
      system: systemFontFiles,
      replacesUnknownFamilies: replacesUnknownFamilies
    )
    fonts = try TextSource.fonts(named)
  }

  /// The fonts for a spec, which may name the system's; those of the command line come first.
  private func fonts(for spec: Spec) throws(FontProblem) -> PangoTextMeasurer {
    guard named.system.isEmpty, !spec.systemFontFiles.isEmpty else { return fonts }
    let folder = spec.file.lastIndex(of: "/").map { spec.file[...$0] } ?? ""
    var own = named
    own.system = spec.systemFontFiles.map { folder + $0 }
    return try TextSource.fonts(own)
  }

  private struct Fonts: Hashable {
    let files: [String]
    let found: [String]
    var system: [String]
    let replacesUnknownFamilies: Bool
  }

  /// Measurers by fonts, shared so that fonts are read and texts shaped once.
  private static let measurers = Mutex<[Fonts: PangoTextMeasurer]>([:])

  private static func fonts(_ fonts: Fonts) throws(FontProblem) -> PangoTextMeasurer {
    try measurers.withLock { (measurers) throws(FontProblem) in
      if let measurer = measurers[fonts] { return measurer }
      let measurer = try PangoTextMeasurer(
        fontFiles: fonts.files,
        foundFiles: fonts.found,
        systemFontFiles: fonts.system,
        packageFonts: nil,
        replacesUnknownFamilies: fonts.replacesUnknownFamilies
      ) { problem in
        StandardError.write(
          Diagnostic(.warning, problem.message + "; it is left out", file: "espalier")
        )
      }
      measurers[fonts] = measurer
      return measurer
    }
  }

  /// Returns whether two specs have the same measurer.
  package func measuresAlike(_ spec: Spec, _ other: Spec) -> Bool {
    kind(for: spec) == kind(for: other) && spec.systemFontFiles == other.systemFontFiles
  }

  /// The measurer of the text of a spec.
  package func kind(for spec: Spec) -> TextMeasurerKind {
    kind ?? (spec.systemFontFiles.isEmpty ? spec.textMeasurer : .pango)
  }

  /// Runs a closure with the measurer of a spec; nil if fonts are missing, which are reported.
  package func measuring<Result>(
    _ spec: Spec,
    _ run: inout InputRun,
    _ body: (any TextMeasurer) -> Result
  ) -> Result? {
    switch kind(for: spec) {
    case .fixed: return body(FixedTextMeasurer())
    case .pango: return withFonts(for: spec, &run, body)
    }
  }

  /// Runs a closure with real fonts, whatever the spec's measurer; nil if some are missing, which
  /// are reported.
  package func withFonts<Result>(
    for spec: Spec,
    _ run: inout InputRun,
    _ body: (any TextMeasurer) -> Result
  ) -> Result? {
    SystemConfiguration.ignore()
    let fonts: PangoTextMeasurer
    do {
      fonts = try self.fonts(for: spec)
    } catch {
      refuse(spec, for: MissingFonts([error]), &run)
      return nil
    }
    // Families replaced for other screens are not reported here.
    _ = fonts.takeReplacedFamilies()
    do throws(MissingFonts) {
      let result = try fonts.measuring(body)
      for family in fonts.takeReplacedFamilies() {
        let problem = FontProblem.unknownFamily(family)
        run.warn(
          Diagnostic(
            .warning,
            problem.message + "; the system's font stands in",
            hint: problem.hint,
            file: spec.file
          )
        )
      }
      return result
    } catch {
      refuse(spec, for: error, &run)
      return nil
    }
  }

  /// Lays a screen out, and reports its unknown symbols; nil if a font is missing, which is
  /// reported.
  package func layout(_ screen: LayoutScene, of spec: Spec, _ run: inout InputRun) -> LayoutResult?
  {
    run.warnOfSymbols(in: screen, of: spec)
    return measuring(spec, &run) { measurer in
      let result = screen.layout(measurer: measurer)
      // The content of canvases is laid out when it is read.
      if kind(for: spec) == .pango { _ = result.views.flatMap(\.drawnItems) }
      return result
    }
  }

  /// Returns whether a screen's fonts exist; missing ones are reported.
  package func hasFonts(for screen: LayoutScene, of spec: Spec, _ run: inout InputRun) -> Bool {
    kind(for: spec) == .fixed || layout(screen, of: spec, &run) != nil
  }

  /// Returns the text measurer of a screen that goes on changing.
  ///
  /// - Parameter report: Called once with each missing font.
  package func measurer(
    for spec: Spec,
    reportingTo report: @escaping @Sendable (FontProblem) -> Void
  ) -> any TextMeasurer {
    switch kind(for: spec) {
    case .fixed: return FixedTextMeasurer()
    case .pango:
      SystemConfiguration.ignore()
      do {
        return try fonts(for: spec).measurer(reportingTo: report)
      } catch {
        report(error)
        return FixedTextMeasurer()
      }
    }
  }

  private func refuse(_ spec: Spec, for error: MissingFonts, _ run: inout InputRun) {
    let spec = spec.locatingViews()
    // The fonts that views use do not depend on their measurer.
    let views = spec.scene?.layout().views ?? []
    for problem in error.problems {
      let view = views.first { problem.isMet(by: $0) }
      run.refuse(
        Diagnostic(
          .error,
          problem.message,
          hint: problem.hint,
          file: spec.file,
          position: view.flatMap { spec.position(ofView: $0.source) }
        ),
        status: problem.status
      )
    }
  }
}

extension FontProblem {
  /// Returns whether a view uses the font.
  fileprivate func isMet(by view: PlacedView) -> Bool {
    guard case .unknownFamily(let name) = self, view.string != nil else { return false }
    return view.environment.font.family == name
  }

  /// The exit status that the problem leads to.
  package var status: Int32 {
    if case .unknownFamily = self { ExitStatus.badSpec } else { ExitStatus.cannotRead }
  }
}
