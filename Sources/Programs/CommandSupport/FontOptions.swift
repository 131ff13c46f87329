package import ArgumentParser
package import SpecFormat
import TextPango

/// Where real fonts are.
package struct FontOptions: ParsableArguments {
  @Option(
    name: .customLong("font"),
    help: ArgumentHelp(
      "A font file for real text: of a custom family, or in the place of a package's file.",
      valueName: "file"
    ),
    completion: .file(extensions: ["otf", "ttf", "ttc"])
  )
  package var files: [SystemPath] = []

  package init() {}

  /// What measures the text of screens.
  package func textSource(_ kind: TextMeasurerKind?) throws -> TextSource {
    do throws(FontProblem) {
      // Text of a fixed width has no fonts, so that nobody need look for them.
      let others = kind == .fixed ? [] : ScreenProviders.current?.fontFiles ?? []
      return try TextSource(
        kind,
        fontFiles: files.map(\.text),
        foundFiles: others,
        // What a program's sources name is on their author's device (V11.9).
        replacesUnknownFamilies: ScreenProviders.current != nil
      )
    } catch {
      let diagnostic = Diagnostic(.error, error.message, hint: error.hint, file: "espalier")
      StandardError.write(diagnostic)
      throw ExitCode(error.status)
    }
  }
}
