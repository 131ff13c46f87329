package import ArgumentParser
package import SpecFormat
import TextPango

/// The options for fonts.
package struct FontOptions: ParsableArguments {
  @Option(
    name: .customLong("font"),
    help: ArgumentHelp(
      "A font file for real text: a custom family, or a replacement for a package's file.",
      valueName: "file"
    ),
    completion: .file(extensions: ["otf", "ttf", "ttc"])
  )
  package var files: [SystemPath] = []

  @Option(
    name: .customLong("system-font"),
    help: ArgumentHelp(
      "Your own file of Apple's system font, whose metrics real text uses in place of the fit.",
      valueName: "file"
    ),
    completion: .file(extensions: ["otf", "ttf", "ttc"])
  )
  package var systemFiles: [SystemPath] = []

  package init() {}

  /// Returns the measurer that the command line asks for: real fonts if it names a system font.
  package func kind(_ stated: TextMeasurerKind?) -> TextMeasurerKind? {
    stated ?? (systemFiles.isEmpty ? nil : .pango)
  }

  /// Returns the text measurer of screens.
  package func textSource(_ stated: TextMeasurerKind?) throws -> TextSource {
    let kind = kind(stated)
    do throws(FontProblem) {
      // Text of a fixed width needs no fonts.
      let others = kind == .fixed ? [] : ScreenProviders.current?.fontFiles ?? []
      return try TextSource(
        kind,
        fontFiles: files.map(\.text),
        foundFiles: others,
        systemFontFiles: systemFiles.map(\.text),
        // The sources name fonts of their author's device (V11.9).
        replacesUnknownFamilies: ScreenProviders.current != nil
      )
    } catch {
      let diagnostic = Diagnostic(.error, error.message, hint: error.hint, file: "espalier")
      StandardError.write(diagnostic)
      throw ExitCode(error.status)
    }
  }
}
