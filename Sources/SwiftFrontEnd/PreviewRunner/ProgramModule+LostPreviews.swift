internal import CommandSupport
internal import LayoutCore
internal import SpecFormat
internal import SwiftUI

extension ProgramModule {
  /// Reports the providers of previews that could not be compiled as such (V17.4).
  func tellOfLostPreviews(_ request: ScreenRequest) {
    guard !request.isQuiet, request.showsScreens else { return }
    // Those of an imported module are for its own program to report.
    for placeholder in placeholders.all where files.contains(placeholder.file) {
      guard let preview = placeholder.lostPreview(among: request.previews) else { continue }
      StandardError.write(
        Diagnostic(
          .warning,
          "\(preview) is not shown: it could not be compiled (\(placeholder.reason))",
          file: placeholder.file,
          position: SourcePosition(line: placeholder.line, column: placeholder.column)
        )
      )
    }
  }
}

extension ViewPlaceholder {
  /// The preview that is lost with the piece, as the subject of a sentence; nil if none is that was asked
  /// for.
  ///
  /// A type that no longer conforms is named by the reason; a type that is missing altogether is known by
  /// its name alone, which ends as those of providers do.
  ///
  /// - Parameter names: The names of the previews that were asked for; empty for all.
  fileprivate func lostPreview(among names: [String]) -> String? {
    switch kind {
    case .conformance:
      let isProvider = ["PreviewProvider", "SwiftUI.PreviewProvider"].contains(title)
      return isProvider && names.isEmpty ? "a preview" : nil
    case .declaration:
      guard title.hasSuffix("Preview") || title.hasSuffix("Previews"),
        names.isEmpty || names.contains(title)
      else { return nil }
      return "the preview '\(title)'"
    case .view, .modifier, .value, .statement, .body, .import, .stopped, .place: return nil
    }
  }
}
